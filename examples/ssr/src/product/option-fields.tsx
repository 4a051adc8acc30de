import type { UseProductOptions } from "@portico/react";
import type { OptionState } from "@portico/react/format";
import { field } from "./form-fields";

function OptionField(props: { option: OptionState; select: UseProductOptions["select"] }) {
  const { option, select } = props;
  return (
    <div className="option">
      <fieldset>
        <legend>
          {option.name}
          {option.selected && <span className="muted"> {option.selected.name}</span>}
        </legend>
        <div className="choices text">
          {option.values.map(({ id, name, selected, exists, available }) => (
            <label key={id} className={available ? "choice" : "choice unavailable"}>
              <input
                type="radio"
                name={field.choice(option.id)}
                value={id}
                required
                checked={selected}
                onChange={() => select(option.id, id)}
              />
              <span>{name}</span>
              {!available && (
                <span className="visually-hidden"> ({exists ? "sold out" : "not offered"})</span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** All that is chosen of a product, and written for it. */
export function OptionFields({ selection }: { selection: UseProductOptions }) {
  const { options, modifiers, texts } = selection;
  return (
    <>
      {options.map((option) => (
        <OptionField key={option.id} option={option} select={selection.select} />
      ))}
      {modifiers.map(({ key, name, mandatory, values, selected }) => (
        <label key={key} className="field">
          <span>{name}</span>
          <select
            name={field.modifier(key)}
            required={mandatory}
            value={selected?.key ?? ""}
            onChange={({ target }) => selection.setModifier(key, target.value || undefined)}
          >
            <option value="">{mandatory ? "Choose an option" : "None"}</option>
            {values.map((value) => (
              <option key={value.key} value={value.key}>
                {value.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      {texts.map(({ key, title, mandatory, minLength, maxLength, value }) => (
        <label key={key} className="field">
          <span>{title}</span>
          <input
            name={field.text(key)}
            required={mandatory}
            minLength={minLength}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => selection.setText(key, target.value)}
          />
        </label>
      ))}
    </>
  );
}
