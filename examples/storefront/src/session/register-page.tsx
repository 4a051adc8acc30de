import { useRegister } from "@portico/react/members";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { PasswordFlow } from "./password-flow.js";
import { useReturnQuery } from "./return-to.js";
import { SessionPage } from "./session-page.js";
import { STEP_TITLES } from "./steps.js";

export function RegisterPage() {
  const flow = useRegister();
  const query = useReturnQuery();
  return (
    <SessionPage
      title={STEP_TITLES[flow.step] ?? "Create an account"}
      lead={
        flow.step === "form" &&
        "Track orders, save addresses and keep a wishlist. We’ll keep your cart."
      }
    >
      <PasswordFlow kind="register" flow={flow}>
        <div className="session-more">
          <Link className="text-button" href={paths.login + query}>
            Already have an account? Log in
          </Link>
        </div>
      </PasswordFlow>
    </SessionPage>
  );
}
