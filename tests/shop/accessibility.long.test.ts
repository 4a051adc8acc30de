import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { findViolations, useShop } from "./world.js";

describe.skipIf(!chromiumPath)(
  `an accessibility check of further states of the shop${chromiumHint}`,
  () => {
    const shop = useShop();

    it("finds no violations on pages for visitors", async () => {
      const tab = await (await shop.openVisitor()).openTab();
      for (const path of ["/login", "/register", "/reset-password", "/cart", "/thank-you"]) {
        await tab.open(path);
        expect(await findViolations(tab.page), path).toEqual([]);
      }
    });

    it("finds no violations in a member's account", async () => {
      const tab = await (await shop.openVisitor()).openMemberTab();
      for (const path of ["", "/wishlist", "/profile", "/addresses", "/privacy"]) {
        await tab.open(`/account${path}`);
        expect(await findViolations(tab.page), path).toEqual([]);
      }
    });

    it("finds no violations in the wishlist and its dialog", async () => {
      const tab = await (await shop.openVisitor()).openMemberTab();
      await tab.open("/product-page/harbor-wool-coat");
      const wishlistButton = tab.main.getByRole("button", { name: /to your wishlist$/ });
      await wishlistButton.click();
      await expect.poll(() => wishlistButton.getAttribute("aria-pressed")).toBe("true");
      await tab.open("/account/wishlist");
      await tab.main.getByRole("button", { name: /^Add to cart/ }).click();
      const dialog = tab.page.getByRole("dialog", { name: "Harbor Wool Coat" });
      await dialog.getByRole("group").first().waitFor();
      expect(await findViolations(tab.page), "options").toEqual([]);
      await tab.page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      expect(await findViolations(tab.page), "wishlist").toEqual([]);
    });

    it("finds no violations in filters and filtered lists", async () => {
      const tab = await (await shop.openVisitor()).openTab("/shop");
      await tab.page.getByRole("button", { name: /^Filter/ }).click();
      await tab.filters.getByRole("group").first().waitFor();
      expect(await findViolations(tab.page), "filters").toEqual([]);
      await tab.filters
        .getByText(/^In stock/)
        .first()
        .click();
      await tab.filters
        .getByRole("button", { name: "Clear all" })
        .and(tab.page.locator(":enabled"))
        .waitFor();
      expect(await findViolations(tab.page), "selection").toEqual([]);
      await tab.page.keyboard.press("Escape");
      await tab.main.getByRole("list", { name: "Active filters" }).waitFor();
      expect(await findViolations(tab.page), "chips").toEqual([]);
    });

    it("finds no violations during a navigation", async () => {
      const tab = await (await shop.openVisitor()).openTab("/cart");
      await tab.page.waitForLoadState("networkidle");
      const release = await tab.holdRequests("**/products/search*");
      await tab.page.getByRole("link", { name: "Shoes", exact: true }).first().click();
      await tab.page.getByRole("progressbar", { name: "Loading page" }).waitFor();
      expect(await findViolations(tab.page)).toEqual([]);
      release();
      await expect.poll(() => tab.title.textContent()).toMatch(/^Shoes/);
    });

    it("finds no violations on the thank-you page and on the order page", async () => {
      const tab = await (await shop.openVisitor()).openMemberTab();
      const name = await tab.fillCart();
      await tab.checkout();
      await tab.placeOrder();
      expect(await findViolations(tab.page), "order").toEqual([]);
      await tab.open("/account");
      await tab.main.getByRole("link", { name: /^Order / }).click();
      await tab.main.getByText(name).first().waitFor();
      expect(await findViolations(tab.page), "order's detail").toEqual([]);
    });
  },
);
