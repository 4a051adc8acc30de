import { type LoginForm, loginForm, registerForm } from "@portico/identity/forms";
import { type UseSignIn, useErrorText } from "@portico/react";
import { useState } from "react";
import { Field } from "../forms/field.js";
import { FormProblem } from "../forms/form-messages.js";
import { useForm } from "../forms/use-form.js";

const FORM_KINDS = {
  login: {
    schema: loginForm(),
    label: "Log in",
    busyLabel: "Logging in…",
    autoComplete: "current-password",
  },
  register: {
    schema: registerForm(),
    label: "Create account",
    busyLabel: "Creating your account…",
    autoComplete: "new-password",
  },
} as const;

export function CredentialsForm(props: {
  kind: keyof typeof FORM_KINDS;
  flow: Pick<UseSignIn, "isPending" | "error">;
  values: LoginForm;
  submit: (typedValues: LoginForm) => unknown;
}) {
  const { kind, flow, values, submit } = props;
  const { schema, label, busyLabel, autoComplete } = FORM_KINDS[kind];
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  const { isPending, error } = flow;
  const problem = useErrorText(error);
  const serverErrors = {
    email: useErrorText(error, "email"),
    password: useErrorText(error, "password"),
  };
  const form = useForm({ schema, saved: values, serverErrors, save: submit });
  return (
    <form className="form" {...form.props}>
      <FormProblem text={form.isRejected ? undefined : problem} />
      <Field
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        {...form.field("email")}
      />
      <div className="password">
        <Field
          label="Password"
          type={isPasswordVisible ? "text" : "password"}
          autoComplete={autoComplete}
          required
          {...form.field("password")}
        />
        <label className="tick small">
          <input
            type="checkbox"
            checked={isPasswordVisible}
            onChange={() => setPasswordVisible(!isPasswordVisible)}
          />
          <span>Show password</span>
        </label>
      </div>
      <button className="button large full" type="submit" aria-disabled={isPending}>
        {isPending ? busyLabel : label}
      </button>
    </form>
  );
}
