import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginForm, loginForm, registerForm } from "@portico/identity/forms";
import { type UseSignIn, useErrorText } from "@portico/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Field } from "../forms/field.js";
import { FormProblem } from "../forms/form-problem.js";
import { useServerProblem } from "../forms/use-server-problem.js";

const KINDS = {
  login: {
    resolver: zodResolver(loginForm()),
    label: "Log in",
    busy: "Logging in…",
    complete: "current-password",
  },
  register: {
    resolver: zodResolver(registerForm()),
    label: "Create account",
    busy: "Creating your account…",
    complete: "new-password",
  },
} as const;

/** Email address and password. Errors keep the input. */
export function CredentialsForm(props: {
  kind: keyof typeof KINDS;
  flow: Pick<UseSignIn, "isPending" | "error">;
  values: LoginForm;
  submit: (typed: LoginForm) => unknown;
}) {
  const { kind, flow, values, submit } = props;
  const { resolver, label, busy, complete } = KINDS[kind];
  const [isShown, setShown] = useState(false);
  const form = useForm<LoginForm>({ resolver, defaultValues: values });
  const { errors } = form.formState;
  const { isPending, error } = flow;
  const problem = useErrorText(error);
  const email = useErrorText(error, "email");
  const password = useErrorText(error, "password");
  useServerProblem(form, { email, password });
  const send = form.handleSubmit(async (typed) => {
    await submit(typed);
  });
  return (
    <form className="form" onSubmit={send} noValidate>
      <FormProblem text={email || password ? undefined : problem} />
      <Field
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        problem={errors.email?.message ?? email}
        {...form.register("email")}
      />
      <div className="password">
        <Field
          label="Password"
          type={isShown ? "text" : "password"}
          autoComplete={complete}
          required
          problem={errors.password?.message ?? password}
          {...form.register("password")}
        />
        <label className="tick small">
          <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
          <span>Show password</span>
        </label>
      </div>
      <button className="button large full" type="submit" aria-disabled={isPending}>
        {isPending ? busy : label}
      </button>
    </form>
  );
}
