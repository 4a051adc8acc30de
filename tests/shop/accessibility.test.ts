import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import type { ShopPages } from "./shop-pages.js";
import { findViolations, phone, useShop } from "./world.js";

/** Returns whether a dialog is visible, within the window and not cut off. Runs in the page. */
function isFullyVisible(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const isLarge = right - left > 100 && bottom - top > 50;
  const body = element.querySelector(".sheet-body");
  const isWhole = body !== null && body.scrollWidth <= body.clientWidth;
  return element.checkVisibility({ opacityProperty: true }) && isInside && isLarge && isWhole;
}

describe.skipIf(!chromiumPath)(`an accessibility check of the shop${chromiumHint}`, () => {
  const shop = useShop();

  it("finds no violations or console errors while a new visitor browses the shop", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/");
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.main.locator("a[href='/shop']").first().click();
    await expect.poll(() => tab.title.textContent()).toMatch(/^All products/);
    const [name] = await tab.productNames();
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.openProduct(name as string);
    await tab.chooseOptions();
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.openCart();
    await tab.main.getByText("Your cart is empty").waitFor();
    expect(visitor.problems).toEqual([]);
  });

  /**
   * Opens each dialog, and checks that it is visible and has no accessibility violations, and that
   * an element has the focus after the dialog closes.
   */
  async function checkDialogs(tab: ShopPages, ...buttons: readonly string[]): Promise<void> {
    for (const name of buttons) {
      await tab.page
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .first()
        .click();
      const openDialogs = tab.page.locator("dialog[open]");
      await openDialogs.waitFor();
      await expect.poll(() => openDialogs.evaluate(isFullyVisible), { message: name }).toBe(true);
      expect(await findViolations(tab.page), name).toEqual([]);
      await tab.page.keyboard.press("Escape");
      await openDialogs.waitFor({ state: "hidden" });
      await tab.expectFocus();
    }
  }

  it("finds no violations on a desktop when dialogs are open", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    await tab.productNames();
    await checkDialogs(tab, "Search", "Filter", "Inbox", "Break it");
  });

  it("finds no violations in a product's dialogs, the cart drawer and the cart page", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    const [name] = await tab.productNames();
    await tab.openProduct(name as string);
    await tab.chooseOptions();
    await checkDialogs(tab, "Size guide", "Enlarge picture");
    await tab.addToCart();
    await tab.expectCount(1);
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.openCart();
    for (const section of await tab.main.locator("details > summary").all()) await section.click();
    expect(await findViolations(tab.page)).toEqual([]);
  });

  it("finds no violations on the not-found page", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/nowhere/at/all");
    await tab.productNames();
    expect(await findViolations(tab.page)).toEqual([]);
    visitor.expectProblem(/404.*nowhere/);
  });

  it("finds no violations on empty pages with suggestions", async () => {
    const tab = await (await shop.openVisitor()).openMemberTab();
    for (const path of ["/cart", "/shop?q=nothing+of+the+kind", "/account/wishlist"]) {
      await tab.open(path);
      await tab.main.getByRole("region", { name: "You may also like" }).waitFor();
      expect(await tab.productNames(), path).toHaveLength(4);
      expect(await findViolations(tab.page), path).toEqual([]);
    }
  });

  it("finds no violations on a phone when dialogs are open", async () => {
    const visitor = await shop.openVisitor({ viewport: phone });
    const tab = await visitor.openTab("/shop");
    await tab.productNames();
    await checkDialogs(tab, "Menu", "Search", "Filter");
    await tab.openProduct((await tab.productNames())[0] as string);
    await tab.chooseOptions();
    await checkDialogs(tab, "Enlarge picture");
  });

  it("finds no violations on a phone on the way to the checkout", async () => {
    const visitor = await shop.openVisitor({ viewport: phone });
    const tab = await visitor.openTab("/shop");
    const [name] = await tab.productNames();
    await tab.openProduct(name as string);
    await tab.chooseOptions();
    await tab.addToCart();
    await tab.expectCount(1);
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.openCart();
    await tab.total();
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.checkout();
    expect(await findViolations(tab.page)).toEqual([]);
  });
});
