import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { installControls } from "../shop/controls.js";
import { ControlChecker, openDialog, type View } from "../shop/operate-controls.js";
import { type Shopper, useShop } from "./world.js";

const COAT = "/product-page/harbor-wool-coat";

const views: readonly View<Shopper>[] = [
  { name: "home", path: "/" },
  { name: "menu", path: "/", prepare: openDialog(/^Menu$/), device: "phone" },
  { name: "search", path: "/", prepare: openDialog(/^Search$/), device: "phone" },
  { name: "empty cart", path: "/cart" },
  { name: "list", path: "/shop" },
  { name: "filtered list", path: "/shop?option.Color=Black" },
  { name: "category", path: "/category/knitwear" },
  { name: "search results", path: "/shop?q=wool" },
  { name: "no results", path: "/shop?q=zzzz" },
  { name: "product", path: COAT },
  { name: "enlarged pictures", path: COAT, prepare: openDialog(/^Enlarge picture 1/) },
  { name: "order without checkout", path: "/thank-you" },
  { name: "not found", path: "/nowhere" },
  { name: "account of a visitor", path: "/account" },
  { name: "cart", path: "/cart", prepare: fillCart },
  { name: "orders", path: "/account", isMember: true },
];

async function fillCart(tab: Shopper): Promise<void> {
  const checkout = tab.main.getByRole("button", { name: "Checkout" });
  if (await checkout.isVisible()) return;
  await tab.addToCart();
  await tab.main.getByText("Added to cart.").waitFor();
  await tab.open("/cart");
  await checkout.waitFor();
}

async function logIn(tab: Shopper): Promise<boolean> {
  if (!(await tab.main.getByRole("link", { name: "Log in" }).isVisible())) return false;
  await tab.logIn("Ada");
  return true;
}

describe.skipIf(!chromiumPath)(`each control in the shop on Next.js${chromiumHint}`, () => {
  const world = useShop();

  it.each([
    ["phone", { width: 390, height: 844 }],
    ["desktop", { width: 1280, height: 900 }],
  ] as const)(
    "on a %s is visible, is not covered and has an effect",
    async (device, viewport) => {
      const shopper = await world.openShopper({ viewport });
      await installControls(shopper.context);
      const canvas = await shopper.context.newPage();
      await shopper.page.bringToFront();
      const checker = new ControlChecker(shopper, canvas, logIn, shopper.problems);
      for (const view of views) {
        if (!view.device || view.device === device) await checker.visit(view);
      }
      const total = Object.values(checker.counts).reduce((sum, count) => sum + count, 0);
      console.info(`${total} controls on a ${device}: ${JSON.stringify(checker.counts)}`);
      expect(checker.defects).toEqual([]);
    },
    1_800_000,
  );
});
