import { describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { phone, useShop, violations } from "./world.js";

describe.skipIf(!chromiumPath)(`buying${chromiumPath ? "" : ` (${howToGetChromium})`}`, () => {
  const shop = useShop();

  it("goes from the list over filter, options, cart, coupon and checkout to the order", async () => {
    const visitor = await shop.visitor({ viewport: phone });
    const tab = await visitor.tab("/shop");
    await tab.filterBy(/^In stock/);
    const name = (await tab.shownNames())[1] as string;
    await tab.openProduct(name);
    await tab.expectStart();
    await tab.chooseOptions();
    await tab.addToCart();
    await tab.expectCount(1);
    await tab.openCart();
    await tab.expectStart();
    await tab.page.reload();
    await tab.line(name).waitFor();

    await tab.applyCoupon("WELCOME10");
    await tab.main.getByText("Discount").waitFor();
    await tab.expectFocus();

    // Back from the platform's page the cart is as it was, and the button works again
    await tab.checkout();
    await tab.back();
    await tab.line(name).waitFor();
    await tab.checkout();
    await tab.page.getByRole("button", { name: "Fill in a demo customer" }).click();
    await tab.page.getByRole("button", { name: /place order/i }).click();

    await tab.page.getByRole("heading", { name: /thank you/i }).waitFor();
    const ordered = tab.page.getByRole("list", { name: "Ordered items" });
    await ordered.getByText(name).waitFor();
    await tab.page.reload();
    await ordered.getByText(name).waitFor();
    await tab.expectCount(0);
    // the way back shows the cart that there is now: none
    await tab.open("/cart");
    await tab.main.getByText("Nothing in here yet").waitFor();
  });

  it("says what delivery costs before the checkout, which takes over what was chosen", async () => {
    const tab = await (await shop.visitor()).tab();
    const name = await tab.fillCart();
    const before = await tab.total();
    await tab.main.getByText("Delivery", { exact: true }).last().click();
    await tab.main.getByLabel("Country").selectOption("DE");
    await tab.main.getByLabel("Postal code").fill("10115");
    await tab.page.keyboard.press("Enter");
    const ways = tab.main.getByRole("group", { name: "To Germany" });
    const express = ways.getByRole("radio", { name: /Express delivery.*1-2 days.*\$18\.00/ });
    await express.waitFor();
    expect(await violations(tab.page)).toEqual([]);
    await express.check();
    await expect.poll(() => tab.total()).not.toBe(before);
    await tab.main.locator("dl.sums > *", { hasText: "Delivery" }).getByText("$18.00").waitFor();
    await tab.expectFocus();
    await tab.page.reload();
    await expect.poll(() => express.isChecked()).toBe(true);
    await tab.checkout();
    expect(await tab.page.getByRole("radio", { name: /Express/ }).isChecked()).toBe(true);
    expect(await tab.page.locator("[name=country]").inputValue()).toBe("DE");
    expect(await tab.page.locator("[name=postalCode]").inputValue()).toBe("10115");
    await tab.page.getByRole("button", { name: "Fill in a demo customer" }).click();
    await tab.page.getByRole("button", { name: /place order/i }).click();
    await tab.page.getByRole("heading", { name: /thank you/i }).waitFor();
    await tab.page.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();
    await tab.main.locator("dl.sums > *", { hasText: "Delivery" }).getByText("$18.00").waitFor();
  });

  it("shows a quantity at once on a slow network, and the platform's total when it comes", async () => {
    const tab = await (await shop.visitor()).tab();
    const name = await tab.fillCart();
    const before = await tab.total();
    const release = await tab.hold("**/ecom/v2/carts/current/update-line-items*");
    await tab.increase(name);
    await expect.poll(() => tab.quantity(name)).toBe("2");
    expect(await tab.total()).toBe(before);
    await tab.expectFocus();
    release();
    await expect.poll(() => tab.total()).not.toBe(before);
    await tab.page.reload();
    await expect.poll(() => tab.quantity(name)).toBe("2");
  });

  it("goes back to what it was where the platform fails, and says so", async () => {
    const visitor = await shop.visitor();
    const tab = await visitor.tab();
    const name = await tab.fillCart();
    const operation = "ecom.currentCartV2.updateLineItemsInCurrentCart";
    await shop.emulator.faults.add({ kind: "status", operation, status: 500, times: 1 });
    await tab.increase(name);
    await tab.page
      .getByRole("status")
      .getByText(/stays at the number it had/)
      .waitFor();
    await expect.poll(() => tab.quantity(name)).toBe("1");
    await tab.expectFocus();
    await tab.increase(name);
    await expect.poll(() => tab.quantity(name)).toBe("2");
    visitor.forgive(/500/);
  });

  it("shows a list that failed with its cause and a way to try again", async () => {
    const visitor = await shop.visitor();
    const operation = "stores.productsV3.searchProducts";
    await shop.emulator.faults.add({ kind: "status", operation, status: 500, times: 20 });
    const tab = await visitor.tab("/shop");
    const again = tab.main.getByRole("button", { name: /again/i });
    await again.waitFor();
    await shop.emulator.faults.clear();
    await again.click();
    expect((await tab.shownNames()).length).toBeGreaterThan(8);
    visitor.forgive(/500/);
  });

  it("goes on when the token has expired meanwhile", async () => {
    const visitor = await shop.visitor();
    const tab = await visitor.tab();
    const name = await tab.fillCart();
    await shop.emulator.clock.advance(5 * 3_600_000);
    await tab.increase(name);
    await expect.poll(() => tab.quantity(name)).toBe("2");
    await tab.page.reload();
    await expect.poll(() => tab.quantity(name)).toBe("2");
    visitor.overlook(/401/);
  });

  it("keeps what was added offline, and sends it when the network is back", async () => {
    const visitor = await shop.visitor();
    const tab = await visitor.tab("/shop");
    const name = (await tab.shownNames())[0] as string;
    await tab.openProduct(name);
    await tab.chooseOptions();
    await visitor.context.setOffline(true);
    await tab.addToCart();
    await tab.page
      .getByText(/you are offline/i)
      .first()
      .waitFor();
    await visitor.context.setOffline(false);
    await tab.expectCount(1);
    await tab.openCart();
    await tab.line(name).waitFor();
    await tab.page.reload();
    await expect.poll(() => tab.quantity(name)).toBe("1");
    visitor.overlook(/ERR_INTERNET_DISCONNECTED/);
  });

  it("adds once and leaves once on double clicks", async () => {
    const visitor = await shop.visitor();
    const tab = await visitor.tab("/shop");
    const name = (await tab.shownNames())[0] as string;
    await tab.openProduct(name);
    await tab.chooseOptions();
    await tab.page.getByRole("button", { name: "Add to cart" }).dblclick();
    await tab.page.getByRole("dialog", { name: "Your cart" }).waitFor();
    await tab.expectCount(1);
    await tab.openCart();
    expect(await tab.quantity(name)).toBe("1");
    await tab.main.getByRole("button", { name: "Checkout" }).dblclick();
    await tab.page.getByRole("button", { name: /place order/i }).waitFor();
    const sent = await shop.emulator.requests({
      operation: "identity.redirects.createRedirectSession",
    });
    expect(sent).toHaveLength(1);
  });

  it("tells the other tab, and brings back what was taken out", async () => {
    const visitor = await shop.visitor();
    const [one, other] = [await visitor.tab(), await visitor.tab("/shop")];
    const name = await one.fillCart();
    await other.expectCount(1);
    await other.openCart();
    await one.remove(name);
    await one.expectFocus();
    await other.main.getByText("Nothing in here yet").waitFor();
    await one.page.getByRole("button", { name: `Put ${name} back` }).click();
    await one.line(name).waitFor();
    await one.expectFocus();
    await other.line(name).waitFor();
    await one.page.reload();
    await one.line(name).waitFor();
  });
});
