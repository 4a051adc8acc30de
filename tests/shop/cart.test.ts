import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { findViolations, useShop } from "./world.js";

const valuesOf = (elements: Element[]) =>
  elements.map((element) => Number((element as HTMLDataElement).value));
/** Adds amounts in cents, because floats are inexact. */
const addUp = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

describe.skipIf(!chromiumPath)(`the cart in the shop${chromiumHint}`, () => {
  const shop = useShop();

  it("restores a removed line item, including in the other tab", async () => {
    const visitor = await shop.openVisitor();
    const [firstTab, otherTab] = [await visitor.openTab(), await visitor.openTab("/cart")];
    await firstTab.bringToFront();
    const name = await firstTab.fillCart();
    await otherTab.lineItem(name).waitFor();
    await firstTab.remove(name);
    await firstTab.expectFocus();
    await otherTab.main.getByText("Your cart is empty").waitFor();
    await firstTab.page.getByRole("button", { name: `Put ${name} back` }).click();
    await firstTab.lineItem(name).waitFor();
    await firstTab.expectFocus();
    await otherTab.lineItem(name).waitFor();
    await firstTab.page.reload();
    await firstTab.lineItem(name).waitFor();
  });

  it("shows a Continue shopping button in an empty drawer", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    const [name] = await tab.productNames();
    await tab.openProduct(name as string);
    await tab.chooseOptions();
    await tab.addToCart();
    await tab.drawer.getByText("Subtotal").waitFor();
    await tab.drawer.getByRole("button", { name: `Remove ${name}` }).click();
    await tab.drawer.getByText("Your cart is empty").waitFor();
    expect(
      await tab.drawer.getByText(/updating price|calculating|subtotal|checkout/i).count(),
    ).toBe(0);
    await tab.drawer.getByRole("button", { name: "Continue shopping" }).click();
    await tab.drawer.waitFor({ state: "hidden" });
    await tab.expectFocus();
  });

  it("opens offline, and shows the total once the network is back", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/shop");
    const [name] = await tab.productNames();
    await tab.openProduct(name as string);
    await tab.chooseOptions();
    await tab.addToCart();
    await tab.expectCount(1);
    await tab.page.keyboard.press("Escape");
    await tab.waitForChunk("cart-page");
    await visitor.setOffline(true);
    await tab.openCart();
    await tab.lineItem(name as string).waitFor();
    expect(await tab.main.getByText(/went wrong|try again/i).count()).toBe(0);
    await visitor.setOffline(false);
    await tab.total();
    visitor.allowProblem(/ERR_INTERNET_DISCONNECTED/);
  });

  it("sends a change made offline once, after a reload", async () => {
    const tab = await (await shop.openVisitor()).openTab();
    const name = await tab.fillCart();
    await tab.page.evaluate(() => window.dispatchEvent(new Event("offline")));
    await tab.increase(name);
    await tab.main.getByText("You’re offline. Your changes will be saved").waitFor();
    const writes: string[] = [];
    tab.page.on("request", (request) => {
      if (request.url().includes("update-line-items")) writes.push(request.url());
    });
    await tab.page.reload();
    await tab.expectCount(2);
    await tab.page.waitForLoadState("networkidle");
    await tab.page.reload();
    await tab.expectCount(2);
    await tab.page.waitForLoadState("networkidle");
    expect(writes).toHaveLength(1);
  });

  it("becomes an order with line items that add up to the subtotal, and amounts that add up to the total", async () => {
    const tab = await (await shop.openVisitor()).openTab("/login");
    await tab.enterCredentials("Log in", "ada@example.com", "portico");
    await tab.expectMember();
    const firstProduct = await tab.fillCart();
    await tab.increase(firstProduct);
    await tab.expectCount(2);
    await tab.applyCoupon("WELCOME10");
    await tab.expectCoupon("WELCOME10");
    await tab.checkout();
    await tab.placeOrder();
    async function expectSums() {
      const list = tab.main.getByRole("list", { name: "Ordered items" });
      await list.locator(".line-total data").first().waitFor();
      const lineItemPrices = await list.locator(".line-total data").evaluateAll(valuesOf);
      const sumRows = await tab.main
        .locator("dl.sums > .sum")
        .evaluateAll((rows) =>
          rows.map((row): [string, number] => [
            row.querySelector("dt")?.textContent ?? "",
            Number(row.querySelector("data")?.value ?? 0) *
              (row.textContent?.includes("−") ? -1 : 1),
          ]),
        );
      const sums = Object.fromEntries(sumRows);
      expect(lineItemPrices).toHaveLength(1);
      expect(addUp(lineItemPrices)).toBe(sums.Subtotal);
      expect(sums.Discount).toBeLessThan(0);
      expect(addUp(sumRows.slice(0, -1).map(([, value]) => value))).toBe(sums.Total);
    }
    await expectSums();
    await tab.open("/account");
    await tab.main.getByRole("link", { name: /^Order / }).click();
    await tab.main.getByText(firstProduct).first().waitFor();
    await expectSums();
  });

  it("opens its drawer without a delay once the code for the drawer is loaded", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    await tab.openProduct((await tab.productNames())[2] as string);
    await tab.chooseOptions();
    await tab.waitForChunk("drawer-content");
    const addButton = tab.main.getByRole("button", { name: /add to cart/i });
    expect(await tab.textsInFirstFrame(addButton, ".drawer-foot")).toHaveLength(1);
  });

  it("shows shipping costs before the checkout, and keeps the selected option in the checkout", async () => {
    const tab = await (await shop.openVisitor()).openTab();
    const name = await tab.fillCart();
    const totalBefore = await tab.total();
    await tab.main.getByText("Shipping", { exact: true }).last().click();
    await tab.main.getByLabel("Country").selectOption("DE");
    await tab.main.getByLabel("ZIP or postal code").fill("10115");
    await tab.page.keyboard.press("Enter");
    const deliveryOptions = tab.main.getByRole("group", { name: "To Germany" });
    const express = deliveryOptions.getByRole("radio", {
      name: /Express delivery.*1–2 days.*\$18\.00/,
    });
    await express.waitFor();
    expect(await findViolations(tab.page)).toEqual([]);
    await express.check();
    await expect.poll(() => tab.total()).not.toBe(totalBefore);
    await tab.main.locator("dl.sums > *", { hasText: "Shipping" }).getByText("$18.00").waitFor();
    await tab.expectFocus();
    await tab.page.reload();
    await expect.poll(() => express.isChecked()).toBe(true);
    await tab.checkout();
    expect(await tab.page.getByRole("radio", { name: /Express/ }).isChecked()).toBe(true);
    expect(await tab.page.locator("[name=country]").inputValue()).toBe("DE");
    expect(await tab.page.locator("[name=postalCode]").inputValue()).toBe("10115");
    await tab.page.getByRole("button", { name: "Fill in demo details" }).click();
    await tab.page.getByRole("button", { name: /place order/i }).click();
    await tab.page.getByRole("heading", { name: /thank you/i }).waitFor();
    await tab.page.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();
    await tab.main
      .locator("dl.sums > *", { hasText: "Express delivery" })
      .getByText("$18.00")
      .waitFor();
  });
});
