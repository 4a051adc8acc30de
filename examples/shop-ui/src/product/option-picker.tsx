import { type OptionState, type OptionValue, resolveChoices } from "@portico/react/format";
import type { V3Product } from "@portico/stores/products-v3";
import { memo, type ReactNode, useId } from "react";
import { Picture } from "../design/picture";
import { field } from "./form-fields";

function unavailabilityText(value: OptionValue): string | undefined {
  if (!value.exists) return "unavailable";
  return value.available ? undefined : "sold out";
}

interface SwatchProps {
  product: V3Product;
  optionId: string;
  choiceId: string;
  colorCode: string | undefined;
}

/** Memoized, because looking up the image of every color would slow down each selection. */
const Swatch = memo(function Swatch({ product, optionId, choiceId, colorCode }: SwatchProps) {
  const [media] = resolveChoices(product, { [optionId]: choiceId }).media;
  return media?.image ? (
    <Picture media={media} eager />
  ) : (
    <span className="swatch" style={{ "--dot": colorCode }} />
  );
});

export function OptionPicker(props: {
  product: V3Product;
  option: OptionState;
  select: (optionId: string, choiceId: string) => void;
  required?: boolean;
  problem?: string | undefined;
  aside?: ReactNode;
}) {
  const { product, option, select, required, problem, aside } = props;
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
            const unavailability = unavailabilityText(value);
            const isSwatch = option.kind === "swatch";
            return (
              <label
                key={value.id}
                className={unavailability ? "choice unavailable" : "choice"}
                title={isSwatch ? value.name : undefined}
              >
                <input
                  type="radio"
                  name={field.choice(option.id)}
                  value={value.id}
                  required={required}
                  checked={value.selected}
                  onChange={() => select(option.id, value.id)}
                />
                {isSwatch && (
                  <Swatch
                    product={product}
                    optionId={option.id}
                    choiceId={value.id}
                    colorCode={value.colorCode}
                  />
                )}
                <span className={isSwatch ? "visually-hidden" : undefined}>{value.name}</span>
                {unavailability && <span className="visually-hidden"> ({unavailability})</span>}
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
