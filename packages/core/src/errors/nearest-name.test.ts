import { expect, it } from "vitest";
import { nearestName } from "./nearest-name.js";

const known = ["auth", "timeout", "totalTimeout", "retry", "tokenStorage", "clientId"];

it.each([
  ["timout", "timeout"],
  ["clientID", "clientId"],
  ["tokenStore", "tokenStorage"],
  ["retrys", "retry"],
  ["retyr", "retry"],
])("nearestName returns the most similar name for %s", (name, expected) => {
  expect(nearestName(name, known)).toBe(expected);
});

it.each(["colour", "x", "", "__proto__"])(
  "nearestName returns undefined if no name is similar to %j",
  (name) => {
    expect(nearestName(name, known)).toBeUndefined();
  },
);
