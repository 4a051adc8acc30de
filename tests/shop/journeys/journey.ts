// A visit to the shop in steps, which runs under any condition.
import type { EmulatorClient } from "@portico/emulator/client";
import { expect } from "vitest";
import type { ShopPages } from "../shop-pages.js";
import type { Visitor } from "../world.js";

/** A user on a journey, and the state that the shop must show. */
export interface Shopper {
  readonly visitor: Visitor;
  readonly tab: ShopPages;
  readonly emulator: EmulatorClient;
  /** Quantity of each product in the cart, by name. */
  readonly cart: Map<string, number>;
  coupon?: string | undefined;
  isMember: boolean;
}

/** One action of a shopper. */
export interface Step {
  readonly name: string;
  /** Performs the action, and updates the expected state. */
  perform(): Promise<void>;
  /** Checks the page after the action. */
  check(): Promise<void>;
  /** Checks the page before the platform has responded. */
  checkOptimistic?(): Promise<void>;
  /** The main request of the step. */
  readonly operation?: string;
  /** Path of the page if it should be checked while the request is pending. */
  readonly path?: string;
  /** The request is a write, which is sent once for any number of clicks. */
  readonly isChange?: boolean;
  /**
   * Checks and actions if the request fails permanently. Default: the page retries
   * automatically.
   */
  readonly refused?: { showsError(): Promise<void>; retry(): Promise<void> };
  /** Works without a network. */
  readonly worksOffline?: boolean;
  /** Restores state that is lost after a reload. */
  resume?(): Promise<void>;
  /** Ends on a page after a navigation. */
  readonly isStart?: boolean;
  /** Ends on a page that the browser has loaded, without focus. */
  readonly isLoaded?: boolean;
  /** Ends on a page of the platform. */
  readonly isElsewhere?: boolean;
  /** Follows the previous step immediately, because its data is valid for minutes only. */
  readonly isSoon?: boolean;
}

/** Returns the steps of a journey. */
export type Journey = (shopper: Shopper) => readonly Step[];

/** A condition that differs from fast and reliable operation. */
export interface Condition {
  readonly name: string;
  /** Console messages that it causes. */
  readonly complaints?: RegExp;
  /** Runs before the first step. */
  readonly begin?: (shopper: Shopper) => Promise<StepRunner> | StepRunner;
}

/** How steps are performed under a condition. */
interface StepRunner {
  /** Performs a step. Default: performs and checks it. */
  take?(step: Step): Promise<void>;
  /** Called after each step. */
  after?(step: Step): Promise<void>;
}

/** Checks the cart count and the login state in the header. */
async function expectKnown(shopper: Shopper, tab: ShopPages): Promise<void> {
  const count = [...shopper.cart.values()].reduce((sum, quantity) => sum + quantity, 0);
  await tab.expectCount(count);
  await tab.expectMember(shopper.isMember);
}

/** Checks the content of the cart's page. */
export async function expectCart(shopper: Shopper, tab: ShopPages): Promise<void> {
  await expectKnown(shopper, tab);
  for (const [name, quantity] of shopper.cart)
    await expect.poll(() => tab.quantity(name)).toBe(String(quantity));
  await expect.poll(() => tab.lines.count()).toBe(shopper.cart.size);
  if (shopper.cart.size === 0) await tab.main.getByText("Your cart is empty").waitFor();
  else if (shopper.coupon) await tab.expectCoupon(shopper.coupon);
}

/** Performs a step and checks its result. */
export async function performStep(step: Step): Promise<void> {
  await step.perform();
  await step.check();
}

async function walkOne(step: Step, shopper: Shopper, way: StepRunner): Promise<void> {
  await (way.take ?? performStep)(step);
  const { tab } = shopper;
  if (!step.isElsewhere) await expectKnown(shopper, tab);
  if (step.isStart) await tab.expectStart();
  else if (!step.isElsewhere && !step.isLoaded) await tab.expectFocus();
  await way.after?.(step);
}

/** Performs all steps of a journey. */
export async function runJourney(shopper: Shopper, journey: Journey, condition: Condition) {
  const way = (await condition.begin?.(shopper)) ?? {};
  for (const step of journey(shopper)) {
    try {
      await walkOne(step, shopper, way);
    } catch (error) {
      if (error instanceof Error) error.message = `${step.name}: ${error.message}`;
      throw error;
    }
  }
  if (condition.complaints) shopper.visitor.allowProblem(condition.complaints);
}
