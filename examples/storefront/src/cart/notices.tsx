import { type CartNotice, useCartActions } from "@portico/react";
import { describeError } from "@portico/react/queries";
import { useRef } from "react";
import { CloseIcon } from "../design/icons.js";

const REFUSED: Partial<Record<string, string>> = {
  add: "could not be added",
  quantity: "stays at the number it had",
  remove: "is still in your cart",
};

/** A notice in words. */
function textOf(notice: CartNotice): string {
  const name = notice.name ?? "A piece";
  switch (notice.kind) {
    case "capped":
      return `${name}: ${notice.got} of the ${notice.asked} you wanted, as there are no more.`;
    case "not-added":
      return `${name} could not be added. It may have sold out a moment ago.`;
    case "removed":
      return `${name} is no longer available and left your cart.`;
    case "coupon-removed":
      return `The coupon ${notice.code} no longer fits your cart and was taken off.`;
    case "refused": {
      const { title, text } = describeError(notice.error);
      const what = REFUSED[notice.change];
      return what ? `${name} ${what}. ${title}: ${text}` : `${title}. ${text}`;
    }
  }
}

/** What happened to the cart without being asked for, until it is read. */
export function Notices({ notices }: { notices: readonly CartNotice[] }) {
  const { dismiss } = useCartActions();
  const place = useRef<HTMLDivElement>(null);
  // A code that was refused says so beside its field.
  const general = notices.filter(
    (notice) =>
      notice.kind !== "refused" || (notice.change !== "coupon" && notice.change !== "gift-card"),
  );
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {general.length > 0 && (
        <ul className="cart-notices">
          {general.map((notice) => (
            <li key={notice.id}>
              <p>{textOf(notice)}</p>
              <button
                className="icon-button"
                type="button"
                aria-label="Dismiss"
                onClick={() => {
                  place.current?.focus();
                  dismiss(notice);
                }}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
