import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Operates the shop in one tab. Finds most elements by their visible text, as users do. */
export class ShopPages {
  readonly main: Locator;
  readonly title: Locator;
  readonly products: Locator;
  readonly filters: Locator;
  /** The cart drawer, which opens after a product is added. */
  readonly drawer: Locator;
  /** Number of times to click each button. */
  clicks: 1 | 2 = 1;

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    this.main = page.getByRole("main");
    this.title = this.main.getByRole("heading", { level: 1 });
    this.products = this.main.locator("article a[href*='/product-page/']");
    this.filters = page.getByRole("dialog", { name: "Filter" });
    this.drawer = page.getByRole("dialog", { name: "Your cart" });
  }

  async press(button: Locator): Promise<void> {
    await (this.clicks === 2 ? button.dblclick() : button.click());
  }

  /** Waits until a chunk, identified by its file name, has loaded and run. */
  async waitForChunk(chunk: string): Promise<void> {
    const find = (name: string) =>
      performance
        .getEntriesByType("resource")
        .find((entry) => entry.name.includes(`/${name}-`) && entry.name.endsWith(".js"))?.name;
    const chunkUrl = await this.page.waitForFunction(find, chunk);
    // A chunk that has been fetched may not have run yet. The import is passed as a string so that
    // it runs in the browser.
    await this.page.evaluate(
      `import(${JSON.stringify(await chunkUrl.jsonValue())}).then(() => {})`,
    );
  }

  /** Returns a dialog's texts in the first frame after the click that opens it. */
  async textsInFirstFrame(button: Locator, selector: string): Promise<string[]> {
    return button.evaluate((element: HTMLElement, selectorInDialog) => {
      element.click();
      return new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => {
          const elements = document.querySelectorAll(
            `dialog[open] .sheet-body :is(${selectorInDialog})`,
          );
          resolve([...elements].map(({ textContent }) => textContent ?? ""));
        });
      });
    }, selector);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(`.${path}`, this.address).href);
    await this.title.waitFor();
  }

  /** Brings the tab to the front, because a click in a background tab takes seconds. */
  async bringToFront(): Promise<void> {
    await this.page.bringToFront();
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Checks that a new page is at the top and has received the focus. */
  async expectTopOfPage(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => window.scrollY)).toBe(0);
    await this.expectFocus();
  }

  async expectFocus(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.tagName ?? "BODY"))
      .not.toBe("BODY");
  }

  /** Navigates back. The browser may restore the page from the back/forward cache. */
  async goBack(): Promise<void> {
    await this.page.goBack({ waitUntil: "commit" });
  }

  /** Waits for the mark that `startCheckout` has set on the document. A reload would remove it. */
  async expectRestored(): Promise<void> {
    await this.page.locator("html[data-restored]").waitFor();
  }

  async productNames(): Promise<string[]> {
    await this.products.first().waitFor();
    return this.products.allTextContents();
  }

  /** Selects filter values. Without values, only waits for the filters. */
  async filterBy(...values: RegExp[]): Promise<void> {
    await this.press(this.page.getByRole("button", { name: /^Filter/ }));
    const labels = this.filters.locator("label:has(input[type=checkbox])");
    await labels.first().waitFor();
    for (const value of values) await labels.filter({ hasText: value }).first().click();
    await this.page.keyboard.press("Escape");
    await this.filters.waitFor({ state: "hidden" });
  }

  async openProduct(name: string): Promise<void> {
    await this.products.filter({ hasText: name }).first().click();
    await expect.poll(() => this.title.textContent()).toBe(name);
  }

  /** For every option without a selected choice, selects the first available choice. */
  async chooseOptions(): Promise<void> {
    const groups = this.main.locator("fieldset:has(input[type=radio])");
    // Until the product has loaded, the page shows data from the product list, without options.
    await groups.first().waitFor();
    for (const group of await groups.all()) {
      if ((await group.locator("input:checked").count()) > 0) continue;
      await group.locator("label:not(.unavailable) input").first().check({ force: true });
    }
  }

  async addToCart(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: "Add to cart" }));
    await this.drawer.waitFor();
  }

  /** Checks the cart count in the header. */
  async expectCount(count: number): Promise<void> {
    const name = count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`;
    const cartLink = this.page.locator(
      "header a[href$='/cart'], header button[aria-label^='Cart']",
    );
    await expect.poll(() => cartLink.first().getAttribute("aria-label")).toBe(name);
  }

  /** Opens the cart page from the drawer if the drawer is open, otherwise from the header. */
  async openCart(): Promise<void> {
    const drawerLink = this.drawer.getByRole("link", { name: "View cart" });
    const isOpen = await this.drawer.isVisible();
    await (isOpen ? drawerLink : this.page.locator("header a[href$='/cart']")).click();
    await this.main.getByRole("heading", { level: 1, name: /your cart/i }).waitFor();
  }

  get lineItems(): Locator {
    return this.main.getByRole("list", { name: "In your cart" }).locator("> li");
  }

  lineItem(name: string): Locator {
    return this.main
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { name }) });
  }

  async quantity(name: string): Promise<string> {
    return (await this.lineItem(name).locator("output").textContent()) ?? "";
  }

  async increase(name: string): Promise<void> {
    await this.press(this.lineItem(name).getByRole("button", { name: /^Increase/ }));
  }

  async remove(name: string): Promise<void> {
    await this.press(this.lineItem(name).getByRole("button", { name: `Remove ${name}` }));
  }

  async total(): Promise<string> {
    const total = this.main.locator("dl.sums > *", { hasText: "Total" }).locator("data").last();
    await total.waitFor();
    return (await total.textContent()) ?? "";
  }

  async applyCoupon(code: string): Promise<void> {
    const field = this.main.getByLabel("Coupon code");
    if (!(await field.isVisible())) await this.main.getByText("Coupon or gift card").click();
    await field.fill(code);
    await this.press(this.main.getByRole("button", { name: "Apply" }).first());
  }

  async expectCoupon(code: string): Promise<void> {
    await this.main.getByRole("button", { name: `Remove coupon ${code}` }).waitFor();
  }

  async startCheckout(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute("data-restored", ""));
    await this.press(this.main.getByRole("button", { name: "Checkout" }));
  }

  async expectCheckout(): Promise<void> {
    await this.page.getByRole("button", { name: /place order/i }).waitFor();
  }

  async checkout(): Promise<void> {
    await this.startCheckout();
    await this.expectCheckout();
  }

  async placeOrder(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: "Fill in demo details" }));
    await this.press(this.page.getByRole("button", { name: /place order/i }));
    await this.page.getByRole("heading", { name: /thank you/i }).waitFor();
  }

  /** Holds requests back until the test calls the returned function. */
  async holdRequests(address: string): Promise<() => void> {
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

  async enterCredentials(
    button: "Log in" | "Create account",
    email: string,
    password: string,
  ): Promise<void> {
    const submitButton = this.main.getByRole("button", { name: button, exact: true });
    // The previous page stays visible until the next one is ready, and may have the same fields.
    await submitButton.waitFor();
    await this.main.getByLabel("Email address").fill(email);
    await this.main.getByLabel("Password", { exact: true }).fill(password);
    await this.press(submitButton);
  }

  /** Waits for the form for the code, and opens the demo shop's inbox. */
  async openInbox(): Promise<Locator> {
    await this.main.getByLabel("Code").waitFor();
    const note = this.page.getByRole("complementary", { name: "Demo store" });
    await note.getByRole("button", { name: "Inbox" }).click();
    const inbox = this.page.getByRole("dialog", { name: "Inbox" });
    await inbox.locator("code").first().waitFor();
    return inbox;
  }

  /** Closes the inbox, and submits the code from its first message. */
  async submitCodeFrom(inbox: Locator): Promise<void> {
    const code = (await inbox.locator("code").first().textContent()) ?? "";
    await inbox.getByRole("button", { name: "Close", exact: true }).click();
    await this.main.getByLabel("Code").fill(code);
    await this.page.keyboard.press("Enter");
  }

  /** Waits for an error message that attributes the failure to the platform, not to the shopper. */
  async expectOutage(): Promise<void> {
    const outageText = /on our end/i;
    await this.main.getByRole("alert").filter({ hasText: outageText }).first().waitFor();
  }

  async isMember(): Promise<boolean> {
    return (await this.page.locator("header a[aria-label^='Account'] .badge").count()) > 0;
  }

  async expectMember(isMember = true): Promise<void> {
    await expect.poll(() => this.isMember()).toBe(isMember);
  }

  async fillCart(): Promise<string> {
    await this.open("/shop");
    const name = (await this.productNames())[2] as string;
    await this.openProduct(name);
    await this.chooseOptions();
    await this.addToCart();
    await this.expectCount(1);
    await this.openCart();
    await this.lineItem(name).waitFor();
    return name;
  }
}
