import { onlineManager } from "@tanstack/react-query";
import fc from "fast-check";
import { expect } from "vitest";
import type { Removal } from "../cart-actions.js";
import type { Call } from "./model-calls.js";
import { type ModelShop, VARIANTS } from "./model-shop.js";
import { lineIdOf, type ModelTab } from "./model-tab.js";

export interface World {
  readonly shop: ModelShop;
  readonly tabs: readonly ModelTab[];
  readonly scheduler: fc.Scheduler;
  /** Runs all tasks that do not wait for the network. */
  readonly tick: () => Promise<void>;
  readonly counts: { notes: number; users: number };
}

type Command = fc.AsyncCommand<object, World>;
type CallDetails = Omit<Call, "user" | "outcome" | "error">;

/** Creates a command. Commands that refer to missing lines do nothing. */
const command = (name: string, run: (world: World) => unknown): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world);
    await world.tick();
    for (const { problems } of world.tabs) if (problems.length > 0) throw problems[0];
  },
  toString: () => name,
});

const recordCall = (tab: ModelTab, call: CallDetails, result: Promise<unknown>) =>
  tab.call({ ...call, user: tab.user }, result);

const lineOf = (tab: ModelTab, variant: string) =>
  tab.store.cart().lines.find(({ id }) => id === lineIdOf(variant));

function add(tab: ModelTab, variant: string, quantity: number): void {
  const before = lineOf(tab, variant)?.quantity ?? 0;
  const item = { catalogReference: tab.reference(variant), quantity };
  recordCall(tab, { kind: "add", variants: [variant], quantity }, tab.actions.add(item));
  expect(lineOf(tab, variant)?.quantity, "visible immediately").toBe(before + quantity);
}

function setQuantity(tab: ModelTab, variant: string, quantity: number): void {
  const line = lineOf(tab, variant);
  if (!line) return;
  const kind = quantity === 0 ? "remove" : "quantity";
  const result = tab.actions.setQuantity(line.id, quantity);
  recordCall(tab, { kind, variants: [variant], quantity }, result);
  expect(lineOf(tab, variant)?.quantity ?? 0, "visible immediately").toBe(quantity);
}

/** Removes lines and records the removal for `undo`. */
async function removeLines(tab: ModelTab, variants: readonly string[]): Promise<void> {
  const lines = tab.store
    .cart()
    .lines.filter(({ id }) => variants.some((variant) => lineIdOf(variant) === id));
  if (lines.length === 0) return;
  const pendingRemoval =
    variants.length > 1 ? tab.actions.clear() : tab.actions.remove(lines[0]?.id ?? "");
  const removedLines = lines.map(({ variantId = "", quantity }) => ({
    variant: variantId,
    quantity,
  }));
  recordCall(
    tab,
    { kind: "remove", variants: removedLines.map(({ variant }) => variant) },
    pendingRemoval.then(({ done }) => done),
  );
  for (const { variant } of removedLines)
    expect(lineOf(tab, variant), "removed immediately").toBeUndefined();
  const call = tab.calls.at(-1);
  const removal: Removal = await pendingRemoval;
  if (call) tab.removals.push({ call, removal, lines: removedLines });
}

const pendingRemovalCount = (tab: ModelTab) =>
  tab.store.queue.changes.filter(({ kind }) => kind === "remove").length;

function undo(tab: ModelTab): void {
  const lastRemoval = tab.removals.at(-1);
  if (!lastRemoval) return;
  const removalCount = pendingRemovalCount(tab);
  const result = lastRemoval.removal.undo();
  // A repeated undo has no effect.
  if (lastRemoval.isUndone) return;
  lastRemoval.isUndone = true;
  // If the queue has fewer removals now, the removal was canceled before it was sent.
  if (pendingRemovalCount(tab) < removalCount) lastRemoval.call.isCanceled = true;
  for (const { variant, quantity } of lastRemoval.lines) {
    recordCall(
      tab,
      { kind: "undo", variants: [variant], quantity, undoneCall: lastRemoval.call },
      result,
    );
  }
}

function applyCoupon(tab: ModelTab, text: string): void {
  recordCall(tab, { kind: "coupon", text }, tab.actions.applyCoupon(text));
}

function removeCoupon(tab: ModelTab): void {
  const [coupon] = tab.store.cart().coupons;
  if (!coupon) return;
  recordCall(tab, { kind: "coupon-off" }, tab.actions.removeCoupon(coupon.id));
  expect(tab.store.cart().coupons, "removed immediately").not.toContainEqual(coupon);
}

function setNote(world: World, tab: ModelTab): void {
  world.counts.notes += 1;
  const text = `${tab.user}: ${world.counts.notes}`;
  recordCall(tab, { kind: "note", text }, tab.actions.setNote(text));
  expect(tab.store.cart().note, "visible immediately").toBe(text);
}

function dismiss(tab: ModelTab): void {
  const [notice] = tab.store.cart().notices;
  if (!notice) return;
  tab.actions.dismiss(notice);
  expect(tab.store.cart().notices).not.toContain(notice);
}

function changeUser({ shop, tabs, counts }: World, next: "in" | "out" | "another"): void {
  const [previousUser = ""] = tabs.map(({ user }) => user);
  const isVisitor = previousUser.startsWith("visitor");
  if (isVisitor === (next !== "in")) return;
  if (next !== "in") counts.users += 1;
  const user = `${next === "out" ? "visitor" : "member"}-${counts.users}`;
  if (next === "in") shop.mergeCarts(previousUser, user);
  for (const tab of tabs) tab.changeUser(user);
}

const variant = fc.constantFrom(...VARIANTS);
const tabAt = ({ tabs }: World, index: number) => tabs[index % tabs.length] as ModelTab;

const deliver = (times: number) =>
  command(`${times} arrive`, async ({ scheduler, tick }) => {
    for (let index = 0; index < times && scheduler.count() > 0; index += 1) {
      await scheduler.waitNext(1);
      await tick();
    }
  });

const onTab = (name: string, run: (tab: ModelTab, world: World) => unknown) =>
  fc.nat(1).map((tab) => command(`${tab} ${name}`, (world) => run(tabAt(world, tab), world)));

const addCommands = fc
  .tuple(fc.nat(1), variant, fc.integer({ min: 1, max: 4 }))
  .map(([tab, variantId, quantity]) =>
    command(`${tab} adds ${quantity} ${variantId}`, (world) =>
      add(tabAt(world, tab), variantId, quantity),
    ),
  );
const quantityCommands = fc
  .tuple(fc.nat(1), variant, fc.nat(6))
  .map(([tab, variantId, quantity]) =>
    command(`${tab} wants ${quantity} ${variantId}`, (world) =>
      setQuantity(tabAt(world, tab), variantId, quantity),
    ),
  );
const removeCommands = fc
  .tuple(fc.nat(1), variant)
  .map(([tab, variantId]) =>
    command(`${tab} removes ${variantId}`, (world) => removeLines(tabAt(world, tab), [variantId])),
  );
const couponCommands = fc
  .tuple(fc.nat(1), fc.constantFrom("TEN", "TWENTY", "NONSENSE"))
  .map(([tab, code]) =>
    command(`${tab} applies ${code}`, (world) => applyCoupon(tabAt(world, tab), code)),
  );
const undoCommands = onTab("undoes", undo);
const deliverCommands = fc.integer({ min: 1, max: 4 }).map(deliver);

/** All commands. Additions, quantity changes and deliveries are the most frequent ones. */
export const commands = fc.commands(
  [
    ...[
      addCommands,
      addCommands,
      quantityCommands,
      quantityCommands,
      removeCommands,
      undoCommands,
      deliverCommands,
      deliverCommands,
      deliverCommands,
    ],
    couponCommands,
    onTab("clears", (tab) => removeLines(tab, VARIANTS)),
    onTab("removes a coupon", removeCoupon),
    onTab("writes a note", (tab, world) => setNote(world, tab)),
    onTab("dismisses", dismiss),
    onTab("reads", (tab) => void tab.store.refetch()),
    onTab("is restored", (tab) => tab.restore()),
    fc
      .boolean()
      .map((online) =>
        command(online ? "online" : "offline", () => onlineManager.setOnline(online)),
      ),
    fc
      .constantFrom("in" as const, "out" as const, "another" as const)
      .map((next) => command(`log ${next}`, (world) => changeUser(world, next))),
  ],
  { maxCommands: 24, size: "max" },
);
