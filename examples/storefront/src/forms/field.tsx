import "./forms.css";
import { type ComponentPropsWithRef, useId } from "react";
import { FieldProblem } from "./form-messages.js";

export function Field(
  props: ComponentPropsWithRef<"input"> & {
    label: string;
    hint?: string;
    problem?: string | undefined;
  },
) {
  const { label, hint, problem, ...input } = props;
  const id = useId();
  const descriptionIds = [hint && `${id}-hint`, problem && `${id}-problem`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {input.required === false && <span className="muted"> (optional)</span>}
      </label>
      <input
        {...input}
        id={id}
        required={undefined}
        aria-required={input.required}
        aria-invalid={problem !== undefined}
        aria-describedby={descriptionIds || undefined}
      />
      {hint && (
        <p className="muted small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
