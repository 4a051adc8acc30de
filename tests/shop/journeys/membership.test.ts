import { describe, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../../browser/chromium.js";
import { useShop } from "../world.js";
import { conditions } from "./conditions.js";
import { walk } from "./journey.js";
import { membership } from "./membership.js";

describe.skipIf(!chromiumPath)(
  `having an account${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    it.each(conditions)("$name", { timeout: 180_000 }, async (condition) => {
      const visitor = await shop.visitor();
      const { emulator } = shop;
      const tab = await visitor.tab();
      await walk(
        { visitor, tab, emulator, cart: new Map(), isMember: false },
        membership,
        condition,
      );
    });
  },
);
