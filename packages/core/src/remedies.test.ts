import { expect, it } from "vitest";
import { ApplicationError, HttpError } from "./errors/portico-error.js";
import { remedyOf } from "./remedies.js";

it("remedyOf returns instructions for documented codes", () => {
  const remedy = remedyOf(new ApplicationError("rejected", { code: "INVALID_COUPON_CODE" }));
  expect(remedy).toBe("The coupon code does not exist. Ask the buyer to check the code.");
});

it("remedyOf returns the same text as `error.help` for an undocumented platform code", () => {
  const error = new ApplicationError("Product was not found", { code: "PRODUCT_NOT_FOUND" });
  expect(remedyOf(error)).toBe("Check the id or slug. Visitors can only see visible products.");
  expect(error.help).toBe(remedyOf(error));
});

it("remedyOf returns undefined for unknown codes and for values other than application errors", () => {
  const unknownErrors = ["OF_TOMORROW", "toString", "__proto__"].map(
    (code) => new ApplicationError("rejected", { code }),
  );
  const httpError = new HttpError("gone", { code: "NOT_FOUND" });
  expect([...unknownErrors, httpError, { code: "NOT_FOUND" }, null].map(remedyOf)).toEqual(
    Array(6).fill(undefined),
  );
});
