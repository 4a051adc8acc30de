import { describe, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../../browser/chromium.js";
import { phone, useShop } from "../world.js";
import { buying } from "./buying.js";
import { conditions } from "./conditions.js";
import { walk } from "./journey.js";

describe.skipIf(!chromiumPath)(
  `browsing, choosing and ordering${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    it.each(conditions)("$name", { timeout: 180_000 }, async (condition) => {
      const visitor = await shop.visitor({ viewport: phone });
      const { emulator } = shop;
      const tab = await visitor.tab();
      await walk({ visitor, tab, emulator, cart: new Map(), isMember: false }, buying, condition);
    });
  },
);
