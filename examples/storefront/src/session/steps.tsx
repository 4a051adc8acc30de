import { type SignInStep, useErrorText } from "@portico/react";
import { Link } from "wouter";
import { FormProblem } from "../forms/form-messages.js";
import { paths } from "../paths.js";
import { Captcha } from "./captcha.js";
import { CodeForm } from "./code-form.js";
import { FactorForm } from "./factor-form.js";
import type { Flow } from "./flow.js";

export const STEP_TITLES: Partial<Record<SignInStep, string>> = {
  verify: "Check your email",
  factor: "One more step",
  captcha: "One more step",
  approval: "Almost done",
  done: "Welcome",
};

export function NextStep(props: {
  flow: Flow;
  email: string;
  retryWithCaptcha: (token: string) => unknown;
}) {
  const { flow, email, retryWithCaptcha } = props;
  const problem = useErrorText(flow.error);
  const backButton = (
    <button className="text-button" type="button" onClick={flow.reset}>
      Start over
    </button>
  );
  switch (flow.step) {
    case "verify":
      return (
        <CodeForm
          lead={
            <>
              We sent a code to <strong>{email}</strong>. It expires in a few minutes.
            </>
          }
          flow={flow}
          submit={flow.verifyCode}
          resend={flow.resendCode}
          back={backButton}
        />
      );
    case "factor":
      return <FactorForm flow={flow} back={backButton} />;
    case "captcha":
      return (
        <div className="form">
          <FormProblem text={problem} />
          <Captcha siteKey={flow.captcha.siteKey} onDone={retryWithCaptcha} />
          {backButton}
        </div>
      );
    case "approval":
      return (
        <div className="form">
          <p className="lead" role="status">
            Every new account needs approval. We’ll email <strong>{email}</strong> when yours is
            ready. You can keep shopping in the meantime.
          </p>
          <Link className="button" href={paths.shop}>
            Continue shopping
          </Link>
        </div>
      );
    default:
      return (
        <p className="lead" role="status">
          You’re logged in.
        </p>
      );
  }
}
