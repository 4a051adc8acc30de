import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The shop's pages, as people find their way through them: by what is written there. */
export class ShopPages {
  readonly main: Locator;
  readonly title: Locator;
  /** Links of product cards. */
  readonly products: Locator;
  readonly filters: Locator;

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    this.main = page.getByRole("main");
    this.title = this.main.getByRole("heading", { level: 1 });
    this.products = this.main.locator("article a[href*='/product-page/']");
    this.filters = page.getByRole("dialog", { name: "Filter" });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.address).href);
    await this.title.waitFor();
  }

  /** What comes after the address of the shop. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** A page that has just been gone to starts at its top, and the keyboard is in it. */
  async expectStart(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => window.scrollY)).toBe(0);
    await this.expectFocus();
  }

  /** The focus is on something, not lost to the page's body. */
  async expectFocus(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.tagName ?? "BODY"))
      .not.toBe("BODY");
  }

  /** Back as by the browser's button: the page may come out of its cache. */
  async back(): Promise<void> {
    await this.page.goBack({ waitUntil: "commit" });
  }

  async shownNames(): Promise<string[]> {
    await this.products.first().waitFor();
    return this.products.allTextContents();
  }

  /** Ticks or unticks a value in the filter dialog, and closes it. */
  async filterBy(...values: RegExp[]): Promise<void> {
    await this.page.getByRole("button", { name: /^Filter/ }).click();
    for (const value of values)
      await this.filters.getByRole("checkbox", { name: value }).first().click({ force: true });
    await this.page.keyboard.press("Escape");
    await this.filters.waitFor({ state: "hidden" });
  }

  async openProduct(name: string): Promise<void> {
    await this.products.filter({ hasText: name }).first().click();
    await expect.poll(() => this.title.textContent()).toBe(name);
  }

  /** Chooses the first that is to be had of every option where nothing is chosen. */
  async chooseOptions(): Promise<void> {
    for (const group of await this.main.locator("fieldset:has(input[type=radio])").all()) {
      if ((await group.locator("input:checked").count()) > 0) continue;
      await group.locator("label:not(.unavailable) input").first().check({ force: true });
    }
  }

  async addToCart(): Promise<void> {
    await this.page.getByRole("button", { name: "Add to cart" }).click();
    await this.page.getByRole("dialog", { name: "Your cart" }).waitFor();
  }

  /** How many pieces the header says there are. */
  async expectCount(count: number): Promise<void> {
    const name = count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`;
    const cart = this.page.locator("header a[href='/cart'], header button[aria-label^='Cart']");
    await expect.poll(() => cart.first().getAttribute("aria-label")).toBe(name);
  }

  /** The cart's page, from the drawer where it is open, else from the header. */
  async openCart(): Promise<void> {
    const drawer = this.page.getByRole("dialog", { name: "Your cart" });
    const fromDrawer = drawer.getByRole("link", { name: "View cart" });
    const isOpen = await drawer.isVisible();
    await (isOpen ? fromDrawer : this.page.locator("header a[href='/cart']")).click();
    await this.main.getByRole("heading", { level: 1, name: /your cart/i }).waitFor();
  }

  line(name: string): Locator {
    return this.main
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { name }) });
  }

  /** As the line shows it. */
  async quantity(name: string): Promise<string> {
    return (await this.line(name).locator("output").textContent()) ?? "";
  }

  async increase(name: string): Promise<void> {
    await this.line(name)
      .getByRole("button", { name: /^Increase/ })
      .click();
  }

  async remove(name: string): Promise<void> {
    await this.line(name)
      .getByRole("button", { name: `Remove ${name}` })
      .click();
  }

  /** The cart's total, once there is one. */
  async total(): Promise<string> {
    const total = this.main.locator("dl.sums > *", { hasText: "Total" }).locator("data").last();
    await total.waitFor();
    return (await total.textContent()) ?? "";
  }

  async applyCoupon(code: string): Promise<void> {
    await this.main.getByText("Coupon or gift card").click();
    await this.main.getByLabel("Coupon code").fill(code);
    await this.page.keyboard.press("Enter");
    await this.main.getByRole("button", { name: `Remove coupon ${code}` }).waitFor();
  }

  /** To the platform's checkout page. */
  async checkout(): Promise<void> {
    await this.main.getByRole("button", { name: "Checkout" }).click();
    await this.page.getByRole("button", { name: /place order/i }).waitFor();
  }

  /** Holds requests to such addresses back until what is returned is called. */
  async hold(address: string): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await this.page.route(address, async (route) => {
      await released;
      await route.continue();
    });
    return () => release();
  }

  /** Types what logs in, or what an account is made of, and sends it. */
  async enter(button: "Log in" | "Create account", email: string, password: string): Promise<void> {
    await this.main.getByLabel("E-mail address").fill(email);
    await this.main.getByLabel("Password", { exact: true }).fill(password);
    await this.main.getByRole("button", { name: button, exact: true }).click();
  }

  /** Whether the header knows a member. */
  async expectMember(isMember = true): Promise<void> {
    const account = this.page.locator("header a[aria-label^='Account'], header a[href='/account']");
    await expect.poll(() => account.count()).toBe(isMember ? 1 : 0);
  }

  /** Orders what is in the cart as a demo customer; the cart's page is open. */
  async order(): Promise<void> {
    await this.checkout();
    await this.page.getByRole("button", { name: "Fill in a demo customer" }).click();
    await this.page.getByRole("button", { name: /place order/i }).click();
    await this.page.getByRole("heading", { name: /thank you/i }).waitFor();
  }

  /** Puts a product into the cart, and goes to the cart's page. */
  async fillCart(): Promise<string> {
    await this.open("/shop");
    const name = (await this.shownNames())[2] as string;
    await this.openProduct(name);
    await this.chooseOptions();
    await this.addToCart();
    await this.expectCount(1);
    await this.openCart();
    await this.line(name).waitFor();
    return name;
  }
}
