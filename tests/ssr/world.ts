import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { closeContext } from "../browser/chromium.js";

/** The platform responds with 404 for a session without a cart. */
const NO_CART = /404.*\/carts\/current$/;

/** A user with a separate browser profile and one tab. */
export class Shopper {
  readonly problems: string[] = [];
  readonly main: Locator;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
  ) {
    this.main = page.getByRole("main");
    context.on("weberror", (error) => this.problems.push(String(error.error())));
    context.on("console", (message) => {
      if (message.type() === "error")
        this.problems.push(`${message.text()} ${message.location().url}`.trim());
    });
    context.setDefaultTimeout(60_000);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.address + path);
    await this.main.getByRole("heading", { level: 1 }).waitFor();
  }

  /** Adds the third product in stock to the cart, and returns its name. */
  async addToCart(): Promise<string> {
    await this.open("/shop?stock=in");
    const link = this.main.locator(".card-link").nth(2);
    const name = (await link.textContent()) ?? "";
    await link.click();
    await this.main.getByRole("heading", { level: 1, name }).waitFor();
    for (const group of await this.main.locator("fieldset:has(input[type=radio])").all()) {
      if ((await group.locator("input:checked").count()) > 0) continue;
      await group.locator("label:not(.unavailable) input").first().check({ force: true });
    }
    await this.main.getByRole("button", { name: "Add to cart" }).click();
    return name;
  }

  lineItem(name: string): Locator {
    return this.main
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  async expectCount(count: number): Promise<void> {
    const link = this.page.getByRole("banner").getByRole("link", { name: /^Cart/ });
    const label = count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`;
    await expect.poll(() => link.getAttribute("aria-label")).toBe(label);
  }

  async logIn(name: "Ada" | "Grace"): Promise<void> {
    await this.open("/account");
    await this.main.getByRole("link", { name: "Log in" }).click();
    await this.page.getByLabel(/e-?mail/i).fill(`${name.toLowerCase()}@example.com`);
    await this.page.getByLabel(/password/i).fill("portico");
    await this.page.getByRole("button", { name: /log in|sign in/i }).click();
    await this.main.getByRole("heading", { level: 1, name: `Hello, ${name}` }).waitFor();
  }

  async logOut(): Promise<void> {
    await this.open("/account");
    await this.main.getByRole("button", { name: "Log out" }).click();
    await this.page.waitForURL(`${this.address}/`);
  }
}

export function useShop() {
  const world = {} as {
    address: string;
    openShopper(options?: BrowserContextOptions): Promise<Shopper>;
  };
  let browser: Browser;
  const shoppers: Shopper[] = [];

  beforeAll(async () => {
    const address = inject("ssr");
    browser = await chromium.connect(inject("ssrBrowser"));
    world.address = address;
    world.openShopper = async (options) => {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      const shopper = new Shopper(context, await context.newPage(), address);
      shoppers.push(shopper);
      return shopper;
    };
  });
  afterEach(async () => {
    for (const { context, problems } of shoppers.splice(0)) {
      await closeContext(context);
      expect(problems.filter((problem) => !NO_CART.test(problem))).toEqual([]);
    }
  });
  afterAll(() => browser?.close());
  return world;
}
