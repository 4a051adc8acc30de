import { Money, type UseProductOptions } from "@portico/react";
import type { FreeTextState, ModifierState } from "@portico/react/format";
import { field } from "./form-fields";

type Currency = string | null | undefined;

function AddedPrice({ price, currency }: { price: string | undefined; currency: Currency }) {
  if (!price || /^0*\.?0*$/.test(price)) return null;
  return (
    <span className="muted">
      {" +"}
      <Money value={price} currency={currency} />
    </span>
  );
}

function ModifierChoices(props: {
  modifier: ModifierState;
  currency: Currency;
  set: UseProductOptions["setModifier"];
}) {
  const { modifier, currency, set } = props;
  const { key, name, mandatory, values, selected } = modifier;
  const renderRadio = (value: string | undefined, label: string, price?: string) => (
    <label key={value ?? ""} className="choice">
      <input
        type="radio"
        name={field.modifier(key)}
        value={value ?? ""}
        required={mandatory}
        checked={selected?.key === value}
        onChange={() => set(key, value)}
      />
      <span>
        {label}
        <AddedPrice price={price} currency={currency} />
      </span>
    </label>
  );
  return (
    <fieldset className="option">
      <legend>{name}</legend>
      <div className="choices text">
        {!mandatory && renderRadio(undefined, "None")}
        {values.map((value) => renderRadio(value.key, value.name, value.addedPrice))}
      </div>
    </fieldset>
  );
}

function FreeText(props: {
  text: FreeTextState;
  currency: Currency;
  set: UseProductOptions["setText"];
}) {
  const { text, currency, set } = props;
  return (
    <label className="field">
      <span>
        {text.title}
        {!text.mandatory && <span className="muted"> (optional)</span>}
        <AddedPrice price={text.addedPrice} currency={currency} />
      </span>
      <input
        type="text"
        name={field.text(text.key)}
        required={text.mandatory}
        minLength={text.minLength || undefined}
        maxLength={text.maxLength}
        value={text.value}
        onChange={({ target }) => set(text.key, target.value)}
        autoComplete="off"
      />
    </label>
  );
}

export function ModifierFields(props: { selection: UseProductOptions; currency: Currency }) {
  const { selection, currency } = props;
  const { modifiers, texts, setModifier, setText } = selection;
  return (
    <>
      {texts.map((text) => (
        <FreeText key={text.key} text={text} currency={currency} set={setText} />
      ))}
      {modifiers.map((modifier) => (
        <ModifierChoices
          key={modifier.key}
          modifier={modifier}
          currency={currency}
          set={setModifier}
        />
      ))}
    </>
  );
}
