import type { OptionState, OptionValue } from "@portico/react/queries";
import { useId } from "react";

function stateOf(value: OptionValue): string | undefined {
  if (!value.exists) return "not offered";
  return value.available ? undefined : "sold out";
}

/** The values of one option as radio buttons: sizes as words, colours as swatches. */
export function OptionPicker(props: {
  option: OptionState;
  select: (optionId: string, choiceId: string) => void;
  /** What is wrong with the choice, to be said beside it. */
  problem?: string;
}) {
  const { option, select, problem } = props;
  const id = useId();
  return (
    <div className="option">
      <p className="option-head">
        <span id={id} className="option-name">
          {option.name}
        </span>
        {option.selected && <span className="muted">{option.selected.name}</span>}
        {problem && (
          <span className="problem" role="alert">
            {problem}
          </span>
        )}
      </p>
      <div role="radiogroup" aria-labelledby={id} className={`choices ${option.kind}`}>
        {option.values.map((value) => {
          const state = stateOf(value);
          const swatch = option.kind === "swatch" && value.colorCode;
          return (
            <label
              key={value.id}
              className={state ? "choice unavailable" : "choice"}
              title={swatch ? value.name : undefined}
            >
              <input
                type="radio"
                name={`option-${option.id}`}
                value={value.id}
                checked={value.selected}
                onChange={() => select(option.id, value.id)}
              />
              {swatch && <span className="swatch" style={{ background: value.colorCode }} />}
              <span className={swatch ? "visually-hidden" : undefined}>{value.name}</span>
              {state && <span className="visually-hidden"> ({state})</span>}
            </label>
          );
        })}
      </div>
    </div>
  );
}
