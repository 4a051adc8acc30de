// What people, networks and other pages do to a model shop's cart, as fast-check's commands.

import { onlineManager } from "@tanstack/react-query";
import fc from "fast-check";
import { expect } from "vitest";
import type { Removal } from "../cart-actions.js";
import type { Call } from "./model-calls.js";
import { type ModelShop, VARIANTS } from "./model-shop.js";
import { lineIdOf, type ModelTab } from "./model-tab.js";

/** The world of one run. */
export interface World {
  readonly shop: ModelShop;
  readonly tabs: readonly ModelTab[];
  readonly scheduler: fc.Scheduler;
  /** Runs all that needs no network. */
  readonly tick: () => Promise<void>;
  /** How many notes have been written, and people been there. */
  readonly count: { notes: number; people: number };
}

type Command = fc.AsyncCommand<object, World>;
type Told = Omit<Call, "who" | "end" | "error">;

/** A command that is always possible; deeds on a line that is not there do nothing. */
const deed = (name: string, run: (world: World) => unknown): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world);
    await world.tick();
    for (const { problems } of world.tabs) if (problems.length > 0) throw problems[0];
  },
  toString: () => name,
});

const called = (tab: ModelTab, call: Told, result: Promise<unknown>) =>
  tab.call({ ...call, who: tab.who }, result);

const lineOf = (tab: ModelTab, variant: string) =>
  tab.store.cart().lines.find(({ id }) => id === lineIdOf(variant));

function add(tab: ModelTab, variant: string, quantity: number): void {
  const before = lineOf(tab, variant)?.quantity ?? 0;
  const item = { catalogReference: tab.reference(variant), quantity };
  called(tab, { kind: "add", variants: [variant], quantity }, tab.actions.add(item));
  expect(lineOf(tab, variant)?.quantity, "shown at once").toBe(before + quantity);
}

function setQuantity(tab: ModelTab, variant: string, quantity: number): void {
  const line = lineOf(tab, variant);
  if (!line) return;
  const kind = quantity === 0 ? "remove" : "quantity";
  const result = tab.actions.setQuantity(line.id, quantity);
  called(tab, { kind, variants: [variant], quantity }, result);
  expect(lineOf(tab, variant)?.quantity ?? 0, "shown at once").toBe(quantity);
}

/** Takes lines out, and keeps what brings them back. */
async function takeOut(tab: ModelTab, variants: readonly string[]): Promise<void> {
  const lines = tab.store
    .cart()
    .lines.filter(({ id }) => variants.some((variant) => lineIdOf(variant) === id));
  if (lines.length === 0) return;
  const removing =
    variants.length > 1 ? tab.actions.clear() : tab.actions.remove(lines[0]?.id ?? "");
  const taken = lines.map(({ variantId = "", quantity }) => ({ variant: variantId, quantity }));
  called(
    tab,
    { kind: "remove", variants: taken.map(({ variant }) => variant) },
    removing.then(({ done }) => done),
  );
  for (const { variant } of taken) expect(lineOf(tab, variant), "gone at once").toBeUndefined();
  const call = tab.calls.at(-1);
  const removal: Removal = await removing;
  if (call) tab.removals.push({ call, removal, taken });
}

const removals = (tab: ModelTab) =>
  tab.store.queue.changes.filter(({ kind }) => kind === "remove").length;

/** Brings back what was taken out last, or once more. */
function undo(tab: ModelTab): void {
  const last = tab.removals.at(-1);
  if (!last) return;
  const waiting = removals(tab);
  const result = last.removal.undo();
  // Once, however often it is called.
  if (last.undone) return;
  last.undone = true;
  // A removal that has not been sent is none.
  if (removals(tab) < waiting) last.call.isCanceled = true;
  for (const { variant, quantity } of last.taken) {
    called(tab, { kind: "undo", variants: [variant], quantity, undoes: last.call }, result);
  }
}

function applyCoupon(tab: ModelTab, text: string): void {
  called(tab, { kind: "coupon", text }, tab.actions.applyCoupon(text));
}

function removeCoupon(tab: ModelTab): void {
  const [coupon] = tab.store.cart().coupons;
  if (!coupon) return;
  called(tab, { kind: "coupon-off" }, tab.actions.removeCoupon(coupon.id));
  expect(tab.store.cart().coupons, "gone at once").not.toContainEqual(coupon);
}

function setNote(world: World, tab: ModelTab): void {
  world.count.notes += 1;
  const text = `${tab.who}: ${world.count.notes}`;
  called(tab, { kind: "note", text }, tab.actions.setNote(text));
  expect(tab.store.cart().note, "shown at once").toBe(text);
}

function dismiss(tab: ModelTab): void {
  const [notice] = tab.store.cart().notices;
  if (!notice) return;
  tab.actions.dismiss(notice);
  expect(tab.store.cart().notices).not.toContain(notice);
}

/** Somebody logs in or out, which all pages hear of at once. */
function become({ shop, tabs, count }: World, next: "in" | "out" | "another"): void {
  const [was = ""] = tabs.map(({ who }) => who);
  const isVisitor = was.startsWith("visitor");
  if (isVisitor === (next !== "in")) return;
  if (next !== "in") count.people += 1;
  const who = `${next === "out" ? "visitor" : "member"}-${count.people}`;
  if (next === "in") shop.join(was, who);
  for (const tab of tabs) tab.become(who);
}

const variant = fc.constantFrom(...VARIANTS);
const tabOf = ({ tabs }: World, at: number) => tabs[at % tabs.length] as ModelTab;

/** Lets answers and requests arrive, in whatever order the scheduler has. */
const arrive = (times: number) =>
  deed(`${times} arrive`, async ({ scheduler, tick }) => {
    for (let at = 0; at < times && scheduler.count() > 0; at += 1) {
      await scheduler.waitNext(1);
      await tick();
    }
  });

const on = (name: string, run: (tab: ModelTab, world: World) => unknown) =>
  fc.nat(1).map((at) => deed(`${at} ${name}`, (world) => run(tabOf(world, at), world)));

const adds = fc
  .tuple(fc.nat(1), variant, fc.integer({ min: 1, max: 4 }))
  .map(([at, one, quantity]) =>
    deed(`${at} adds ${quantity} ${one}`, (world) => add(tabOf(world, at), one, quantity)),
  );
const wants = fc
  .tuple(fc.nat(1), variant, fc.nat(6))
  .map(([at, one, quantity]) =>
    deed(`${at} wants ${quantity} ${one}`, (world) => setQuantity(tabOf(world, at), one, quantity)),
  );
const removes = fc
  .tuple(fc.nat(1), variant)
  .map(([at, one]) => deed(`${at} removes ${one}`, (world) => takeOut(tabOf(world, at), [one])));
const applies = fc
  .tuple(fc.nat(1), fc.constantFrom("TEN", "TWENTY", "NONSENSE"))
  .map(([at, code]) =>
    deed(`${at} applies ${code}`, (world) => applyCoupon(tabOf(world, at), code)),
  );
const undoes = on("undoes", undo);
const arrives = fc.integer({ min: 1, max: 4 }).map(arrive);

/** All commands, each on one of the pages; those of lines more often. */
export const deeds = fc.commands(
  [
    ...[adds, adds, wants, wants, removes, undoes, arrives, arrives, arrives],
    applies,
    on("clears", (tab) => takeOut(tab, VARIANTS)),
    on("takes a coupon off", removeCoupon),
    on("writes a note", (tab, world) => setNote(world, tab)),
    on("dismisses", dismiss),
    on("reads", (tab) => void tab.store.refetch()),
    on("is restored", (tab) => tab.restore()),
    fc
      .boolean()
      .map((online) => deed(online ? "online" : "offline", () => onlineManager.setOnline(online))),
    fc
      .constantFrom("in" as const, "out" as const, "another" as const)
      .map((next) => deed(`log ${next}`, (world) => become(world, next))),
  ],
  { maxCommands: 24, size: "max" },
);
