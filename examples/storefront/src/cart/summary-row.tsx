import { Money } from "@portico/react";

/** One sum of a cart or an order, in a `<dl>`. */
export function SummaryRow(props: {
  label: string;
  amount: string | undefined;
  currency: string | null | undefined;
  /** Written before the amount. */
  sign?: string;
  /** In place of an amount that is not known yet. */
  otherwise?: string;
  /** In place of nothing to pay. */
  free?: string;
  /** Leaves the row out when there is nothing to pay or save. */
  hideZero?: boolean;
  strong?: boolean;
}) {
  const { label, amount, currency, sign = "", otherwise, free, hideZero, strong } = props;
  if (amount === undefined && otherwise === undefined) return null;
  const zero = amount !== undefined && /^0*\.?0*$/.test(amount);
  if (hideZero && zero) return null;
  return (
    <div className={strong ? "sum strong" : "sum"}>
      <dt>{label}</dt>
      <dd>
        {amount === undefined ? (
          <span className="muted">{otherwise}</span>
        ) : zero && free ? (
          free
        ) : (
          <>
            {sign}
            <Money value={amount} currency={currency} />
          </>
        )}
      </dd>
    </div>
  );
}
