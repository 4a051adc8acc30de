import type { Context } from "../../../kernel/context.js";
import { PlatformError } from "../../../kernel/platform-error.js";
import type { PageRequest } from "../../../kernel/service.js";
import {
  field,
  formOf,
  type Html,
  hostedPage,
  html,
  messagePage,
  problemPage,
  redirect,
} from "../../../pages/page.js";
import { type RedirectSession, sessionOfPage } from "../../redirect-session.js";
import { continueLogin, type LoginOutcome, login, register } from "../login/accounts.js";
import { mayReturnTo } from "../login/allow-list.js";
import { isValidProof } from "../login/factors.js";
import {
  closeStep,
  countAttempt,
  findOpenMemberStep,
  findOpenStep,
  issueCode,
  memberOfLogin,
  revokeSession,
} from "../login/login-sessions.js";
import type { PendingStep } from "../model/login-slice.js";
import { type Member, verifyEmail } from "../model/member.js";
import { useRecoveryLink } from "./authentication-handlers.js";

type Parameters = Readonly<Record<string, string>>;

function returnResult(context: Context, session: RedirectSession, result: Parameters): Response {
  const { auth = {} } = session;
  const responseMode = auth.responseMode ?? "fragment";
  const parameters = { ...result, state: auth.state ?? "" };
  if (responseMode === "web_message") {
    const openerOrigin = session.origin ?? "*";
    const target = auth.redirectUri === undefined ? openerOrigin : new URL(auth.redirectUri).origin;
    const script = `(window.opener||window.parent).postMessage(${JSON.stringify(parameters)},${JSON.stringify(target)})`;
    const body = `<!doctype html><title>Login</title><script>${script.replace(/</g, "\\u003c")}</script>`;
    return new Response(body, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const returnUrl = auth.redirectUri;
  if (returnUrl === undefined || !mayReturnTo(context.site, returnUrl)) {
    return problemPage(context.site, "Login", "The return URL isn’t allowed.", 403);
  }
  const url = new URL(returnUrl);
  const searchParams = new URLSearchParams(parameters);
  if (responseMode !== "query") url.hash = searchParams.toString();
  else for (const [name, value] of searchParams) url.searchParams.set(name, value);
  return redirect(url.href);
}

function cookieOf({ headers }: Context, name: string): string | undefined {
  const cookies = (headers.get("Cookie") ?? "").split(";").map((part) => part.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

function withCookie(response: Response, cookie: string): Response {
  response.headers.append("Set-Cookie", cookie);
  return response;
}

type FormErrors = { readonly [Field in "form" | "email" | "password"]?: string };

const isEmailAddress = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);

const errorAlert = (text: string | undefined): Html =>
  text ? html`<p class="error" role="alert">${text}</p>` : html``;

function formPage(
  context: Context,
  isNewMember: boolean,
  form: Parameters,
  errors: FormErrors = {},
): Response {
  const { name } = context.site;
  const nameFields: Html = isNewMember
    ? html`<div class="pair">${field("firstName", "First name", form.firstName, html`autocomplete="given-name"`)}${field("lastName", "Last name", form.lastName, html`autocomplete="family-name"`)}</div>`
    : html``;
  const title = isNewMember ? "Create your account" : "Log in";
  const intro = isNewMember
    ? "Track your orders and keep your cart on all your devices."
    : `Welcome back to ${name}.`;
  const otherAction = isNewMember ? "login" : "register";
  const focusedField = errors.email || !form.email ? "email" : "password";
  const autofocusFor = (fieldName: string) => (fieldName === focusedField ? html`autofocus` : "");
  const email = field(
    "email",
    "Email address",
    form.email,
    html`type="email" autocomplete="username" required ${autofocusFor("email")}`,
    errors.email,
  );
  const password = field(
    "password",
    "Password",
    undefined,
    html`type="password" autocomplete="${isNewMember ? "new-password" : "current-password"}" required ${autofocusFor("password")}`,
    errors.password,
  );
  const hasErrors = Object.values(errors).some(Boolean);
  return hostedPage(
    hasErrors ? `Error: ${title}` : title,
    context.site,
    html`<form method="post" class="card narrow"><h1>${title}</h1><p class="lead">${intro}</p>${errorAlert(errors.form)}${nameFields}${email}${password}<button name="action" value="${isNewMember ? "register" : "login"}" id="submit">${title}</button><p class="or"><span>${isNewMember ? "Already have an account?" : "New here?"}</span><button class="second" name="action" value="show-${otherAction}" formnovalidate>${isNewMember ? "Log in instead" : "Create an account"}</button></p></form>`,
    hasErrors ? 422 : 200,
  );
}

function codePage(context: Context, stateToken: string, kind: string, error?: string): Response {
  const intro =
    kind === "factor"
      ? "Enter the code from your authenticator app or from the message we sent you."
      : html`We emailed you a code. To read it, open the <a href="${context.origin}/_portico/" target="_blank">emulator&rsquo;s outbox</a>.`;
  return hostedPage(
    "Enter your code",
    context.site,
    html`<form method="post" class="card narrow"><h1>Enter your code</h1><p class="lead">${intro}</p><input type="hidden" name="stateToken" value="${stateToken}"><input type="hidden" name="kind" value="${kind}">${field("code", "Code", undefined, html`inputmode="numeric" autocomplete="one-time-code" required autofocus`, error)}<button name="action" value="verify" id="submit">Continue</button></form>`,
    error ? 422 : 200,
  );
}

function nextPage(context: Context, session: RedirectSession, outcome: LoginOutcome): Response {
  const { state, stateToken = "", sessionToken } = outcome;
  if (state === "REQUIRE_EMAIL_VERIFICATION") return codePage(context, stateToken, "verify-email");
  if (state === "STATUS_CHECK") return codePage(context, stateToken, "factor");
  if (state === "REQUIRE_OWNER_APPROVAL") {
    const text = "The site owner needs to approve your account before you can log in.";
    return messagePage(context.site, "Waiting for approval", text);
  }
  return withCookie(
    returnResult(context, session, { code: issueCode(context, session, outcome.member.id) }),
    `portico_session=${sessionToken}; Path=/_portico; HttpOnly; SameSite=Lax`,
  );
}

const isValidCode = (context: Context, member: Member, step: PendingStep, code: string): boolean =>
  step.kind === "verify-email"
    ? step.code === code
    : member.factors.some((factor) =>
        isValidProof(context, member, factor, step, { code, password: code }),
      );

function verifyCode(context: Context, session: RedirectSession, form: Parameters): Response {
  const kind = form.kind === "factor" ? "factor" : "verify-email";
  const token = form.stateToken ?? "";
  const pendingStep = findOpenMemberStep(context, token, [kind]);
  if (!pendingStep) {
    return formPage(context, false, {}, { form: "The code has expired. Please log in again." });
  }
  const { member, step } = pendingStep;
  countAttempt(context, token);
  const code = form.code?.trim() ?? "";
  if (!isValidCode(context, member, step, code))
    return codePage(context, token, kind, "Incorrect code.");
  closeStep(context, token);
  const verifiedMember = kind === "verify-email" ? verifyEmail(context, member) : member;
  return nextPage(context, session, continueLogin(context, verifiedMember, kind !== "factor"));
}

/** These messages do not state whether an email address has an account. */
const WRONG_LOGIN = "Incorrect email address or password.";
const NEUTRAL_MESSAGES: Readonly<Record<string, string>> = {
  "-19999": WRONG_LOGIN,
  "-19976": WRONG_LOGIN,
  "-19995": "This email address can’t be used. If you already have an account, log in instead.",
};

export function authorizePage(request: PageRequest, context: Context): Response {
  const session = sessionOfPage(context, request);
  const form = formOf(request);
  if (!session?.auth) {
    const text = "This login has expired. Go back to the shop and start again.";
    return problemPage(context.site, "Login", text, 404);
  }
  const isSilent = session.prompt === "none";
  // A direct login passes a session token. A silent login reads the cookie.
  const token =
    session.auth.sessionToken ?? (isSilent ? cookieOf(context, "portico_session") : undefined);
  const memberId = memberOfLogin(context, token);
  if (memberId !== undefined) {
    return returnResult(context, session, { code: issueCode(context, session, memberId) });
  }
  if (isSilent) {
    const error_description = "No session to log in with";
    return returnResult(context, session, { error: "login_required", error_description });
  }
  if (!form || form.action === "show-login") return formPage(context, false, form ?? {});
  if (form.action === "show-register") return formPage(context, true, form);
  if (form.action === "verify") return verifyCode(context, session, form);
  const email = form.email?.trim() ?? "";
  const password = form.password ?? "";
  const isNewMember = form.action === "register";
  const errors: FormErrors = {
    email: isEmailAddress(email) ? undefined : "Enter your email address.",
    password: password === "" ? "Enter a password." : undefined,
  };
  if (errors.email || errors.password) return formPage(context, isNewMember, form, errors);
  try {
    // The hosted page has no CAPTCHA, so use a token that passes the check.
    const captchaTokens = [{ Recaptcha: "hosted-page" }];
    const input = { email, password, captchaTokens };
    if (!isNewMember) return nextPage(context, session, login(context, input));
    const { firstName = "", lastName = "" } = form;
    const profile = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
    return nextPage(context, session, register(context, { ...input, profile }));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const code = error.details.applicationError?.code ?? "";
    return formPage(context, isNewMember, form, { form: NEUTRAL_MESSAGES[code] ?? error.message });
  }
}

export function logoutPage(request: PageRequest, context: Context): Response {
  const session = sessionOfPage(context, request);
  if (session) revokeSession(context, session);
  const returnUrl = session?.callbacks.postFlowUrl;
  const heading = "You’ve been logged out";
  return withCookie(
    returnUrl !== undefined && mayReturnTo(context.site, returnUrl)
      ? redirect(returnUrl)
      : messagePage(context.site, "Logged out", "See you soon.", { heading }),
    "portico_session=; Path=/_portico; Max-Age=0; HttpOnly; SameSite=Lax",
  );
}

export function resetPasswordPage(request: PageRequest, context: Context): Response {
  const { site } = context;
  const { url } = request;
  const form = formOf(request);
  const token = url.searchParams.get("token") ?? "";
  if (!findOpenStep(context, token, ["recovery", "activation"])) {
    const text = "This link has expired or has already been used.";
    return problemPage(site, "Link expired", text, 410);
  }
  const passwordError = form && !form.password ? "Enter a new password." : undefined;
  if (form?.password) {
    useRecoveryLink(context, token, form.password);
    const returnUrl = url.searchParams.get("back");
    if (returnUrl !== null && mayReturnTo(site, returnUrl)) return redirect(returnUrl);
    const heading = "Your password has been changed";
    const text = "You can now log in with your new password.";
    return messagePage(site, "Password set", text, { heading });
  }
  return hostedPage(
    "New password",
    site,
    html`<form method="post" class="card narrow"><h1>New password</h1><p class="lead">Choose a password that you don&rsquo;t use anywhere else.</p>${field("password", "Password", undefined, html`type="password" autocomplete="new-password" required`, passwordError)}<button id="submit">Set password</button></form>`,
    passwordError ? 422 : 200,
  );
}
