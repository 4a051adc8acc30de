import "./delivery.css";
import { type Cart, Money, useCartActions, useCartTotals, useMember } from "@portico/react";
import { type FormEvent, useId } from "react";
import { COUNTRIES, countryName } from "../account/countries.js";

const ZERO_PATTERN = /^0*\.?0*$/;

/** A form for the destination, which the platform needs to estimate delivery costs. */
function DestinationForm({ address }: Pick<Cart, "address">) {
  const { setAddress } = useCartActions();
  const { data: member } = useMember();
  const id = useId();
  const knownAddress = address ?? member?.contact?.addresses[0];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const [country, postalCode] = ["country", "postalCode"].map((name) =>
      String(formData.get(name)).trim(),
    );
    const isSameDestination =
      country === address?.country && postalCode === (address?.postalCode ?? "");
    // Ignore a rejection, because a cart notice shows the reason.
    if (country && !isSameDestination) {
      void setAddress({ country, ...(postalCode && { postalCode }) }).catch(() => {});
    }
  }

  return (
    <form
      className="destination"
      onSubmit={submit}
      key={`${knownAddress?.country} ${knownAddress?.postalCode}`}
    >
      <div className="field">
        <label htmlFor={id}>Country</label>
        <select
          id={id}
          name="country"
          autoComplete="country"
          defaultValue={knownAddress?.country ?? "US"}
        >
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-code`}>ZIP or postal code</label>
        <input
          id={`${id}-code`}
          name="postalCode"
          autoComplete="postal-code"
          maxLength={50}
          defaultValue={knownAddress?.postalCode ?? ""}
        />
      </div>
      <button className="button secondary" type="submit">
        Show shipping options
      </button>
    </form>
  );
}

/** The checkout page keeps the selected option. */
export function DeliveryChoice({ cart }: { cart: Cart }) {
  const { address, deliveryCode } = cart;
  const { data: totals } = useCartTotals();
  const { chooseDelivery } = useCartActions();
  const options = totals?.deliveryOptions ?? [];
  const isPending = totals !== undefined && totals.deliveryOptions === undefined;
  return (
    <details className="fold" open={options.length > 0 || undefined}>
      <summary>Shipping</summary>
      <div>
        <DestinationForm address={address} />
        {options.length > 0 && (
          <fieldset className="delivery-choice" aria-busy={isPending}>
            <legend>To {address ? countryName(address.country) : "you"}</legend>
            {options.map(({ code, title, time, price }) => (
              <label key={code} className="tick">
                <input
                  type="radio"
                  name="delivery"
                  checked={deliveryCode === code}
                  onChange={() => void chooseDelivery(code).catch(() => {})}
                />
                <span>
                  {title}
                  {time && <span className="muted small"> · {time}</span>}
                </span>
                {price && (
                  <span className="delivery-price">
                    {ZERO_PATTERN.test(price.amount) ? "Free" : <Money value={price} />}
                  </span>
                )}
              </label>
            ))}
          </fieldset>
        )}
        <p className="muted small" role="status">
          {isPending
            ? "Loading shipping options…"
            : address && options.length === 0 && "You’ll choose a shipping option at checkout."}
        </p>
      </div>
    </details>
  );
}
