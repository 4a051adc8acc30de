// Which journeys are walked under which conditions in every run, and which only in long ones.
import { describe, it } from "vitest";
import { chromiumPath, howToGetChromium, openBrowser } from "../../browser/chromium.js";
import { phone, useShop } from "../world.js";
import { buying } from "./buying.js";
import { type ConditionName, conditions } from "./conditions.js";
import { walk } from "./journey.js";
import { membership } from "./membership.js";

/** The conditions of every run: those in which the shop has to recover from something. */
const USUAL: Readonly<Record<string, readonly ConditionName[]>> = {
  buying: ["failing", "offline"],
  membership: ["expired"],
};
const JOURNEYS = [
  { name: "browsing, choosing and ordering", key: "buying", journey: buying, viewport: phone },
  { name: "having an account", key: "membership", journey: membership, viewport: undefined },
];

/** Declares the walks of every run, or all others. */
export function describeWalks(isLong: boolean): void {
  for (const { name, key, journey, viewport } of JOURNEYS) {
    const why = chromiumPath ? "" : ` (${howToGetChromium})`;
    describe.skipIf(!chromiumPath)(name + why, () => {
      // one step depends on the back/forward cache
      const shop = useShop(openBrowser);
      const chosen = Object.entries(conditions).filter(
        ([condition]) => USUAL[key]?.includes(condition as ConditionName) !== isLong,
      );
      it.each(chosen.map(([, condition]) => condition))(
        "$name",
        { timeout: 180_000 },
        async (condition) => {
          const visitor = await shop.visitor(viewport && { viewport });
          const tab = await visitor.tab();
          const { emulator } = shop;
          await walk(
            { visitor, tab, emulator, cart: new Map(), isMember: false },
            journey,
            condition,
          );
        },
      );
    });
  }
}
