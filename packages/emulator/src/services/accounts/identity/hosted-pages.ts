import type { Context } from "../../../kernel/context.js";
import { PlatformError } from "../../../kernel/platform-error.js";
import { field, goTo, type Html, hostedPage, html, problemPage } from "../../../pages/page.js";
import type { RedirectSession } from "../../redirect-session.js";
import { type LoginOutcome, login, memberById, nextStep, register } from "../login/accounts.js";
import { mayReturnTo } from "../login/allow-list.js";
import { proves } from "../login/factors.js";
import {
  closeStep,
  countAttempt,
  issueCode,
  memberOfLogin,
  openStep,
  revokeSession,
} from "../login/login-sessions.js";
import type { PendingStep } from "../model/login-slice.js";
import { type Member, verifyEmail } from "../model/member.js";
import { recover } from "./authentication-handlers.js";

type AuthorizeResult = Readonly<Record<string, string>>;

/** Sends the result as a fragment, a query, or a message to the opener. */
function respond(context: Context, session: RedirectSession, answer: AuthorizeResult): Response {
  const { auth = {} } = session;
  const mode = auth.responseMode ?? "fragment";
  const all = { ...answer, state: auth.state ?? "" };
  if (mode === "web_message") {
    const asker = session.origin ?? "*";
    const target = auth.redirectUri === undefined ? asker : new URL(auth.redirectUri).origin;
    const script = `(window.opener||window.parent).postMessage(${JSON.stringify(all)},${JSON.stringify(target)})`;
    const text = `<!doctype html><title>Login</title><script>${script.replace(/</g, "\\u003c")}</script>`;
    return new Response(text, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const back = auth.redirectUri;
  if (back === undefined || !mayReturnTo(context.site, back)) {
    return problemPage(context.site, "Login", "The return URL isn’t allowed.", 403);
  }
  const url = new URL(back);
  const parameters = new URLSearchParams(all);
  if (mode === "query") {
    for (const [name, value] of parameters) url.searchParams.set(name, value);
  } else {
    url.hash = parameters.toString();
  }
  return goTo(url.href);
}

function cookieOf(context: Context, name: string): string | undefined {
  const header = context.headers.get("Cookie") ?? "";
  for (const part of header.split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return undefined;
}

interface Wrong {
  readonly form?: string;
  readonly email?: string;
  readonly password?: string;
}

const isMailAddress = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);

const alert = (text: string | undefined): Html =>
  text ? html`<p class="error" role="alert">${text}</p>` : html``;

function formPage(
  context: Context,
  register: boolean,
  form: AuthorizeResult,
  wrong: Wrong = {},
): Response {
  const { name } = context.site;
  const names: Html = register
    ? html`<div class="pair">${field("firstName", "First name", form.firstName, html`autocomplete="given-name"`)}${field("lastName", "Last name", form.lastName, html`autocomplete="family-name"`)}</div>`
    : html``;
  const title = register ? "Create your account" : "Log in";
  const lead = register
    ? "Track your orders and keep your cart on all your devices."
    : `Welcome back to ${name}.`;
  const other = register ? "login" : "register";
  const first = wrong.email || !form.email ? "email" : "password";
  const focus = (one: string) => (one === first ? html`autofocus` : "");
  const email = field(
    "email",
    "Email address",
    form.email,
    html`type="email" autocomplete="username" required ${focus("email")}`,
    wrong.email,
  );
  const password = field(
    "password",
    "Password",
    undefined,
    html`type="password" autocomplete="${register ? "new-password" : "current-password"}" required ${focus("password")}`,
    wrong.password,
  );
  const failed = Object.values(wrong).some(Boolean);
  return hostedPage(
    failed ? `Error: ${title}` : title,
    context.site,
    html`<form method="post" class="card narrow"><h1>${title}</h1><p class="lead">${lead}</p>${alert(wrong.form)}${names}${email}${password}<button name="action" value="${register ? "register" : "login"}" id="submit">${title}</button><p class="or"><span>${register ? "Already have an account?" : "New here?"}</span><button class="second" name="action" value="show-${other}" formnovalidate>${register ? "Log in instead" : "Create an account"}</button></p></form>`,
    failed ? 422 : 200,
  );
}

function verifyPage(context: Context, stateToken: string, kind: string, error?: string): Response {
  const lead =
    kind === "factor"
      ? "Enter the code from your authenticator app or from the message we sent you."
      : html`We emailed you a code. To read it, open the <a href="/_portico/" target="_blank">emulator’s outbox</a>.`;
  return hostedPage(
    "Enter your code",
    context.site,
    html`<form method="post" class="card narrow"><h1>Enter your code</h1><p class="lead">${lead}</p><input type="hidden" name="stateToken" value="${stateToken}"><input type="hidden" name="kind" value="${kind}">${field("code", "Code", undefined, html`inputmode="numeric" autocomplete="one-time-code" required autofocus`, error)}<button name="action" value="verify" id="submit">Continue</button></form>`,
    error ? 422 : 200,
  );
}

function proceed(context: Context, session: RedirectSession, outcome: LoginOutcome): Response {
  const { state, stateToken = "", sessionToken } = outcome;
  if (state === "REQUIRE_EMAIL_VERIFICATION")
    return verifyPage(context, stateToken, "verify-email");
  if (state === "STATUS_CHECK") return verifyPage(context, stateToken, "factor");
  if (state === "REQUIRE_OWNER_APPROVAL") {
    return hostedPage(
      "Waiting for approval",
      context.site,
      html`<div class="card narrow"><h1>Waiting for approval</h1><p class="lead">The site owner needs to approve your account before you can log in.</p></div>`,
    );
  }
  const answer = respond(context, session, {
    code: issueCode(context, session, outcome.member.id),
  });
  answer.headers.append(
    "Set-Cookie",
    `portico_session=${sessionToken}; Path=/_portico; HttpOnly; SameSite=Lax`,
  );
  return answer;
}

function isRight(context: Context, member: Member, step: PendingStep, code: string): boolean {
  if (step.kind === "verify-email") return step.code === code;
  for (const factor of member.factors) {
    if (proves(context, member, factor, step, { code, password: code })) return true;
  }
  return false;
}

function verify(context: Context, session: RedirectSession, form: AuthorizeResult): Response {
  const kind = form.kind === "factor" ? "factor" : "verify-email";
  const token = form.stateToken ?? "";
  const step = openStep(context, token, [kind]);
  const member = step && memberById(context, step.memberId);
  if (!step || !member)
    return formPage(context, false, {}, { form: "The code has expired. Please log in again." });
  countAttempt(context, token);
  const code = form.code?.trim() ?? "";
  if (!isRight(context, member, step, code))
    return verifyPage(context, token, kind, "Incorrect code.");
  closeStep(context, token);
  const verified = kind === "verify-email" ? verifyEmail(context, member) : member;
  return proceed(context, session, nextStep(context, verified, kind !== "factor"));
}

/** Texts for errors that would reveal whether an email address has an account. */
const WRONG_LOGIN = "Incorrect email address or password.";
const NEUTRAL: Readonly<Record<string, string>> = {
  "-19999": WRONG_LOGIN,
  "-19976": WRONG_LOGIN,
  "-19995": "This email address can’t be used. If you already have an account, log in instead.",
};

export function authorizePage(
  context: Context,
  session: RedirectSession | undefined,
  form: AuthorizeResult | undefined,
): Response {
  if (!session?.auth) {
    return problemPage(
      context.site,
      "Login",
      "This login has expired. Go back to the shop and start again.",
      404,
    );
  }
  if (session.prompt === "none") {
    const token = session.auth.sessionToken ?? cookieOf(context, "portico_session");
    const memberId = memberOfLogin(context, token);
    return memberId === undefined
      ? respond(context, session, {
          error: "login_required",
          error_description: "No session to log in with",
        })
      : respond(context, session, { code: issueCode(context, session, memberId) });
  }
  // A session token from a direct login skips the form.
  const known = memberOfLogin(context, session.auth.sessionToken);
  if (known !== undefined)
    return respond(context, session, { code: issueCode(context, session, known) });
  if (!form || form.action === "show-login") return formPage(context, false, form ?? {});
  if (form.action === "show-register") return formPage(context, true, form);
  if (form.action === "verify") return verify(context, session, form);
  const email = form.email?.trim() ?? "";
  const password = form.password ?? "";
  const registering = form.action === "register";
  const wrong: Wrong = {
    ...(isMailAddress(email) ? {} : { email: "Enter your email address." }),
    ...(password === "" && { password: "Enter a password." }),
  };
  if (wrong.email || wrong.password) return formPage(context, registering, form, wrong);
  try {
    // Users of the hosted page need no CAPTCHA.
    const captchaTokens = [{ Recaptcha: "hosted-page" }];
    if (!registering)
      return proceed(context, session, login(context, { email, password, captchaTokens }));
    const { firstName = "", lastName = "" } = form;
    const profile = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
    return proceed(
      context,
      session,
      register(context, { email, password, profile, captchaTokens }),
    );
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const code = error.details.applicationError?.code ?? "";
    return formPage(context, registering, form, { form: NEUTRAL[code] ?? error.message });
  }
}

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
