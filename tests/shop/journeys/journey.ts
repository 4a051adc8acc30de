// A visit to the shop, in steps that can run under any condition.
import type { EmulatorClient } from "@portico/emulator/client";
import { expect } from "vitest";
import type { ShopPages } from "../shop-pages.js";
import type { Visitor } from "../world.js";

/** A user, and the state that the shop must show to that user. */
export interface Shopper {
  readonly visitor: Visitor;
  readonly tab: ShopPages;
  readonly emulator: EmulatorClient;
  readonly cart: Map<string, number>;
  coupon?: string | undefined;
  isMember: boolean;
}

export interface Step {
  readonly name: string;
  /** Performs the step and updates the expected state. */
  perform(): Promise<void>;
  check(): Promise<void>;
  /** Checks the page before the platform responds. */
  checkOptimistic?(): Promise<void>;
  readonly operation?: string;
  /** The path of the request, which is held while `checkOptimistic` runs. */
  readonly path?: string;
  /** Whether the request is a write that is sent only once, regardless of the number of clicks. */
  readonly isChange?: boolean;
  /** Set for requests that the page does not retry automatically. */
  readonly onFailure?: { showsError(): Promise<void>; retry(): Promise<void> };
  readonly worksOffline?: boolean;
  /** Restores state that is lost on reload. */
  resume?(): Promise<void>;
  /** Whether the step ends on another page of the shop. */
  readonly opensShopPage?: boolean;
  /** Whether the step makes the browser load a document. After that, no element has the focus. */
  readonly loadsDocument?: boolean;
  readonly endsOnPlatform?: boolean;
  /** Whether the step must follow immediately, because its data expires after a few minutes. */
  readonly isImmediate?: boolean;
}

export type Journey = (shopper: Shopper) => readonly Step[];

/** A condition for a visit, such as a slow network. */
export interface Condition {
  readonly name: string;
  /** Expected console messages. */
  readonly expectedMessages?: RegExp;
  readonly begin?: (shopper: Shopper) => Promise<StepHooks> | StepHooks;
}

interface StepHooks {
  /** Runs a step under the condition. Default: `performStep`. */
  run?(step: Step): Promise<void>;
  after?(step: Step): Promise<void>;
}

async function expectHeader(shopper: Shopper, tab: ShopPages): Promise<void> {
  const count = [...shopper.cart.values()].reduce((sum, quantity) => sum + quantity, 0);
  await tab.expectCount(count);
  await tab.expectMember(shopper.isMember);
}

export async function expectCart(shopper: Shopper, tab: ShopPages): Promise<void> {
  await expectHeader(shopper, tab);
  for (const [name, quantity] of shopper.cart)
    await expect.poll(() => tab.quantity(name)).toBe(String(quantity));
  await expect.poll(() => tab.lineItems.count()).toBe(shopper.cart.size);
  if (shopper.cart.size === 0) await tab.main.getByText("Your cart is empty").waitFor();
  else if (shopper.coupon) await tab.expectCoupon(shopper.coupon);
}

export async function performStep(step: Step): Promise<void> {
  await step.perform();
  await step.check();
}

async function runStep(step: Step, shopper: Shopper, hooks: StepHooks): Promise<void> {
  await (hooks.run ?? performStep)(step);
  const { tab } = shopper;
  if (!step.endsOnPlatform) await expectHeader(shopper, tab);
  if (step.opensShopPage) await tab.expectTopOfPage();
  else if (!step.endsOnPlatform && !step.loadsDocument) await tab.expectFocus();
  await hooks.after?.(step);
}

export async function runJourney(shopper: Shopper, journey: Journey, condition: Condition) {
  const hooks = (await condition.begin?.(shopper)) ?? {};
  for (const step of journey(shopper)) {
    try {
      await runStep(step, shopper, hooks);
    } catch (error) {
      if (error instanceof Error) error.message = `${step.name}: ${error.message}`;
      throw error;
    }
  }
  if (condition.expectedMessages) shopper.visitor.allowProblem(condition.expectedMessages);
}
