import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { desktop, findViolations, phone } from "../shop/world.js";
import { useShop } from "./world.js";

describe.skipIf(!chromiumPath)(
  `an accessibility check of the shop on Next.js${chromiumHint}`,
  () => {
    const world = useShop();

    describe.each([
      ["phone", phone],
      ["desktop", desktop],
    ])("on a %s", (_, viewport) => {
      it.each([
        "/",
        "/shop",
        "/shop?option.Color=Black&stock=in",
        "/shop?q=zzzz",
        "/category/knitwear",
        "/product-page/harbor-wool-coat",
        "/cart",
        "/account",
        "/thank-you",
        "/auth/login",
      ])("finds no violations on %s for a visitor", async (path) => {
        const { page, address } = await world.openShopper({ viewport });
        await page.goto(address + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        for (const section of await page.locator("main details > summary").all())
          await section.click();
        expect(await findViolations(page)).toEqual([]);
      });

      it("finds no violations in dialogs", async () => {
        const { page, address } = await world.openShopper({ viewport });
        const session = page.waitForResponse(/\/auth\/session/);
        await page.goto(`${address}/product-page/harbor-wool-coat`);
        await session;
        const names = [/^Enlarge picture/, /^Search/, ...(viewport === phone ? [/^Menu/] : [])];
        for (const name of names) {
          await page.getByRole("button", { name }).first().click();
          const openDialogs = page.locator("dialog[open]");
          await openDialogs.waitFor();
          expect(await findViolations(page), String(name)).toEqual([]);
          await page.keyboard.press("Escape");
          await openDialogs.waitFor({ state: "hidden" });
        }
      });

      it("finds no violations while a member checks out and views the order", async () => {
        const shopper = await world.openShopper({ viewport });
        const { page, main } = shopper;
        await shopper.logIn("Ada");
        const name = await shopper.addToCart();
        await main.getByText("Added to cart.").waitFor();
        expect(await findViolations(page), "added").toEqual([]);
        await main.getByRole("link", { name: "View cart" }).click();
        await shopper.lineItem(name).waitFor();
        expect(await findViolations(page), "cart").toEqual([]);
        await main.getByRole("button", { name: "Checkout" }).click();
        await page.getByRole("button", { name: "Fill in demo details" }).click();
        expect(await findViolations(page), "checkout").toEqual([]);
        await page.getByRole("button", { name: /place order/i }).click();
        await main.getByRole("heading", { level: 1, name: /thank you/i }).waitFor();
        expect(await findViolations(page), "order").toEqual([]);
        await shopper.open("/account");
        expect(await findViolations(page), "account").toEqual([]);
        await main
          .getByRole("link", { name: /^Order / })
          .first()
          .click();
        await main.getByRole("list", { name: "Ordered items" }).waitFor();
        expect(await findViolations(page), "order of the account").toEqual([]);
      });
    });
  },
);
