import type { UseSignIn } from "@portico/react";
import type { UseRegister } from "@portico/react/members";
import { type ReactNode, useState } from "react";
import { CredentialsForm } from "./credentials-form.js";
import { NextStep } from "./steps.js";

/** Shows the form or the step that follows it. */
export function PasswordFlow(props: {
  kind: "login" | "register";
  flow: UseSignIn | UseRegister;
  children: ReactNode;
}) {
  const { kind, flow, children } = props;
  // The second request, which includes the CAPTCHA token, needs these values too.
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
        submit={(typed) => {
          setValues(typed);
          return flow.mutateAsync(typed).catch(() => {});
        }}
      />
      {children}
    </>
  );
}
