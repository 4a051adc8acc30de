import { forgotPasswordForm, newPasswordForm } from "@portico/identity/forms";
import { useErrorText } from "@portico/react";
import { type UsePasswordReset, usePasswordReset } from "@portico/react/members";
import { Link, useSearchParams } from "wouter";
import { base } from "../base.js";
import { Field } from "../forms/field.js";
import { FormProblem } from "../forms/form-messages.js";
import { useForm } from "../forms/use-form.js";
import { paths } from "../paths.js";
import { useReturnQuery } from "./return-to.js";
import { SessionPage } from "./session-page.js";

const requestSchema = forgotPasswordForm();
const passwordSchema = newPasswordForm();

function RequestForm({ flow }: { flow: UsePasswordReset }) {
  const problem = useErrorText(flow.error);
  const form = useForm({
    schema: requestSchema,
    serverErrors: { email: useErrorText(flow.error, "email") },
    // The link opens a hosted page, which redirects to the login page.
    save: ({ email }) => flow.mutate({ email, returnTo: base + paths.login }),
  });
  return (
    <form className="form" {...form.props}>
      <FormProblem text={form.isRejected ? undefined : problem} />
      <Field
        label="Email address"
        type="email"
        autoComplete="username"
        required
        {...form.field("email")}
      />
      <button className="button large full" type="submit" aria-disabled={flow.isPending}>
        {flow.isPending ? "Sending…" : "Send reset link"}
      </button>
    </form>
  );
}

function NewPasswordForm({ flow, token }: { flow: UsePasswordReset; token: string }) {
  const problem = useErrorText(flow.error);
  const form = useForm({
    schema: passwordSchema,
    serverErrors: { password: useErrorText(flow.error, "password") },
    save: ({ password }) => flow.mutate({ token, password }),
  });
  return (
    <form className="form" {...form.props}>
      <FormProblem text={form.isRejected ? undefined : problem} />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        {...form.field("password")}
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
