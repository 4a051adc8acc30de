import { useSignIn } from "@portico/react";
import { Link } from "wouter";
import { base } from "../base.js";
import { paths } from "../paths.js";
import { PasswordFlow } from "./password-flow.js";
import { useReturnQuery, useReturnTo } from "./return-to.js";
import { SessionPage } from "./session-page.js";
import { STEP_TITLES } from "./steps.js";

export function LoginPage() {
  const flow = useSignIn();
  const returnTo = useReturnTo();
  const query = useReturnQuery();
  return (
    <SessionPage
      title={STEP_TITLES[flow.step] ?? "Log in"}
      lead={query && flow.step === "form" && "Log in to continue."}
    >
      <PasswordFlow kind="login" flow={flow}>
        <div className="session-more">
          <Link className="text-button" href={paths.resetPassword + query}>
            Forgot your password?
          </Link>
          <Link className="text-button" href={paths.register + query}>
            New here? Create an account
          </Link>
        </div>
        <div className="session-other">
          <p className="muted small">You can also use the hosted login page.</p>
          <button
            className="button secondary full"
            type="button"
            aria-disabled={flow.isPending}
            onClick={() =>
              void flow.redirect({
                redirectUri: base + paths.loginCallback,
                originalUri: returnTo,
              })
            }
          >
            Go to the hosted login page
          </button>
        </div>
      </PasswordFlow>
    </SessionPage>
  );
}
