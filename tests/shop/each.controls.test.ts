import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { installControls } from "./controls.js";
import { ControlChecker, openDialog, type View } from "./operate-controls.js";
import type { ShopPages } from "./shop-pages.js";
import { desktop, phone, useShop } from "./world.js";

const COAT = "/product-page/harbor-wool-coat";

const views: readonly View<ShopPages>[] = [
  { name: "home", path: "/" },
  { name: "menu", path: "/", prepare: openDialog(/^Menu$/), device: "phone" },
  {
    name: "search",
    path: "/",
    async prepare(tab) {
      await openDialog(/^Search$/)(tab);
      await tab.page.getByRole("searchbox").fill("wool");
      await tab.page.locator(".suggestions li").first().waitFor();
    },
  },
  { name: "empty cart", path: "/cart" },
  { name: "list", path: "/shop" },
  { name: "filters", path: "/shop", prepare: openDialog(/^Filter/) },
  { name: "filtered list", path: "/shop?option.Color=Black" },
  { name: "category", path: "/category/knitwear" },
  { name: "search results", path: "/shop?q=wool" },
  { name: "no results", path: "/shop?q=zzzz" },
  { name: "product", path: COAT },
  { name: "size guide", path: COAT, prepare: openDialog(/^Size guide/) },
  { name: "enlarged pictures", path: COAT, prepare: openDialog(/^Enlarge picture 1/) },
  { name: "login", path: "/login" },
  { name: "registration", path: "/register" },
  { name: "password reset", path: "/reset-password" },
  {
    name: "inbox",
    path: "/reset-password",
    async prepare(tab) {
      const email = tab.main.getByLabel("Email address");
      const otherEmail = tab.main.getByRole("button", { name: "Use a different email" });
      await email.or(otherEmail).waitFor();
      if (await email.isVisible()) {
        await email.fill("ada@example.com");
        await tab.main.getByRole("button", { name: /Send/ }).click();
        await otherEmail.waitFor();
      }
      await openDialog(/^Inbox$/)(tab);
      await tab.page.getByRole("link", { name: "Open link" }).first().waitFor();
    },
  },
  { name: "order without checkout", path: "/thank-you" },
  { name: "not found", path: "/nowhere" },
  { name: "cart", path: "/cart", isMember: true, prepare: fillCart },
  {
    name: "cart drawer",
    path: COAT,
    isMember: true,
    async prepare(tab) {
      await tab.chooseOptions();
      await tab.addToCart();
    },
  },
  {
    name: "new order",
    path: "/cart",
    isMember: true,
    async prepare(tab) {
      await fillCart(tab);
      await tab.checkout();
      await tab.placeOrder();
    },
  },
  { name: "orders", path: "/account", isMember: true },
  {
    name: "order",
    path: "/account",
    isMember: true,
    async prepare(tab) {
      await tab.main
        .getByRole("link", { name: /^Order \d/ })
        .first()
        .click();
      await tab.main.getByRole("heading", { level: 1, name: /^Order \d/ }).waitFor();
    },
  },
  { name: "wishlist", path: "/account/wishlist", isMember: true, prepare: fillWishlist },
  {
    name: "purchase from the wishlist",
    path: "/account/wishlist",
    isMember: true,
    async prepare(tab) {
      await fillWishlist(tab);
      await openDialog(/^Add to cart/)(tab);
      await tab.page.locator("dialog[open] fieldset").first().waitFor();
    },
  },
  { name: "profile", path: "/account/profile", isMember: true },
  { name: "addresses", path: "/account/addresses", isMember: true },
  {
    name: "address form",
    path: "/account/addresses",
    isMember: true,
    async prepare(tab) {
      await tab.main.getByRole("button", { name: "Add address" }).click();
      await tab.main.getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  { name: "privacy", path: "/account/privacy", isMember: true },
  { name: "failures", path: "/", prepare: openDialog(/^Break it$/), causesFailures: true },
];

async function fillCart(tab: ShopPages): Promise<void> {
  const summary = tab.main.getByRole("region", { name: "Summary" });
  await summary.or(tab.main.getByText("Your cart is empty")).waitFor();
  if (!(await summary.isVisible())) await tab.fillCart();
  await tab.total();
}

async function fillWishlist(tab: ShopPages): Promise<void> {
  const removeButtons = tab.main.getByRole("button", { name: /^Remove/ });
  await removeButtons.or(tab.main.getByText("Your wishlist is empty")).first().waitFor();
  if (await removeButtons.first().isVisible()) return;
  await tab.open(COAT);
  const wishlistButton = tab.main.getByRole("button", { name: /to your wishlist/ });
  await wishlistButton.click();
  await expect.poll(() => wishlistButton.getAttribute("aria-pressed")).toBe("true");
  await tab.open("/account/wishlist");
  await removeButtons.first().waitFor();
}

async function logIn(tab: ShopPages): Promise<boolean> {
  if (await tab.isMember()) return false;
  await tab.open("/account");
  const submitButton = tab.main.getByRole("button", { name: "Log in", exact: true });
  await submitButton
    .or(tab.main.getByRole("button", { name: "Log out" }))
    .first()
    .waitFor();
  if (!tab.path.startsWith("/login")) return true;
  await tab.enterCredentials("Log in", "ada@example.com", "portico");
  await tab.expectMember();
  return true;
}

describe.skipIf(!chromiumPath)(`each control in the shop${chromiumHint}`, () => {
  const shop = useShop();

  it.each([
    ["phone", phone],
    ["desktop", desktop],
  ] as const)(
    "on a %s is visible, is not covered and has an effect",
    async (device, viewport) => {
      const visitor = await shop.openVisitor({ viewport });
      await installControls(visitor.context);
      const canvas = await visitor.context.newPage();
      const tab = await visitor.openTab();
      await tab.bringToFront();
      const checker = new ControlChecker(tab, canvas, logIn, visitor.problems);
      for (const view of views) {
        if (view.device && view.device !== device) continue;
        await checker.visit(view);
      }
      const total = Object.values(checker.counts).reduce((sum, count) => sum + count, 0);
      console.info(`${total} controls on a ${device}: ${JSON.stringify(checker.counts)}`);
      expect(checker.defects).toEqual([]);
    },
    1_800_000,
  );
});
