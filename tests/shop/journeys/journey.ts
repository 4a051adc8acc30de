// A way through the shop in steps, which can be walked under any condition.
import type { EmulatorClient } from "@portico/emulator/client";
import { expect } from "vitest";
import type { ShopPages } from "../shop-pages.js";
import type { Visitor } from "../world.js";

/** Somebody on a journey, and what the shop has to know of them at the moment. */
export interface Shopper {
  readonly visitor: Visitor;
  readonly tab: ShopPages;
  readonly emulator: EmulatorClient;
  /** How many of each product are in the cart, by its name. */
  readonly cart: Map<string, number>;
  coupon?: string | undefined;
  isMember: boolean;
}

/** One thing that a shopper does. */
export interface Step {
  readonly name: string;
  /** Does it, and notes in the shopper what is to be known from then on. */
  act(): Promise<void>;
  /** What the page shows from then on. */
  shows(): Promise<void>;
  /** What shows before the platform has answered. */
  atOnce?(): Promise<void>;
  /** The request that it is all about. */
  readonly operation?: string;
  /** Its path, where the step is to be seen while it is held back. */
  readonly path?: string;
  /** The request changes something: it is sent once however often a button is clicked. */
  readonly isChange?: boolean;
  /** What is there when the request fails for good, and what the shopper does then; absent: it is sent again unasked. */
  readonly refused?: { says(): Promise<void>; again(): Promise<void> };
  /** Can be done without a network. */
  readonly worksOffline?: boolean;
  /** How one gets back to what a reload cannot keep. */
  resume?(): Promise<void>;
  /** Ends on a page that was just gone to. */
  readonly isStart?: boolean;
  /** Ends on a page that the browser has loaded: nothing has the focus yet. */
  readonly isLoaded?: boolean;
  /** Ends on a page of the platform. */
  readonly isElsewhere?: boolean;
  /** Follows the step before at once: what is asked for is good for minutes. */
  readonly isSoon?: boolean;
}

/** The steps of a journey for a shopper who starts it. */
export type Journey = (shopper: Shopper) => readonly Step[];

/** What is different from a quick walk on a good day. */
export interface Condition {
  readonly name: string;
  /** What the browser complains about because of it. */
  readonly complaints?: RegExp;
  /** Called before the first step. */
  readonly begin?: (shopper: Shopper) => Promise<Way> | Way;
}

/** How steps are taken under a condition. */
interface Way {
  /** Takes a step: without it, it is done and then looked at. */
  take?(step: Step): Promise<void>;
  /** Called after each step. */
  after?(step: Step): Promise<void>;
}

/** The header of every page says what is in the cart, and whether they are logged in. */
async function expectKnown(shopper: Shopper, tab: ShopPages): Promise<void> {
  const count = [...shopper.cart.values()].reduce((sum, quantity) => sum + quantity, 0);
  await tab.expectCount(count);
  await tab.expectMember(shopper.isMember);
}

/** The cart's page shows what is in it, and nothing else. */
export async function expectCart(shopper: Shopper, tab: ShopPages): Promise<void> {
  await expectKnown(shopper, tab);
  for (const [name, quantity] of shopper.cart)
    await expect.poll(() => tab.quantity(name)).toBe(String(quantity));
  await expect.poll(() => tab.lines.count()).toBe(shopper.cart.size);
  if (shopper.cart.size === 0) await tab.main.getByText("Your cart is empty").waitFor();
  else if (shopper.coupon) await tab.expectCoupon(shopper.coupon);
}

/** Does a step and looks at what came of it. */
export async function take(step: Step): Promise<void> {
  await step.act();
  await step.shows();
}

async function walkOne(step: Step, shopper: Shopper, way: Way): Promise<void> {
  await (way.take ?? take)(step);
  const { tab } = shopper;
  if (!step.isElsewhere) await expectKnown(shopper, tab);
  if (step.isStart) await tab.expectStart();
  else if (!step.isElsewhere && !step.isLoaded) await tab.expectFocus();
  await way.after?.(step);
}

/** Walks a journey from its first to its last step. */
export async function walk(shopper: Shopper, journey: Journey, condition: Condition) {
  const way = (await condition.begin?.(shopper)) ?? {};
  for (const step of journey(shopper)) {
    try {
      await walkOne(step, shopper, way);
    } catch (error) {
      if (error instanceof Error) error.message = `${step.name}: ${error.message}`;
      throw error;
    }
  }
  if (condition.complaints) shopper.visitor.overlook(condition.complaints);
}
