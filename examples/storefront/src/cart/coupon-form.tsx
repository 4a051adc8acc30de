import type { UseCart } from "@portico/react";
import { type FormEvent, useState } from "react";
import { describeError } from "../design/describe-error.js";

/** A field for a coupon, or the coupon that is on the cart. */
export function CouponForm({ cart, applyCoupon, removeCoupon, isUpdating }: UseCart) {
  const [problem, setProblem] = useState<string>();
  const coupon = cart?.coupons[0];

  async function attempt(change: () => Promise<unknown>) {
    if (isUpdating) return;
    setProblem(undefined);
    try {
      await change();
    } catch (error) {
      setProblem(describeError(error));
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (code) void attempt(() => applyCoupon(code));
  }

  return (
    <div className="coupon">
      {coupon ? (
        <p className="coupon-applied">
          <span>
            Coupon <strong>{coupon.code}</strong>
          </span>
          <button
            className="text-button"
            type="button"
            aria-label={`Remove coupon ${coupon.code}`}
            onClick={() => void attempt(() => removeCoupon(coupon.id))}
          >
            Remove
          </button>
        </p>
      ) : (
        <form onSubmit={submit}>
          <label className="field">
            <span>Coupon code</span>
            <input name="code" type="text" maxLength={50} autoComplete="off" />
          </label>
          <button className="button secondary" type="submit" aria-disabled={isUpdating}>
            Apply
          </button>
        </form>
      )}
      {problem && (
        <p className="problem small" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
