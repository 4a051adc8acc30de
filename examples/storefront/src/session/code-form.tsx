import { useErrorText } from "@portico/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Field } from "../forms/field.js";
import { FormProblem, FormSuccess } from "../forms/form-messages.js";
import type { Flow } from "./flow.js";

export function CodeForm(props: {
  lead: ReactNode;
  flow: Pick<Flow, "isPending" | "error">;
  submit: (code: string) => unknown;
  resend?: (() => Promise<boolean>) | undefined;
  back: ReactNode;
}) {
  const { lead, flow, submit, resend, back } = props;
  const { isPending, error } = flow;
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isSent, setSent] = useState(false);
  const problem = useErrorText(error);
  const codeProblem = useErrorText(error, "code");
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (codeProblem) field.current?.select();
  }, [codeProblem]);

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
      <FormProblem text={codeProblem ? undefined : problem} />
      <Field
        ref={field}
        className="code-field"
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        problem={isEmpty ? "Enter the code." : codeProblem}
      />
      <FormSuccess text={isSent && "We sent you a new code."} />
      <button className="button large full" type="submit" aria-disabled={isPending}>
        {isPending ? "Checking…" : "Continue"}
      </button>
      <div className="form-row">
        {resend && (
          <button className="text-button" type="button" onClick={() => void resend().then(setSent)}>
            Send a new code
          </button>
        )}
        {back}
      </div>
    </form>
  );
}
