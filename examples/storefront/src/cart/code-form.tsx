import { type Cart, useCartActions, useErrorText } from "@portico/react";
import { type FormEvent, useId, useRef, useState } from "react";

const CODE_KINDS = {
  coupon: { label: "Coupon code", name: "Coupon" },
  "gift-card": { label: "Gift card code", name: "Gift card" },
} as const;

export function CodeForm({ kind, cart }: { kind: keyof typeof CODE_KINDS; cart: Cart }) {
  const actions = useCartActions();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isCoupon = kind === "coupon";
  const [apply, remove] = isCoupon
    ? [actions.applyCoupon, actions.removeCoupon]
    : [actions.applyGiftCard, actions.removeGiftCard];
  const appliedCodes = isCoupon ? cart.coupons : cart.giftCards;
  const rejections = cart.notices.filter(
    (notice) => notice.kind === "rejected" && notice.change === kind,
  );
  const problem = useErrorText(rejections.at(-1));
  const { label, name } = CODE_KINDS[kind];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = input.current;
    if (isBusy || !field?.value.trim()) return field?.focus();
    rejections.forEach(actions.dismiss);
    setBusy(true);
    apply(field.value)
      .then(
        () => form.reset(),
        // Keep a rejected code in the field, so that the user can correct it.
        () => field.focus(),
      )
      .finally(() => setBusy(false));
  }

  return (
    <div className="code">
      {appliedCodes.map((code) => (
        <p key={code.id} className="code-applied">
          <span>
            {name} <strong>{code.code}</strong>
          </span>
          <button
            className="text-button"
            type="button"
            aria-label={`Remove ${name.toLowerCase()} ${code.code}`}
            onClick={() => {
              input.current?.focus();
              void remove(code.id);
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
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
