import { MinusIcon, PlusIcon } from "./later-icons";

export function Quantity(props: {
  value: number;
  max?: number;
  /** Name of the item, used in the button labels. */
  of?: string;
  /** Ignores clicks. Unlike a disabled button, the buttons keep the focus. */
  busy?: boolean;
  change: (value: number) => void;
}) {
  const { value, max = Number.POSITIVE_INFINITY, of, busy = false, change } = props;
  const suffix = of ? ` of ${of}` : "";
  const renderStepButton = (step: number, label: string, isAtLimit: boolean) => (
    <button
      type="button"
      aria-label={label + suffix}
      aria-disabled={busy || isAtLimit}
      onClick={() => !busy && !isAtLimit && change(value + step)}
    >
      {step < 0 ? <MinusIcon /> : <PlusIcon />}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a legend and a border
    <div className="quantity" role="group" aria-label={`Quantity${suffix}`}>
      {renderStepButton(-1, "Decrease quantity", value <= 1)}
      <output aria-live="polite">{value}</output>
      {renderStepButton(1, "Increase quantity", value >= max)}
    </div>
  );
}
