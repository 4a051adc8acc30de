import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginForm, loginForm, registerForm } from "@portico/identity/forms";
import type { UseSignIn } from "@portico/react";
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

/** E-mail address and password; what was typed stays, whatever goes wrong. */
export function CredentialsForm(props: {
  kind: keyof typeof KINDS;
  flow: Pick<UseSignIn, "isPending" | "error" | "fieldErrors">;
  values: LoginForm;
  submit: (typed: LoginForm) => unknown;
}) {
  const { kind, flow, values, submit } = props;
  const { resolver, label, busy, complete } = KINDS[kind];
  const [isShown, setShown] = useState(false);
  const form = useForm<LoginForm>({ resolver, defaultValues: values });
  const { errors } = form.formState;
  const { fieldErrors, isPending, error } = flow;
  useServerProblem(form, { email: fieldErrors.email, password: fieldErrors.password });
  const send = form.handleSubmit(async (typed) => {
    await submit(typed);
  });
  return (
    <form className="form" onSubmit={send} noValidate>
      <FormProblem text={error} />
      <Field
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        problem={errors.email?.message ?? fieldErrors.email}
        {...form.register("email")}
      />
      <div className="password">
        <Field
          label="Password"
          type={isShown ? "text" : "password"}
          autoComplete={complete}
          required
          problem={errors.password?.message ?? fieldErrors.password}
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
