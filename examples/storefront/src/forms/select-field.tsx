import "./forms.css";
import { type ComponentPropsWithRef, useId } from "react";
import { FieldProblem } from "./form-messages.js";

export function SelectField(
  props: ComponentPropsWithRef<"select"> & {
    label: string | undefined;
    /** Label of the empty choice. */
    placeholder: string;
    choices: readonly { readonly code: string; readonly name: string }[];
    problem?: string | undefined;
  },
) {
  const { label, placeholder, choices, problem, ...select } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      >
        <option value="">{placeholder}</option>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}
