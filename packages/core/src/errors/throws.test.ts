import { describe, expect, expectTypeOf, it } from "vitest";
import { operation } from "../call/operation.js";
import { createClient } from "../create-client.js";
import { isApplicationError } from "./guards.js";
import { ApplicationError, HttpError } from "./portico-error.js";
import type { ErrorCodeOf, Throws } from "./throws.js";

type CouponCode = "COUPON_LOCKED" | "INVALID_COUPON_CODE";
const addCoupon: ((code: string) => Promise<void>) & Throws<CouponCode> = operation({
  name: "ecom.cartV2.addCoupon",
  method: "POST",
  path: "/ecom/v2/carts/add-coupon",
  args: ["code"],
});
const getCart: () => Promise<void> = operation({
  name: "ecom.cartV2.getCart",
  method: "GET",
  path: "/ecom/v2/carts",
});
const otherCart: typeof addCoupon = operation({
  name: "ecom.currentCartV2.addCoupon",
  method: "POST",
  path: "/ecom/v2/carts/current/add-coupon",
});
const cartV2 = { addCoupon, getCart };

const couponError = (operation: string): unknown =>
  new ApplicationError("rejected", { code: "COUPON_LOCKED", operation });

describe("isApplicationError(error, operation)", () => {
  const client = createClient({ modules: { cartV2 } });
  const variants = {
    unbound: addCoupon,
    "in a namespace": cartV2.addCoupon,
    bound: client.use(addCoupon),
    "on a client": client.cartV2.addCoupon,
    "on a view": client.with({ retry: 0 }).cartV2.addCoupon,
  };

  it.each(Object.entries(variants))("recognizes the errors of an operation that is %s", (_, fn) => {
    expect(isApplicationError(couponError("ecom.cartV2.addCoupon"), fn)).toBe(true);
    expect(isApplicationError(couponError("ecom.currentCartV2.addCoupon"), fn)).toBe(false);
    expect(isApplicationError(couponError("ecom.cartV2.getCart"), fn)).toBe(false);
    const httpError = new HttpError("gone", { code: "GONE", operation: "ecom.cartV2.addCoupon" });
    expect([httpError, {}, null, undefined].map((e) => isApplicationError(e, fn))).toEqual(
      Array(4).fill(false),
    );
  });

  it("distinguishes operations of the same name in two modules, unless no operation is passed", () => {
    const error = couponError("ecom.currentCartV2.addCoupon");
    expect([otherCart, addCoupon].map((fn) => isApplicationError(error, fn))).toEqual([
      true,
      false,
    ]);
    expect(isApplicationError(error)).toBe(true);
  });

  it("accepts the errors that a real call throws", async () => {
    const api = createClient({
      modules: { cartV2 },
      fetch: async () => {
        const details = { applicationError: { code: "INVALID_COUPON_CODE", description: "none" } };
        return Response.json({ message: "no coupon", details }, { status: 400 });
      },
    });
    const error = await api.cartV2.addCoupon("SUMMER").catch((reason: unknown) => reason);
    expect(isApplicationError(error, api.cartV2.addCoupon) && error.code).toBe(
      "INVALID_COUPON_CODE",
    );
    expect(isApplicationError(error, getCart)).toBe(false);
  });

  it("narrows the type of the code to the codes that the operation declares", () => {
    const error = couponError("ecom.cartV2.addCoupon");
    if (isApplicationError(error, client.cartV2.addCoupon)) {
      expectTypeOf(error.code).toEqualTypeOf<CouponCode>();
      // @ts-expect-error the operation does not have this code
      expect(error.code === "SLUG_ALREADY_EXISTS").toBe(false);
    }
    // Any code is accepted, because the operation documents none.
    if (isApplicationError(error, getCart)) expectTypeOf(error.code).toEqualTypeOf<string>();
    if (isApplicationError(error)) expectTypeOf(error.code).toEqualTypeOf<string>();
    if (isApplicationError<"A">(error)) expectTypeOf(error.code).toEqualTypeOf<"A">();
    // @ts-expect-error a name is not an operation
    expect(isApplicationError(error, "addCoupon")).toBe(false);
  });

  it("requires no change to an operation's signature and no codes on a mock", () => {
    expectTypeOf(client.cartV2.addCoupon).toEqualTypeOf(addCoupon);
    expectTypeOf(addCoupon).parameters.toEqualTypeOf<[code: string]>();
    expectTypeOf<ErrorCodeOf<typeof addCoupon>>().toEqualTypeOf<CouponCode>();
    expectTypeOf<ErrorCodeOf<typeof getCart>>().toEqualTypeOf<string>();
    // A mock of an operation needs no codes.
    const mock: typeof addCoupon = async () => {};
    expect(isApplicationError(couponError("ecom.cartV2.addCoupon"), mock)).toBe(false);
  });
});
