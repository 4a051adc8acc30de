import { describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { useShop, violations } from "./world.js";

describe.skipIf(!chromiumPath)(`in the cart${chromiumPath ? "" : ` (${howToGetChromium})`}`, () => {
  const shop = useShop();

  it("brings back what was taken out, in its place and in the other tab", async () => {
    const visitor = await shop.visitor();
    const [one, other] = [await visitor.tab(), await visitor.tab("/cart")];
    await one.toFront();
    const name = await one.fillCart();
    await other.line(name).waitFor();
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

  it("opens beside the page in the same moment, once its code is there", async () => {
    const tab = await (await shop.visitor()).tab("/shop");
    await tab.openProduct((await tab.shownNames())[2] as string);
    await tab.chooseOptions();
    await tab.loaded("drawer-content");
    const add = tab.main.getByRole("button", { name: /add to cart/i });
    expect(await tab.shownAtOnce(add, ".drawer-foot")).toHaveLength(1);
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
});
