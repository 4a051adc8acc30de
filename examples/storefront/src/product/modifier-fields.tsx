import { Money } from "@portico/react";
import { formatMoney } from "@portico/react/queries";
import type { ConnectedModifier } from "@portico/stores/products-v3";

/** What the buyer adds to a product: texts and extras, by key. */
export interface Extras {
  readonly modifiers: Readonly<Record<string, string>>;
  readonly customTextFields: Readonly<Record<string, string>>;
}

export const NO_EXTRAS: Extras = { modifiers: {}, customTextFields: {} };

function Added({ price, currency }: { price?: string | null; currency?: string | null }) {
  if (!price || Number(price) === 0) return null;
  return (
    <span className="muted">
      {" "}
      (+
      <Money value={price} currency={currency} />)
    </span>
  );
}

/** A field for each modifier of a product. */
export function ModifierFields(props: {
  modifiers: readonly ConnectedModifier[];
  currency?: string | null;
  extras: Extras;
  change: (extras: Extras) => void;
}) {
  const { modifiers, currency, extras, change } = props;
  return modifiers.map((modifier) => {
    const { key, name, mandatory, freeTextSettings: text, choicesSettings } = modifier;
    const optional = mandatory ? null : <span className="muted"> (optional)</span>;
    if (text) {
      return (
        <label key={key} className="field">
          <span>
            {text.title || name}
            {optional}
            <Added price={text.defaultAddedPrice} currency={currency} />
          </span>
          <input
            type="text"
            required={mandatory ?? false}
            minLength={text.minCharCount}
            maxLength={text.maxCharCount}
            value={extras.customTextFields[text.key] ?? ""}
            onChange={({ target }) =>
              change({
                ...extras,
                customTextFields: { ...extras.customTextFields, [text.key]: target.value },
              })
            }
          />
        </label>
      );
    }
    return (
      <label key={key} className="field">
        <span>
          {name}
          {optional}
        </span>
        <select
          required={mandatory ?? false}
          value={extras.modifiers[key] ?? ""}
          onChange={({ target }) =>
            change({ ...extras, modifiers: { ...extras.modifiers, [key]: target.value } })
          }
        >
          <option value="">None</option>
          {choicesSettings?.choices.map((choice) => (
            <option key={choice.key} value={choice.key}>
              {choice.name}
              {choice.addedPrice ? ` (+${formatMoney(choice.addedPrice, currency)})` : ""}
            </option>
          ))}
        </select>
      </label>
    );
  });
}
