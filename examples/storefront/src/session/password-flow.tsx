import type { UseSignIn } from "@portico/react";
import type { UseRegister } from "@portico/react/members";
import { type ReactNode, useState } from "react";
import { CredentialsForm } from "./credentials-form.js";
import { NextStep } from "./steps.js";

/** Shows the login or registration form and, once it is submitted, the next step. */
export function PasswordFlow(props: {
  kind: "login" | "register";
  flow: UseSignIn | UseRegister;
  children: ReactNode;
}) {
  const { kind, flow, children } = props;
  // If the platform requires a CAPTCHA, the second request needs the same values.
  const [values, setValues] = useState({ email: "", password: "" });
  if (flow.step !== "form") {
    return (
      <NextStep
        flow={flow}
        email={values.email}
        retryWithCaptcha={(recaptchaToken) =>
          flow.mutate({ ...values, captchaTokens: { recaptchaToken } })
        }
      />
    );
  }
  return (
    <>
      <CredentialsForm
        kind={kind}
        flow={flow}
        values={values}
        submit={(typedValues) => {
          setValues(typedValues);
          return flow.mutateAsync(typedValues).catch(() => {});
        }}
      />
      {children}
    </>
  );
}
