import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { findViolations, useShop } from "./world.js";

describe.skipIf(!chromiumPath)(`an order with a pending payment${chromiumHint}`, () => {
  const shop = useShop();

  it("is shown as pending on the thank-you page, and as paid after the payment", async () => {
    const tab = await (await shop.openVisitor()).openTab();
    const name = await tab.fillCart();
    await shop.emulator.controls.ledger.setProvider("waits");
    await tab.checkout();
    await tab.placeOrder();
    await expect.poll(() => tab.title.textContent()).toBe("Thank you, your payment is pending");
    await tab.main.getByText("waiting for your payment").waitFor();
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.page.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();

    const [account] = await shop.emulator.entries("accounts");
    expect(account).toMatchObject({ payments: [{ status: "PENDING" }] });
    const { orderId, payments } = account as { orderId: string; payments: [{ id: string }] };
    await shop.emulator.controls.ledger.settle(orderId, payments[0].id);
    // The page polls the order.
    await expect.poll(() => tab.title.textContent()).toBe("Thank you");
    await tab.expectCount(0);
  });
});
