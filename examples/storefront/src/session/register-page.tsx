import { useRegister } from "@portico/react";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { paths } from "../paths.js";
import { CredentialsForm } from "./credentials-form.js";
import { SessionPage } from "./session-page.js";
import { NextStep, STEP_TITLES } from "./steps.js";

/** A new account, which ends logged in. */
export function RegisterPage() {
  const flow = useRegister();
  const search = useSearch();
  const [values, setValues] = useState({ email: "", password: "" });
  return (
    <SessionPage
      title={STEP_TITLES[flow.step] ?? "Create an account"}
      lead={
        flow.step === "form" &&
        "See your orders, keep addresses and a wishlist. What is in your cart comes along."
      }
    >
      {flow.step === "form" ? (
        <>
          <CredentialsForm
            kind="register"
            flow={flow}
            values={values}
            submit={(typed) => {
              setValues(typed);
              return flow.submit(typed);
            }}
          />
          <div className="session-more">
            <Link className="text-button" href={paths.login + (search && `?${search}`)}>
              You have an account? Log in
            </Link>
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
