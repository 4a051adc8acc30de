import { describe, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { useShop } from "./world.js";

const where = chromiumPath ? "" : ` (${howToGetChromium})`;

describe.skipIf(!chromiumPath)(`shopping on Next.js${where}`, () => {
  const world = useShop();

  it.each([
    ["with a script", true, "Ada"],
    ["without a script", false, "Grace"],
  ] as const)(
    "keeps the cart through login, order and logout, %s",
    async (_, javaScriptEnabled, member) => {
      const shopper = await world.shopper({ javaScriptEnabled });
      const { page, main } = shopper;
      const name = await shopper.addToCart();
      if (javaScriptEnabled) {
        await main.getByText("In your cart.").waitFor();
        await shopper.expectCount(1);
        await main.getByRole("link", { name: "View cart" }).click();
      }
      await shopper.line(name).waitFor();
      await shopper.expectCount(1);
      await page.reload();
      await shopper.line(name).waitFor();

      await shopper.logIn(member);
      await shopper.open("/cart");
      await shopper.line(name).waitFor();
      await shopper.expectCount(1);

      await shopper
        .line(name)
        .getByRole("button", { name: /^Increase/ })
        .click();
      await shopper.expectCount(2);
      await main.getByRole("button", { name: "Checkout" }).click();
      await page
        .getByRole("heading", { name: /checkout/i })
        .first()
        .waitFor();
      if (!javaScriptEnabled) {
        // The platform's own page wants a script.
        await shopper.logOut();
        await shopper.open("/cart");
        await main.getByRole("heading", { name: "Nothing in here yet" }).waitFor();
        return;
      }
      await page.getByRole("button", { name: "Fill in a demo customer" }).click();
      await page.getByRole("button", { name: /place order/i }).click();
      await main.getByRole("heading", { level: 1, name: /thank you/i }).waitFor();
      await main.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();
      await shopper.expectCount(0);

      await shopper.open("/account");
      await main.getByRole("link", { name: /^Order / }).click();
      await main.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();
      await shopper.logOut();
      await shopper.open("/account");
      await main.getByRole("link", { name: "Log in" }).waitFor();
    },
  );
});
