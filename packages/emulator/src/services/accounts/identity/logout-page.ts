import type { Context } from "../../../kernel/context.js";
import { goTo, hostedPage, html } from "../../../pages/page.js";
import type { RedirectSession } from "../../redirect-session.js";
import { mayReturnTo } from "../login/allow-list.js";
import { revokeSession } from "../login/login-sessions.js";

export function logoutPage(context: Context, session: RedirectSession | undefined): Response {
  if (session) revokeSession(context, session);
  const back = session?.callbacks.postFlowUrl;
  const headers = {
    "Set-Cookie": "portico_session=; Path=/_portico; Max-Age=0; HttpOnly; SameSite=Lax",
  };
  const answer =
    back !== undefined && mayReturnTo(context.site, back)
      ? goTo(back)
      : hostedPage(
          "Logged out",
          context.site,
          html`<div class="card narrow"><h1>You’ve been logged out</h1><p class="lead">See you soon.</p></div>`,
        );
  for (const [name, value] of Object.entries(headers)) answer.headers.append(name, value);
  return answer;
}
