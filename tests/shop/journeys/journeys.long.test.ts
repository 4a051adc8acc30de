// Runs complete visits to the shop, each under every condition.
import { describe, it } from "vitest";
import { chromiumHint, chromiumPath, openBrowser } from "../../browser/chromium.js";
import { phone, useShop } from "../world.js";
import { buying } from "./buying.js";
import { conditions } from "./conditions.js";
import { runJourney } from "./journey.js";
import { membership } from "./membership.js";

const JOURNEYS = [
  { name: "browsing and ordering", journey: buying, viewport: phone },
  { name: "using an account", journey: membership, viewport: undefined },
];

for (const { name, journey, viewport } of JOURNEYS)
  describe.skipIf(!chromiumPath)(name + chromiumHint, () => {
    // One step needs the back/forward cache.
    const shop = useShop(openBrowser);

    it.each(Object.values(conditions))("succeeds $name", async (condition) => {
      const visitor = await shop.openVisitor(viewport && { viewport });
      const tab = await visitor.openTab();
      const { emulator } = shop;
      await runJourney(
        { visitor, tab, emulator, cart: new Map(), isMember: false },
        journey,
        condition,
      );
    });
  });
