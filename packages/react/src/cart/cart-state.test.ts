import { PorticoError } from "@portico/core";
import { describe, expect, it } from "vitest";
import { deriveCartStates } from "./cart-state.js";
import { cart, line, quantity } from "./testing/carts.js";
import { manualShop } from "./testing/manual-shop.js";

const { adapter } = manualShop();
const source = {
  settled: cart([line("a", 2)]),
  changes: [],
  notices: [],
  isPaused: false,
  readError: null,
  totals: { data: "20", isStale: false },
  delivery: undefined,
};

describe("deriveCartStates", () => {
  it("marks totals as updating while a change is pending or new totals are being calculated", () => {
    const isUpdating = (sourceChanges: object) =>
      deriveCartStates(adapter, { ...source, ...sourceChanges }).totals.isUpdating;
    expect(isUpdating({})).toBe(false);
    expect(isUpdating({ changes: [quantity("a", 3)] })).toBe(true);
    expect(isUpdating({ totals: { ...source.totals, isStale: true } })).toBe(true);
  });

  it("returns undefined delivery options while they load, and an empty list if the request for them fails", () => {
    const adapterWithoutOptions = { ...adapter, calculated: withoutDelivery };
    const optionsOf = (delivery: object | undefined) =>
      deriveCartStates(adapterWithoutOptions, { ...source, delivery }).totals.data?.deliveryOptions;
    expect(optionsOf(undefined)).toEqual([]);
    expect(optionsOf({ isStale: false })).toBeUndefined();
    expect(optionsOf({ error: new Error("no") })).toEqual([]);
    expect(optionsOf({ data: ["express"] })).toEqual(["express"]);
  });

  it("returns a pending state until the first response, error or change", () => {
    const stateOf = (sourceChanges: object) =>
      deriveCartStates(adapter, { ...source, settled: undefined, ...sourceChanges }).state;
    expect(stateOf({})).toEqual({ data: undefined, error: null, isPending: true });
    expect(stateOf({ changes: [quantity("a", 3)] })).toMatchObject({ isPending: false });
    const readError = new PorticoError("no", { code: "NO" });
    expect(stateOf({ readError })).toEqual({ data: undefined, error: readError, isPending: false });
    expect(stateOf({ settled: null })).toMatchObject({ data: { count: 0 }, isPending: false });
  });

  it("returns pending totals until the first totals, an error or an empty cart", () => {
    const totalsOf = (sourceChanges: object) =>
      deriveCartStates(adapter, { ...source, totals: {}, ...sourceChanges }).totals;
    expect(totalsOf({ settled: undefined })).toMatchObject({ data: undefined, isPending: true });
    expect(totalsOf({ settled: null })).toMatchObject({ data: undefined, isPending: false });
    expect(totalsOf({})).toMatchObject({ data: undefined, isPending: true });
    const error = new PorticoError("no", { code: "NO" });
    expect(totalsOf({ totals: { error } })).toMatchObject({ error, isPending: false });
    expect(totalsOf({ settled: undefined, readError: error })).toMatchObject({ isPending: false });
  });
});

function withoutDelivery(...args: Parameters<typeof adapter.calculated>) {
  const { totals } = adapter.calculated(...args);
  return { totals: { ...totals, deliveryOptions: undefined } };
}
