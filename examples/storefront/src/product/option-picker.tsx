import { type OptionState, type OptionValue, resolveChoices } from "@portico/react/format";
import type { V3Product } from "@portico/stores/products-v3";
import { type ReactNode, useId } from "react";
import { Picture } from "shop-ui/design/picture";

function stateOf(value: OptionValue): string | undefined {
  if (!value.exists) return "not offered";
  return value.available ? undefined : "sold out";
}

/** A color as the product in that color, or as the color alone where there is no picture of it. */
function Swatch(props: { product: V3Product; optionId: string; value: OptionValue }) {
  const { product, optionId, value } = props;
  const [media] = resolveChoices(product, { [optionId]: value.id }).media;
  return media?.image ? (
    <Picture media={media} eager />
  ) : (
    <span className="swatch" style={{ "--dot": value.colorCode }} />
  );
}

/** The values of one option as radio buttons: sizes as words, colors as pictures. */
export function OptionPicker(props: {
  product: V3Product;
  option: OptionState;
  select: (optionId: string, choiceId: string) => void;
  /** What is wrong with the choice, to be said beside it. */
  problem?: string | undefined;
  /** Help with choosing. */
  aside?: ReactNode;
}) {
  const { product, option, select, problem, aside } = props;
  const id = useId();
  return (
    <div className="option">
      <fieldset aria-describedby={problem ? id : undefined}>
        <legend>
          {option.name}
          {option.selected && <span className="muted"> {option.selected.name}</span>}
        </legend>
        <div className={`choices ${option.kind}`}>
          {option.values.map((value) => {
            const state = stateOf(value);
            const isSwatch = option.kind === "swatch";
            return (
              <label
                key={value.id}
                className={state ? "choice unavailable" : "choice"}
                title={isSwatch ? value.name : undefined}
              >
                <input
                  type="radio"
                  name={`option-${option.id}`}
                  value={value.id}
                  checked={value.selected}
                  onChange={() => select(option.id, value.id)}
                />
                {isSwatch && <Swatch product={product} optionId={option.id} value={value} />}
                <span className={isSwatch ? "visually-hidden" : undefined}>{value.name}</span>
                {state && <span className="visually-hidden"> ({state})</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
      {aside}
      {problem && (
        <p id={id} className="problem small" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
