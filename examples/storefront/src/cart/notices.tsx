import { type CartNotice, useCartActions, useNoticeText } from "@portico/react";
import { useRef } from "react";
import { CloseIcon } from "../design/icons.js";

/** What happened to the cart without being asked for, until it is read. */
export function Notices({ notices }: { notices: readonly CartNotice[] }) {
  const { dismiss } = useCartActions();
  const textOf = useNoticeText();
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
