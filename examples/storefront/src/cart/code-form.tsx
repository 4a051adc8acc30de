import { type CartView, useCartActions } from "@portico/react";
import { describeError } from "@portico/react/queries";
import { type FormEvent, useId, useRef, useState } from "react";

const KINDS = {
  coupon: { label: "Coupon code", name: "Coupon" },
  "gift-card": { label: "Gift card code", name: "Gift card" },
} as const;

/** A field for a coupon or a gift card, and those that are on the cart. */
export function CodeForm({ kind, cart }: { kind: keyof typeof KINDS; cart: CartView }) {
  const actions = useCartActions();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isCoupon = kind === "coupon";
  const [apply, remove] = isCoupon
    ? [actions.applyCoupon, actions.removeCoupon]
    : [actions.applyGiftCard, actions.removeGiftCard];
  const applied = isCoupon ? cart.coupons : cart.giftCards;
  const refusals = cart.notices.filter(
    (notice) => notice.kind === "refused" && notice.change === kind,
  );
  const refusal = refusals.at(-1);
  const problem = refusal?.kind === "refused" ? describeError(refusal.error) : undefined;
  const { label, name } = KINDS[kind];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = input.current;
    if (isBusy || !field?.value.trim()) return field?.focus();
    refusals.forEach(actions.dismiss);
    setBusy(true);
    apply(field.value)
      .then(
        () => form.reset(),
        // what was typed stays; the notice says why
        () => field.focus(),
      )
      .finally(() => setBusy(false));
  }

  return (
    <div className="code">
      {applied.map((one) => (
        <p key={one.id} className="code-applied">
          <span>
            {name} <strong>{one.code}</strong>
          </span>
          <button
            className="text-button"
            type="button"
            aria-label={`Remove ${name.toLowerCase()} ${one.code}`}
            onClick={() => {
              input.current?.focus();
              void remove(one.id);
            }}
          >
            Remove
          </button>
        </p>
      ))}
      <form onSubmit={submit} noValidate>
        <label className="field" htmlFor={id}>
          <span>{label}</span>
          <input
            ref={input}
            id={id}
            name="code"
            type="text"
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
          />
        </label>
        <button className="button secondary" type="submit" aria-disabled={isBusy}>
          {isBusy ? "Checking…" : "Apply"}
        </button>
      </form>
      <div role="alert">
        {problem && (
          <p className="problem small" id={`${id}-problem`}>
            {problem.title}. {problem.text}
          </p>
        )}
      </div>
    </div>
  );
}
