import { zodResolver } from "@hookform/resolvers/zod";
import { forgotPasswordForm, newPasswordForm } from "@portico/identity/forms";
import { type UsePasswordReset, usePasswordReset } from "@portico/react";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "wouter";
import { Field } from "../forms/field.js";
import { FormProblem } from "../forms/form-problem.js";
import { useServerProblem } from "../forms/use-server-problem.js";
import { paths } from "../paths.js";
import { useReturnQuery } from "./return-to.js";
import { SessionPage } from "./session-page.js";

const addressed = zodResolver(forgotPasswordForm());
const chosen = zodResolver(newPasswordForm());

function RequestForm({ flow }: { flow: UsePasswordReset }) {
  const form = useForm({ resolver: addressed, defaultValues: { email: "" } });
  const problem = form.formState.errors.email?.message ?? flow.fieldErrors.email;
  useServerProblem(form, { email: flow.fieldErrors.email });
  // The link of the mail leads on to the login.
  const send = form.handleSubmit(
    async ({ email }) => void flow.request(email, { returnTo: paths.login }),
  );
  return (
    <form className="form" onSubmit={send} noValidate>
      <FormProblem text={flow.error} />
      <Field
        label="Email address"
        type="email"
        autoComplete="username"
        required
        problem={problem}
        {...form.register("email")}
      />
      <button className="button large full" type="submit" aria-disabled={flow.isPending}>
        {flow.isPending ? "Sending…" : "Send reset link"}
      </button>
    </form>
  );
}

function NewPasswordForm({ flow, token }: { flow: UsePasswordReset; token: string }) {
  const form = useForm({ resolver: chosen, defaultValues: { password: "" } });
  useServerProblem(form, { password: flow.fieldErrors.password });
  const send = form.handleSubmit(async ({ password }) => void flow.setPassword(token, password));
  return (
    <form className="form" onSubmit={send} noValidate>
      <FormProblem text={flow.error} />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        problem={form.formState.errors.password?.message ?? flow.fieldErrors.password}
        {...form.register("password")}
      />
      <button className="button large full" type="submit" aria-disabled={flow.isPending}>
        {flow.isPending ? "One moment…" : "Save password"}
      </button>
    </form>
  );
}

const TITLES = {
  request: "Forgot your password?",
  sent: "Check your email",
  set: "Choose a new password",
  done: "Your password has been changed",
} as const;

/** A forgotten password: the way to a mail, and from its link to a new one. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get("token");
  const flow = usePasswordReset({ token });
  const query = useReturnQuery();
  return (
    <SessionPage
      title={TITLES[flow.step]}
      lead={flow.step === "request" && "We’ll email you a link to reset your password."}
    >
      {flow.step === "request" && <RequestForm flow={flow} />}
      {flow.step === "set" && token && <NewPasswordForm flow={flow} token={token} />}
      <div role="status">
        {flow.step === "sent" && (
          <p className="lead">
            If there’s an account for this address, we’ve sent a link to it. The link expires in one
            hour.
          </p>
        )}
        {flow.step === "done" && <p className="lead">You can now log in with your new password.</p>}
      </div>
      <div className="session-more">
        <Link className="text-button" href={paths.login + query}>
          Back to login
        </Link>
        {flow.step === "sent" && (
          <button className="text-button" type="button" onClick={flow.reset}>
            Use a different email
          </button>
        )}
      </div>
    </SessionPage>
  );
}
