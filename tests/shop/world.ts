import { AxeBuilder } from "@axe-core/playwright";
import { createEmulatorClient, type EmulatorClient } from "@portico/emulator/client";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { closeContext } from "../browser/chromium.js";
import { ShopPages } from "./shop-pages.js";

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** The tags of the rules for WCAG 2.2 level AA, including the rules of earlier versions. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The platform responds with 404 for a session without a cart. */
const NO_CART = /404.*\/carts\/current$/;

/** A user with a separate browser profile. */
export class Visitor {
  /** Unexpected errors and console messages. */
  readonly problems: string[] = [];
  readonly #allowedMessages: RegExp[] = [NO_CART];
  constructor(
    readonly context: BrowserContext,
    readonly address: string,
  ) {
    context.on("weberror", (error) => this.#report(String(error.error())));
    context.on("console", (message) => {
      if (message.type() === "error")
        this.#report(`${message.text()} ${message.location().url}`.trim());
    });
    context.setDefaultTimeout(60_000);
  }

  #report(message: string): void {
    if (!this.#allowedMessages.some((allowedMessage) => allowedMessage.test(message)))
      this.problems.push(message);
  }

  /** Allows a console message. Fails if it is missing. */
  expectProblem(message: RegExp): void {
    expect(this.problems).toContainEqual(expect.stringMatching(message));
    this.allowProblem(message);
  }

  /** Allows a console message, even if the page logs it later. */
  allowProblem(message: RegExp): void {
    this.#allowedMessages.push(message);
    const remainingProblems = this.problems.filter((problem) => !message.test(problem));
    this.problems.splice(0, Infinity, ...remainingProblems);
  }

  /**
   * Turns the network off or on. Waits until the pages' requests fail or succeed, because
   * `setOffline` changes `navigator.onLine` and the network in different processes.
   */
  async setOffline(isOffline: boolean): Promise<void> {
    await this.context.setOffline(isOffline);
    const isUnreachable = () =>
      fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
        () => false,
        () => true,
      );
    for (const page of this.context.pages())
      await expect.poll(() => page.evaluate(isUnreachable)).toBe(isOffline);
  }

  async openMemberTab(): Promise<ShopPages> {
    const tab = await this.openTab("/login");
    await tab.enterCredentials("Log in", "ada@example.com", "portico");
    await tab.expectMember();
    return tab;
  }

  async openTab(path?: string): Promise<ShopPages> {
    const pages = new ShopPages(await this.context.newPage(), this.address);
    if (path !== undefined) await pages.open(path);
    return pages;
  }
}

/** Resets the emulator before each test, and checks after it that no problems occurred. */
export function useShop(openBrowser = () => chromium.connect(inject("browser"))) {
  const world = {} as {
    emulator: EmulatorClient;
    openVisitor(options?: BrowserContextOptions): Promise<Visitor>;
  };
  let browser: Browser;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    const address = inject("shop");
    browser = await openBrowser();
    world.emulator = createEmulatorClient(address);
    world.openVisitor = async (options = {}) => {
      const context = await browser.newContext({
        viewport: desktop,
        // Without a GPU, the browser renders animations slowly.
        reducedMotion: "reduce",
        ...options,
      });
      const visitor = new Visitor(context, address);
      visitors.push(visitor);
      return visitor;
    };
  });
  beforeEach(async () => {
    await world.emulator.reset();
    await world.emulator.faults.clear();
    await world.emulator.clock.reset();
  });
  afterEach(async () => {
    for (const visitor of visitors.splice(0)) {
      await closeContext(visitor.context);
      expect(visitor.problems).toEqual([]);
    }
  });
  afterAll(() => browser?.close());
  return world;
}

const describeViolation = ({ id, nodes }: Violation) =>
  nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`);

/**
 * Creates a checker that reports only violations, because passed rules would make up most of the
 * result. Legacy mode is enough, because the pages contain no frames.
 */
const createAxe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** Returns the accessibility violations in light mode and in dark mode. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const lightModeResults = await createAxe(page).withTags(rules).analyze();
  // In dark mode, only the colors differ, so check only the contrast.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const darkModeResults = await createAxe(page).withRules("color-contrast").analyze();
  return [...lightModeResults.violations, ...darkModeResults.violations].flatMap(describeViolation);
}

/** Returns the families of the fonts that the page has loaded. */
export async function loadedFonts(page: Page): Promise<string[]> {
  const families = await page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    return [...fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
  return families.map((family) => family.replaceAll('"', "")).sort();
}
