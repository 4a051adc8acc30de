import { type CartNotice, useCartActions, useErrorText } from "@portico/react";
import { useRef } from "react";
import { CloseIcon } from "shop-ui/design/later-icons";

function Notice({ notice, dismiss }: { notice: CartNotice; dismiss: () => void }) {
  return (
    <li>
      <p>{useErrorText(notice)}</p>
      <button className="icon-button" type="button" aria-label="Dismiss" onClick={dismiss}>
        <CloseIcon />
      </button>
    </li>
  );
}

export function Notices({ notices }: { notices: readonly CartNotice[] }) {
  const { dismiss } = useCartActions();
  const container = useRef<HTMLDivElement>(null);
  // Omit rejected codes, because CodeForm shows them.
  const cartNotices = notices.filter(
    (notice) =>
      notice.kind !== "rejected" || (notice.change !== "coupon" && notice.change !== "gift-card"),
  );
  return (
    <div ref={container} role="status" tabIndex={-1}>
      {cartNotices.length > 0 && (
        <ul className="cart-notices">
          {cartNotices.map((notice) => (
            <Notice
              key={notice.id}
              notice={notice}
              dismiss={() => {
                container.current?.focus();
                dismiss(notice);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
