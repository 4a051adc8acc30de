import { useBackInStock } from "@portico/react";
import type { FormEvent } from "react";
import { Problem } from "shop-ui/design/errors";

export function BackInStockForm(props: { productId: string; variantId: string }) {
  const { mutate, isPending, isSuccess, error } = useBackInStock(props);
  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    if (!isPending) mutate({ ...props, email });
  }
  return (
    <form className="back-in-stock" onSubmit={subscribe}>
      <div role="status">
        {isSuccess && <p>Thanks! We’ll email you when it’s back in stock.</p>}
      </div>
      {!isSuccess && (
        <>
          <label className="field">
            <span>Notify me when it’s back in stock</span>
            <input type="email" name="email" required autoComplete="email" placeholder="Email" />
          </label>
          <button className="button secondary" type="submit" aria-disabled={isPending}>
            {isPending ? "One moment…" : "Notify me"}
          </button>
        </>
      )}
      <Problem error={error} />
    </form>
  );
}
