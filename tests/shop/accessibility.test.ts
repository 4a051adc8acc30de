import { describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { phone, useShop, violations } from "./world.js";

describe.skipIf(!chromiumPath)(
  `what the shop's pages have against anybody${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    it("is nothing, and a new visitor's console stays empty", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab("/");
      expect(await violations(tab.page)).toEqual([]);
      await tab.open("/shop?stock=in");
      const [name] = await tab.shownNames();
      expect(await violations(tab.page)).toEqual([]);
      await tab.openProduct(name as string);
      expect(await violations(tab.page)).toEqual([]);
      expect(visitor.problems.filter((problem) => !/404.*carts\/current/.test(problem))).toEqual(
        [],
      );
    });

    it("is nothing on the phone, with what comes over the page", async () => {
      const visitor = await shop.visitor({ viewport: phone });
      const tab = await visitor.tab("/shop");
      await tab.shownNames();
      for (const [button, dialog] of [
        [/^Menu/, "Menu"],
        [/^Search/, "Search"],
        [/^Filter/, "Filter"],
      ] as const) {
        await tab.page.getByRole("button", { name: button }).first().click();
        const opened = tab.page.getByRole("dialog", { name: dialog });
        await opened.waitFor();
        expect(await violations(tab.page)).toEqual([]);
        await tab.page.keyboard.press("Escape");
        await opened.waitFor({ state: "hidden" });
        await tab.expectFocus();
      }
      const [name] = await tab.shownNames();
      await tab.openProduct(name as string);
      await tab.chooseOptions();
      await tab.addToCart();
      await tab.expectCount(1);
      expect(await violations(tab.page)).toEqual([]);
      await tab.openCart();
      await tab.total();
      expect(await violations(tab.page)).toEqual([]);
      await tab.checkout();
      expect(await violations(tab.page)).toEqual([]);
    });

    it("is nothing on pages for visitors", async () => {
      const tab = await (await shop.visitor()).tab();
      for (const path of ["/login", "/register", "/reset-password", "/cart", "/thank-you"]) {
        await tab.open(path);
        expect(await violations(tab.page), path).toEqual([]);
      }
    });

    it("is nothing in a member's account", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab("/login");
      await tab.enter("Log in", "ada@example.com", "portico");
      await tab.expectMember();
      for (const path of ["", "/wishlist", "/profile", "/addresses", "/privacy"]) {
        await tab.open(`/account${path}`);
        expect(await violations(tab.page), path).toEqual([]);
      }
    });
  },
);
