import { describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { useShop, violations } from "./world.js";

describe.skipIf(!chromiumPath)(
  `what the pages of accounts and orders have against anybody${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    it("is nothing on pages for visitors", async () => {
      const tab = await (await shop.visitor()).tab();
      for (const path of ["/login", "/register", "/reset-password", "/cart", "/thank-you"]) {
        await tab.open(path);
        expect(await violations(tab.page), path).toEqual([]);
      }
    });

    it("is nothing in a member's account", async () => {
      const tab = await (await shop.visitor()).memberTab();
      for (const path of ["", "/wishlist", "/profile", "/addresses", "/privacy"]) {
        await tab.open(`/account${path}`);
        expect(await violations(tab.page), path).toEqual([]);
      }
    });

    it("is nothing in an order, right after it was placed and later", async () => {
      const tab = await (await shop.visitor()).memberTab();
      const name = await tab.fillCart();
      await tab.checkout();
      await tab.placeOrder();
      expect(await violations(tab.page), "order").toEqual([]);
      await tab.open("/account");
      await tab.main.getByRole("link", { name: /^Order / }).click();
      await tab.main.getByText(name).first().waitFor();
      expect(await violations(tab.page), "order's detail").toEqual([]);
    });
  },
);
