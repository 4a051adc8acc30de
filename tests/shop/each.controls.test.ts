import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { type Control, installControls, invisibleControls, operate } from "./controls.js";
import type { ShopPages } from "./shop-pages.js";
import { desktop, phone, useShop, type Visitor } from "./world.js";

const COAT = "/product-page/harbor-wool-coat";

interface View {
  readonly name: string;
  readonly path: string;
  readonly isMember?: boolean;
  /** Brings the page into the state whose controls are operated. */
  readonly prepare?: (tab: ShopPages) => Promise<void>;
  readonly only?: "phone" | "desktop";
}

/** Opens a dialog by its button. */
const opens = (button: RegExp) => async (tab: ShopPages) => {
  await tab.page.getByRole("button", { name: button }).first().click();
  await tab.page.locator("dialog[open]").waitFor();
};

const views: readonly View[] = [
  { name: "home", path: "/" },
  { name: "menu", path: "/", prepare: opens(/^Menu$/), only: "phone" },
  {
    name: "search",
    path: "/",
    async prepare(tab) {
      await opens(/^Search$/)(tab);
      await tab.page.getByRole("searchbox").fill("wool");
      await tab.page.locator(".suggestions li").first().waitFor();
    },
  },
  { name: "empty cart", path: "/cart" },
  { name: "list", path: "/shop" },
  { name: "filters", path: "/shop", prepare: opens(/^Filter/) },
  { name: "filtered list", path: "/shop?Color=Black" },
  { name: "category", path: "/category/knitwear" },
  { name: "search results", path: "/shop?q=wool" },
  { name: "no results", path: "/shop?q=zzzz" },
  { name: "product", path: COAT },
  { name: "size guide", path: COAT, prepare: opens(/^Size guide/) },
  { name: "enlarged pictures", path: COAT, prepare: opens(/^Enlarge picture 1/) },
  { name: "login", path: "/login" },
  { name: "registration", path: "/register" },
  { name: "password reset", path: "/reset-password" },
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
  { name: "orders", path: "/account", isMember: true },
  { name: "wishlist", path: "/account/wishlist", isMember: true, prepare: fillWishlist },
  {
    name: "purchase from the wishlist",
    path: "/account/wishlist",
    isMember: true,
    async prepare(tab) {
      await fillWishlist(tab);
      await opens(/^Add to cart/)(tab);
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
];

async function fillCart(tab: ShopPages): Promise<void> {
  const summary = tab.main.getByRole("region", { name: "Summary" });
  await summary.or(tab.main.getByText("Your cart is empty")).waitFor();
  if (!(await summary.isVisible())) await tab.fillCart();
  await tab.total();
}

async function fillWishlist(tab: ShopPages): Promise<void> {
  const remove = tab.main.getByRole("button", { name: /^Remove/ });
  await remove.or(tab.main.getByText("Your wishlist is empty")).first().waitFor();
  if (await remove.first().isVisible()) return;
  await tab.open(COAT);
  const heart = tab.main.getByRole("button", { name: /to your wishlist/ });
  await heart.click();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  await tab.open("/account/wishlist");
  await remove.first().waitFor();
}

/** Controls that end what others need come last, and the logout after all others. */
const order = ({ key }: Control) =>
  /log out/i.test(key) ? 2 : Number(/remove|delete|clear|close|checkout|demo/i.test(key));

/** Opens faults that disturb all later requests. */
const EXCLUDED = /^button “Break it/;

/** Whether a condition holds soon. */
const reaches = (condition: () => Promise<boolean>) =>
  expect
    .poll(condition, { timeout: 2000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Operates the controls of views, one view after the other. */
class Hands {
  readonly counts: Record<string, number> = {};
  readonly defects: string[] = [];
  /** Controls of the header, the footer and menus, which all pages have. */
  private readonly done = new Set<string>();
  private requests = 0;

  constructor(
    private readonly visitor: Visitor,
    private readonly tab: ShopPages,
    private readonly canvas: Page,
  ) {
    tab.page.on("request", () => {
      this.requests += 1;
    });
  }

  private async settle(): Promise<void> {
    await this.tab.page.waitForLoadState("networkidle");
    await this.tab.title.first().waitFor();
    await expect.poll(() => this.tab.page.locator("[aria-busy=true]").count()).toBe(0);
  }

  private async open({ path, prepare, isMember }: View): Promise<void> {
    const { tab } = this;
    // a click may still be opening another page
    for (let tries = 1; ; tries += 1) {
      const error = await tab.open(path).catch((reason: unknown) => reason);
      if (error === undefined) break;
      if (tries === 5) throw error;
    }
    if (isMember) {
      await this.settle();
      if (tab.path.startsWith("/login")) {
        await tab.enter("Log in", "ada@example.com", "portico");
        await tab.expectMember();
        await tab.open(path);
      }
    }
    await prepare?.(tab);
    await this.settle();
  }

  private where = () =>
    this.tab.page.evaluate(() => ({
      url: window.location.href,
      index: window.navigation.currentEntry?.index ?? 0,
      dialogs: document.querySelectorAll("dialog:modal").length,
      document: performance.timeOrigin,
    }));

  /** Finds a control in the view, which is prepared or opened again if the control is not there. */
  private async find(view: View, key: string): Promise<Control | undefined> {
    const scroll = () =>
      this.tab.page.evaluate((name) => window.controls.scrollTo(name), key).catch(() => undefined);
    const found = await scroll();
    if (found) return found;
    if (view.prepare && this.tab.path === view.path && (await this.where()).dialogs === 0) {
      await view.prepare(this.tab);
      const again = await scroll();
      if (again) return again;
    }
    await this.open(view);
    return scroll();
  }

  private async expectVisible(view: View): Promise<void> {
    for (const colorScheme of ["light", "dark"] as const) {
      await this.tab.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const key of await invisibleControls(this.tab.page, this.canvas))
        this.defects.push(`${view.name}: ${key} is invisible in ${colorScheme}`);
    }
  }

  private async expectReaction(view: View, control: Control): Promise<void> {
    const { page } = this.tab;
    const before = await this.where();
    const requests = this.requests;
    const hasReacted = async () => {
      if (this.requests > requests) return true;
      const reaction = await page.evaluate(() => window.controls.reaction()).catch(() => "left");
      return reaction !== "" || (await this.where()).url !== before.url;
    };
    await operate(page, control);
    if (!control.isIdle && !(await reaches(hasReacted)))
      this.defects.push(`${view.name}: ${control.key} does nothing`);
    // back to the view
    const after = await this.where().catch(() => undefined);
    if (after && after.dialogs > before.dialogs) {
      await page.keyboard.press("Escape");
      await expect.poll(async () => (await this.where()).dialogs).toBe(before.dialogs);
    }
    if (!after || after.document !== before.document) await this.open(view);
    else if (after.index > before.index) {
      await page.evaluate((steps) => window.history.go(steps), before.index - after.index);
      if (await reaches(async () => (await this.where()).url === before.url)) await this.settle();
      else await this.open(view);
    }
  }

  async visit(view: View): Promise<void> {
    await this.open(view);
    await this.expectVisible(view);
    const controls = await this.tab.page.evaluate(() => window.controls.list());
    const rest = controls.filter(({ key }) => !this.done.has(key) && !EXCLUDED.test(key));
    rest.sort((one, other) => order(one) - order(other));
    for (const { key, isShared, isRepeated } of rest) {
      if (isShared) this.done.add(key);
      const control = await this.find(view, key);
      if (!control) {
        this.defects.push(`${view.name}: ${key} is gone`);
        continue;
      }
      if (control.coveredBy)
        this.defects.push(`${view.name}: ${key} is covered by ${control.coveredBy}`);
      else if (!isRepeated) await this.expectReaction(view, control);
      const problems = this.visitor.problems.splice(0, Infinity);
      const own = problems.filter((text) => !/404.*(\/carts\/current|\/nowhere)$/.test(text));
      if (own.length > 0) this.defects.push(`${view.name}: ${key} logs ${own.join(", ")}`);
      if (!isRepeated) this.counts[view.name] = (this.counts[view.name] ?? 0) + 1;
    }
  }
}

describe.skipIf(!chromiumPath)(
  `each control of the shop${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    it.each([
      ["phone", phone],
      ["desktop", desktop],
    ] as const)("is visible, uncovered and does something on a %s", async (device, viewport) => {
      const visitor = await shop.visitor({ viewport });
      await installControls(visitor.context);
      const canvas = await visitor.context.newPage();
      const tab = await visitor.tab();
      await tab.toFront();
      const hands = new Hands(visitor, tab, canvas);
      for (const view of views) {
        if (view.only && view.only !== device) continue;
        await hands.visit(view);
      }
      const total = Object.values(hands.counts).reduce((sum, count) => sum + count, 0);
      console.info(`${total} controls on a ${device}: ${JSON.stringify(hands.counts)}`);
      expect(hands.defects).toEqual([]);
    });
  },
);
