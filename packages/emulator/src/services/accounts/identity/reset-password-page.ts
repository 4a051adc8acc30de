import type { Context } from "../../../kernel/context.js";
import { field, goTo, hostedPage, html, problemPage } from "../../../pages/page.js";
import { mayReturnTo } from "../login/allow-list.js";
import { openStep } from "../login/login-sessions.js";
import { recover } from "./recovery-handlers.js";

export function resetPasswordPage(
  context: Context,
  url: URL,
  form: Readonly<Record<string, string>> | undefined,
): Response {
  const { site } = context;
  const token = url.searchParams.get("token") ?? "";
  if (!openStep(context, token, ["recovery", "activation"])) {
    return problemPage(
      site,
      "Link expired",
      "This link has expired or has already been used.",
      410,
    );
  }
  const wrong = form && !form.password ? "Enter a new password." : undefined;
  if (form?.password) {
    recover(context, token, form.password);
    const back = url.searchParams.get("back");
    if (back !== null && mayReturnTo(site, back)) return goTo(back);
    return hostedPage(
      "Password set",
      site,
      html`<div class="card narrow"><h1>Your password has been changed</h1><p class="lead">You can now log in with your new password.</p></div>`,
    );
  }
  return hostedPage(
    "New password",
    site,
    html`<form method="post" class="card narrow"><h1>New password</h1><p class="lead">Choose a password that you don’t use anywhere else.</p>${field("password", "Password", undefined, html`type="password" autocomplete="new-password" required`, wrong)}<button id="submit">Set password</button></form>`,
    wrong ? 422 : 200,
  );
}
