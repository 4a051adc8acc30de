import { PorticoError } from "@portico/core";
import type { RedirectSignIn, ServerSessionStrategy } from "@portico/identity";
import type { Steps } from "./login-steps.js";

/** Steps of a login whose session is stored on the site's server. They use only its login URL. */
export function serverSteps(auth: ServerSessionStrategy, { once }: Pick<Steps<never>, "once">) {
  // Whoever writes the page has to know, and not who reads it.
  const refuse = async (): Promise<never> => {
    throw new PorticoError(
      "With ServerSessionStrategy, the login happens on the platform's page: call redirect() instead",
      { code: "SESSION_ON_SERVER" },
    );
  };
  return {
    submit: refuse,
    verify: refuse,
    resend: refuse,
    answerFactor: refuse,
    answerPasskey: refuse,
    redirect: (options: RedirectSignIn = {}) =>
      once("redirect", async (dispatch) => {
        dispatch({ type: "begin" });
        const { originalUri, idp, navigate } = options;
        auth.login({ returnTo: originalUri, idp, navigate });
      }),
    // The server's pages know whoever is logged in there already.
    silent: async () => false,
  };
}
