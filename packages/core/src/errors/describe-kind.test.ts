import { expect, it } from "vitest";
import { describeKind } from "./describe-kind.js";

it.each<[value: unknown, kind: string]>([
  ["secret", "a string"],
  [7, "a number"],
  [Number.NaN, "NaN"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
  [7n, "a bigint"],
  [false, "a boolean"],
  [Symbol("secret"), "a symbol"],
  [() => "secret", "a function"],
  [undefined, "undefined"],
  [null, "null"],
  [["secret"], "a list"],
  [{ a: "secret" }, "an object"],
  [new Date(0), "an object"],
  [new AbortController(), "an object"],
  [new AbortController().signal, "an AbortSignal"],
])("describeKind returns the kind of %s", (value, kind) => {
  expect(describeKind(value)).toBe(kind);
});
