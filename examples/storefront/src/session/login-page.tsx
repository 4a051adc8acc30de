import { useSignIn } from "@portico/react";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { paths } from "../paths.js";
import { CredentialsForm } from "./credentials-form.js";
import { useReturnTo } from "./return-to.js";
import { SessionPage } from "./session-page.js";
import { NextStep, STEP_TITLES } from "./steps.js";

/** The login, with all that a site may ask for between a password and the account. */
export function LoginPage() {
  const flow = useSignIn();
  const to = useReturnTo();
  const [values, setValues] = useState({ email: "", password: "" });
  const here = (path: string) => new URL(path, window.location.origin).href;
  const search = useSearch();
  const query = search && `?${search}`;
  return (
    <SessionPage
      title={STEP_TITLES[flow.step] ?? "Log in"}
      lead={query && flow.step === "form" && "Log in to go on."}
    >
      {flow.step === "form" ? (
        <>
          <CredentialsForm
            kind="login"
            flow={flow}
            values={values}
            submit={(typed) => {
              setValues(typed);
              return flow.submit(typed);
            }}
          />
          <div className="session-more">
            <Link className="text-button" href={paths.resetPassword + query}>
              Forgot your password?
            </Link>
            <Link className="text-button" href={paths.register + query}>
              New here? Create an account
            </Link>
          </div>
          <div className="session-other">
            <p className="muted small">
              You can also log in on the page of the platform that runs this shop.
            </p>
            <button
              className="button secondary full"
              type="button"
              aria-disabled={flow.isPending}
              onClick={() =>
                void flow.redirect({
                  redirectUri: here(paths.loginCallback),
                  originalUri: here(to),
                })
              }
            >
              Log in on the platform’s page
            </button>
          </div>
        </>
      ) : (
        <NextStep
          flow={flow}
          email={values.email}
          withCaptcha={(recaptchaToken) =>
            flow.submit({ ...values, captchaTokens: { recaptchaToken } })
          }
        />
      )}
    </SessionPage>
  );
}
