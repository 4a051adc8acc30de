import { expect, it } from "vitest";
import { nearestName } from "./nearest-name.js";

const known = ["auth", "timeout", "retries", "retry", "tokenStorage", "clientId"];

it.each([
  ["timout", "timeout"],
  ["clientID", "clientId"],
  ["tokenStore", "tokenStorage"],
  ["retrys", "retry"],
  ["retires", "retries"],
])("returns the most similar name for %s", (name, expected) => {
  expect(nearestName(name, known)).toBe(expected);
});

it.each(["colour", "x", "", "__proto__"])("returns undefined for %j", (name) => {
  expect(nearestName(name, known)).toBeUndefined();
});
