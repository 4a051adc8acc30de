// Reports controls that are invisible or covered, or that have no effect.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Control, invisibleControls, operateControl } from "./controls.js";

interface Tab {
  readonly page: Page;
  open(path: string): Promise<void>;
}

/** A page in a certain state. */
export interface View<T extends Tab = Tab> {
  readonly name: string;
  readonly path: string;
  readonly isMember?: boolean;
  readonly prepare?: (tab: T) => Promise<void>;
  readonly device?: "phone" | "desktop";
  /** Whether the view's controls cause failures that the browser logs. */
  readonly causesFailures?: boolean;
}

export const openDialog = (button: RegExp) => async (tab: Tab) => {
  await tab.page.getByRole("button", { name: button }).first().click();
  await tab.page.locator("dialog[open]").waitFor();
};

/** Returns a sort key: most controls, then controls such as Remove and Close, then the logout. */
const sortKeyOf = ({ key }: Control) =>
  /log out/i.test(key) ? 2 : Number(/remove|delete|clear|close|checkout|demo/i.test(key));

const becomesTrue = (condition: () => Promise<boolean>) =>
  expect
    .poll(condition, { timeout: 10_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

export class ControlChecker<T extends Tab> {
  readonly counts: Record<string, number> = {};
  readonly defects: string[] = [];
  /** Controls in the header, footer and menus that have already been operated. */
  private readonly operatedKeys = new Set<string>();
  private requestCount = 0;

  /**
   * @param canvas - a page for comparing screenshots
   * @param problems - console messages
   */
  constructor(
    private readonly tab: T,
    private readonly canvas: Page,
    private readonly logIn: (tab: T) => Promise<boolean>,
    private readonly problems: string[],
  ) {
    tab.page.on("request", (request) => {
      // Demo dialogs poll the emulator.
      if (request.method() !== "GET" || !request.url().includes("/_portico/"))
        this.requestCount += 1;
    });
  }

  private get path(): string {
    const { pathname, search } = new URL(this.tab.page.url());
    return pathname + search;
  }

  private async settle(): Promise<void> {
    await this.tab.page.waitForLoadState("networkidle");
    await this.tab.page.locator("main h1").first().waitFor();
    await expect.poll(() => this.tab.page.locator("[aria-busy=true]").count()).toBe(0);
  }

  private async open({ path, prepare, isMember }: View<T>): Promise<void> {
    const { tab } = this;
    // The previous click may still be opening another page.
    for (let attempt = 1; ; attempt += 1) {
      const error = await tab.open(path).catch((reason: unknown) => reason);
      if (error === undefined) break;
      if (attempt === 5) throw error;
      await tab.page.waitForLoadState("networkidle");
    }
    if (isMember) {
      await this.settle();
      if (await this.logIn(tab)) await tab.open(path);
    }
    await prepare?.(tab);
    await this.settle();
  }

  private describeLocation = () =>
    this.tab.page.evaluate(() => ({
      url: window.location.href,
      index: window.navigation.currentEntry?.index ?? 0,
      dialogs: document.querySelectorAll("dialog:modal").length,
      document: performance.timeOrigin,
    }));

  private scrollTo(keys: readonly string[]): Promise<Control[]> {
    return this.tab.page.evaluate((names) => window.controls.scrollTo(names), keys);
  }

  /** Finds a control. If it is missing, prepares or opens the view again. */
  private async find(view: View<T>, key: string): Promise<Control | undefined> {
    const scroll = () =>
      this.scrollTo([key]).then(
        ([control]) => control,
        () => undefined,
      );
    const control = await scroll();
    if (control) return control;
    if (view.prepare && this.path === view.path && (await this.describeLocation()).dialogs === 0) {
      await view.prepare(this.tab);
      const preparedControl = await scroll();
      if (preparedControl) return preparedControl;
    }
    await this.open(view);
    return scroll();
  }

  private async expectVisible(view: View<T>): Promise<void> {
    for (const colorScheme of ["light", "dark"] as const) {
      await this.tab.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const key of await invisibleControls(this.tab.page, this.canvas))
        this.defects.push(`${view.name}: ${key} is invisible in ${colorScheme}`);
    }
  }

  /** Operates a control, returns to the view, and returns whether the control had an effect. */
  private async hasEffect(view: View<T>, control: Control): Promise<boolean> {
    const { page } = this.tab;
    const locationBefore = await this.describeLocation();
    const requestsBefore = this.requestCount;
    const hasReacted = async () => {
      if (this.requestCount > requestsBefore) return true;
      const reaction = await page.evaluate(() => window.controls.reaction()).catch(() => "left");
      return reaction !== "" || (await this.describeLocation()).url !== locationBefore.url;
    };
    await operateControl(page, control);
    const hasEffect = control.isIdle || (await becomesTrue(hasReacted));
    const locationAfter = await this.describeLocation().catch(() => undefined);
    if (locationAfter && locationAfter.dialogs > locationBefore.dialogs) {
      await page.keyboard.press("Escape");
      await expect
        .poll(async () => (await this.describeLocation()).dialogs)
        .toBe(locationBefore.dialogs);
    }
    if (!locationAfter || locationAfter.document !== locationBefore.document) await this.open(view);
    else if (locationAfter.index > locationBefore.index) {
      await page.evaluate(
        (steps) => window.history.go(steps),
        locationBefore.index - locationAfter.index,
      );
      if (await becomesTrue(async () => (await this.describeLocation()).url === locationBefore.url))
        await this.settle();
      else await this.open(view);
    }
    return hasEffect;
  }

  private async expectEffect(view: View<T>, control: Control): Promise<void> {
    if (await this.hasEffect(view, control)) return;
    // A page or dialog that is still opening can move the control away from the pointer.
    await this.open(view);
    const sameControl = await this.find(view, control.key);
    if (!sameControl || !(await this.hasEffect(view, sameControl)))
      this.defects.push(`${view.name}: ${control.key} does nothing`);
  }

  async visit(view: View<T>): Promise<void> {
    await this.open(view);
    await this.expectVisible(view);
    const controls = await this.tab.page.evaluate(() => window.controls.list());
    const remainingControls = controls.filter(({ key }) => !this.operatedKeys.has(key));
    remainingControls.sort((a, b) => sortKeyOf(a) - sortKeyOf(b));
    for (const { key, isShared } of remainingControls) if (isShared) this.operatedKeys.add(key);
    await this.expectUncovered(
      view,
      remainingControls.filter(({ isRepeated }) => isRepeated),
    );
    for (const { key } of remainingControls.filter(({ isRepeated }) => !isRepeated)) {
      const control = await this.find(view, key);
      if (!control) {
        this.defects.push(`${view.name}: ${key} is gone`);
        continue;
      }
      if (control.coveredBy) this.reportCovered(view, control);
      else await this.expectEffect(view, control);
      this.reportProblems(view, key);
      this.counts[view.name] = (this.counts[view.name] ?? 0) + 1;
    }
  }

  /** Checks repeated controls, such as the second product, in one call. Does not operate them. */
  private async expectUncovered(view: View<T>, controls: readonly Control[]): Promise<void> {
    const currentControls = await this.scrollTo(controls.map(({ key }) => key));
    const keys = new Set(currentControls.map(({ key }) => key));
    for (const { key } of controls)
      if (!keys.has(key)) this.defects.push(`${view.name}: ${key} is gone`);
    for (const control of currentControls) if (control.coveredBy) this.reportCovered(view, control);
    this.reportProblems(view, "a repeated control");
  }

  private reportCovered(view: View<T>, { key, coveredBy }: Control): void {
    this.defects.push(`${view.name}: ${key} is covered by ${coveredBy}`);
  }

  private reportProblems(view: View<T>, key: string): void {
    const problems = this.problems.splice(0, Infinity);
    const unexpectedProblems = problems.filter(
      (text) => !/404.*(\/carts\/current|\/nowhere)$/.test(text),
    );
    if (unexpectedProblems.length > 0 && !view.causesFailures)
      this.defects.push(`${view.name}: ${key} logs ${unexpectedProblems.join(", ")}`);
  }
}
