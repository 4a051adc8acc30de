import type { Cart } from "@portico/react";
import { CodeForm } from "./code-form.js";
import { NoteForm } from "./note-form.js";

export function CodesAndNote({ cart }: { cart: Cart }) {
  const { coupons, giftCards, note } = cart;
  return (
    <>
      <details className="fold" open={coupons.length + giftCards.length > 0 || undefined}>
        <summary>Coupon or gift card</summary>
        <div>
          <CodeForm kind="coupon" cart={cart} />
          <CodeForm kind="gift-card" cart={cart} />
        </div>
      </details>
      <details className="fold" open={note !== "" || undefined}>
        <summary>Add order note</summary>
        <div>
          <NoteForm />
        </div>
      </details>
    </>
  );
}
