import { LoginV2Request, RegisterV2Request } from "@portico/identity/schemas/authentication";
import type { UseSignIn } from "@portico/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Field } from "../forms/field.js";
import { FormProblem } from "../forms/form-problem.js";
import { useServerProblem } from "../forms/use-server-problem.js";
import { checkedBy } from "../forms/words.js";

interface Credentials {
  email: string;
  password: string;
}

/** As the API takes it, so that its own schema checks the form. */
interface Typed {
  loginId: { email: string };
  password: string;
}

const filled = z.looseObject({ password: z.string().min(1) });
const KINDS = {
  login: {
    resolver: checkedBy<Typed>(LoginV2Request.and(filled)),
    label: "Log in",
    busy: "Logging in…",
    complete: "current-password",
  },
  register: {
    resolver: checkedBy<Typed>(RegisterV2Request.and(filled)),
    label: "Create account",
    busy: "Creating your account…",
    complete: "new-password",
  },
} as const;

/** E-mail address and password; what was typed stays, whatever goes wrong. */
export function CredentialsForm(props: {
  kind: keyof typeof KINDS;
  flow: Pick<UseSignIn, "isPending" | "error" | "fieldErrors">;
  values: Credentials;
  submit: (typed: Credentials) => unknown;
}) {
  const { kind, flow, values, submit } = props;
  const { resolver, label, busy, complete } = KINDS[kind];
  const [isShown, setShown] = useState(false);
  const form = useForm<Typed>({
    resolver,
    defaultValues: { loginId: { email: values.email }, password: values.password },
  });
  const { errors } = form.formState;
  const { fieldErrors, isPending, error } = flow;
  useServerProblem(form, { "loginId.email": fieldErrors.email, password: fieldErrors.password });
  const send = form.handleSubmit(async ({ loginId, password }) => {
    await submit({ email: loginId.email, password });
  });
  return (
    <form className="form" onSubmit={send} noValidate>
      <FormProblem text={error} />
      <Field
        label="E-mail address"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        problem={errors.loginId?.email?.message ?? fieldErrors.email}
        {...form.register("loginId.email", { setValueAs: (text: string) => text.trim() })}
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
          <span>Show the password</span>
        </label>
      </div>
      <button className="button large full" type="submit" aria-disabled={isPending}>
        {isPending ? busy : label}
      </button>
    </form>
  );
}
