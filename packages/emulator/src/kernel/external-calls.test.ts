import { describe, expect, it } from "vitest";
import { type ExternalCall, ExternalCalls, PendingCallError } from "./external-calls.js";

const getPrice: ExternalCall = { recipient: "shop", method: "price", body: { of: "hat" } };
const charge: ExternalCall = {
  recipient: "bank",
  method: "charge",
  body: { amount: 1 },
  undo: ({ id }) => ({ recipient: "bank", method: "return", body: { id } }),
};
const result = { kind: "response", response: { id: "t" } } as const;
const undoCharge = { recipient: "bank", method: "return", body: { id: "t" } };

describe("ExternalCalls", () => {
  it("returns the stored result of an identical call, and throws for other calls", () => {
    const calls = new ExternalCalls();
    expect(() => calls.resultOf(getPrice)).toThrow(PendingCallError);
    calls.store(getPrice, result);
    expect(calls.resultOf({ ...getPrice, body: { of: "hat" } })).toBe(result);
    expect(() => calls.resultOf({ ...getPrice, body: { of: "cap" } })).toThrow(PendingCallError);
  });

  it("returns undo calls for the calls with unused responses", () => {
    const calls = new ExternalCalls();
    calls.store(charge, result);
    calls.store(getPrice, result);
    expect(calls.undoCalls()).toEqual([undoCharge]);
    calls.resultOf(charge);
    expect(calls.undoCalls()).toEqual([]);
    calls.release(charge);
    expect(calls.undoCalls()).toEqual([undoCharge]);
    const failed = new ExternalCalls();
    failed.store(charge, { kind: "failed" });
    expect(failed.undoCalls()).toEqual([]);
  });

  it("returns a failure for calls that exceed the limit per request", () => {
    const calls = new ExternalCalls();
    for (let n = 0; n < 50; n += 1) calls.store({ ...getPrice, body: { n } }, result);
    expect(calls.resultOf({ ...getPrice, body: { n: 50 } })).toEqual({ kind: "failed" });
  });
});
