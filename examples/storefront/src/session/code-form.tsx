import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Field } from "../forms/field.js";
import { FormKept, FormProblem } from "../forms/form-problem.js";
import type { Flow } from "./flow.js";

/** A code that came by another way, to be typed or pasted. */
export function CodeForm(props: {
  lead: ReactNode;
  flow: Pick<Flow, "isPending" | "error" | "fieldErrors">;
  submit: (code: string) => unknown;
  resend?: (() => Promise<boolean>) | undefined;
  back: ReactNode;
}) {
  const { lead, flow, submit, resend, back } = props;
  const { isPending, error, fieldErrors } = flow;
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isSent, setSent] = useState(false);
  const refused = fieldErrors.code;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (refused) field.current?.select();
  }, [refused]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    setEmpty(code === "");
    setSent(false);
    if (!code) return field.current?.focus();
    if (!isPending) submit(code);
  }

  return (
    <form className="form" onSubmit={send} noValidate>
      <p className="lead">{lead}</p>
      <FormProblem text={error} />
      <Field
        ref={field}
        className="code-field"
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        problem={isEmpty ? "Enter the code." : refused}
      />
      <FormKept text={isSent && "We sent another code."} />
      <button className="button large full" type="submit" aria-disabled={isPending}>
        {isPending ? "Checking…" : "Continue"}
      </button>
      <div className="form-row">
        {resend && (
          <button className="text-button" type="button" onClick={() => void resend().then(setSent)}>
            Send another code
          </button>
        )}
        {back}
      </div>
    </form>
  );
}
