import type {
  ErrorState,
  FactorOptions,
  FactorPayloads,
  LoginParams,
  OAuthStrategy,
  RedirectSignIn,
  StateMachine,
} from "@portico/identity";
import { absolute } from "./absolute.js";
import {
  answerFailureOf,
  isTooOften,
  type LoginFailure,
  loginFailureOf,
  outageOf,
  passkeyFailureOf,
  type Said,
} from "./login-messages.js";
import {
  challengeOf,
  type LoginAction,
  type LoginProgress,
  type SignInStep,
  stepOf,
} from "./login-model.js";
import { passkeyAnswer } from "./passkey.js";

/** What the steps of a flow work with. */
export interface Steps<Values> {
  readonly auth: OAuthStrategy;
  readonly send: (auth: OAuthStrategy, values: Values) => Promise<StateMachine>;
  readonly kind: "login" | "register";
  readonly progress: () => LoginProgress;
  /**
   * Runs one action at a time; concurrent calls share its result. Dispatches after a reset are
   * ignored. `signal` aborts on reset and unmount.
   */
  readonly once: <Result>(
    name: string,
    work: (dispatch: Dispatch, signal: AbortSignal) => Promise<Result>,
  ) => Promise<Result>;
  readonly done: () => void;
}

/** Reports an action to the flow. Returns `false` after a reset. */
export type Dispatch = (action: LoginAction) => boolean;

const isCaptcha = ({ errorCode }: ErrorState) =>
  errorCode === "missingCaptchaToken" || errorCode === "invalidCaptchaToken";

const resendFailure = ({ cause }: ErrorState): Said =>
  isTooOften(cause) ? "login.codeTooSoon" : (outageOf(cause) ?? "login.codeNotSent");

/** Answers a challenge with a passkey, after having one made where there is none. */
async function withPasskey(
  auth: OAuthStrategy,
  machine: StateMachine,
  options: FactorOptions,
  signal: AbortSignal,
): Promise<StateMachine> {
  if (machine.loginState !== "MFA_REQUIRED")
    return auth.verifyFactor("WEBAUTHN", { webauthnData: {} });
  const { stateToken } = machine.data;
  const asked = challengeOf(machine)?.webauthnData
    ? machine
    : await auth.verifyFactor("WEBAUTHN", { stateToken, webauthnData: {} });
  const data = challengeOf(asked)?.webauthnData;
  if (!data) return asked;
  try {
    const { challengeId } = data;
    const webauthnData = { challengeId, credential: await passkeyAnswer(data, signal) };
    return await auth.verifyFactor("WEBAUTHN", { ...options, stateToken, webauthnData });
  } catch (cause) {
    return { loginState: "FAILURE", error: "The passkey request failed", cause };
  }
}

/** Steps of the login state machine. */
export function machineSteps<Values extends LoginParams>(parts: Steps<Values>) {
  const { auth, once, progress } = parts;
  let email: string | undefined;

  const take = (
    name: string,
    next: (signal: AbortSignal) => Promise<StateMachine>,
    failureOf: (state: ErrorState) => LoginFailure,
    goesOn: boolean,
  ) =>
    once(name, async (dispatch, signal): Promise<SignInStep> => {
      dispatch({ type: "begin" });
      const { machine, step } = progress();
      // The step itself was taken before, and only the tokens did not come: it cannot be taken twice.
      const taken = goesOn && machine.loginState === "SUCCESS" && step !== "done";
      const reached = taken ? machine : await next(signal);
      const state = reached.loginState === "SUCCESS" ? await auth.signIn(reached) : reached;
      if (state.loginState === "FAILURE") {
        // A captcha's token works once, and what was typed beside it can be wrong.
        const again = isCaptcha(state) ? "captcha" : name === "submit" ? "form" : step;
        const failed = { type: "failed", step: again } as const;
        if (reached === state) dispatch({ ...failed, failure: failureOf(state) });
        else dispatch({ ...failed, failure: { error: { cause: state.cause } }, machine: reached });
        return again;
      }
      const shown = dispatch({ type: "state", state });
      if (shown && state.loginState === "SUCCESS") parts.done();
      return stepOf(state);
    });

  return {
    submit: (values: Values) => {
      const goesOn = parts.kind === "register" && email === values.email;
      email = values.email;
      const failureOf = (state: ErrorState) => loginFailureOf(state, parts.kind);
      return take("submit", () => parts.send(auth, values), failureOf, goesOn);
    },
    verify: (code: string) => {
      const next = () =>
        auth.processVerification({ verificationCode: code.trim() }, progress().machine);
      return take("verify", next, (state) => answerFailureOf(state, false), true);
    },
    answerFactor: <Type extends keyof FactorPayloads>(
      type: Type,
      answer: FactorPayloads[Type] & FactorOptions,
    ) => {
      const { machine } = progress();
      const stateToken =
        machine.loginState === "MFA_REQUIRED" ? machine.data.stateToken : undefined;
      const next = () => auth.verifyFactor(type, { stateToken, ...answer });
      return take("factor", next, (state) => answerFailureOf(state, true), true);
    },
    answerPasskey: (options: FactorOptions = {}) => {
      const { machine } = progress();
      const next = (signal: AbortSignal) => withPasskey(auth, machine, options, signal);
      return take("factor", next, passkeyFailureOf, true);
    },
  };
}

/** Steps that leave the form: another code, the platform's login page, and the session there. */
export function otherSteps({ auth, once, done }: Steps<never>) {
  return {
    resend: () =>
      once("resend", async (dispatch) => {
        dispatch({ type: "begin" });
        const answer = await auth.resendVerificationCode();
        if ("sent" in answer) dispatch({ type: "idle" });
        else dispatch({ type: "failed", failure: { error: resendFailure(answer) } });
        return "sent" in answer;
      }),
    redirect: (options: RedirectSignIn = {}) =>
      once("redirect", async (dispatch) => {
        dispatch({ type: "begin" });
        const { redirectUri, originalUri } = options;
        const fail = (cause: unknown) =>
          void dispatch({ type: "failed", failure: { error: { cause } } });
        try {
          const answer = await auth.signIn({
            ...options,
            ...(redirectUri !== undefined && { redirectUri: absolute(redirectUri) }),
            ...(originalUri !== undefined && { originalUri: absolute(originalUri) }),
          });
          // Otherwise the page is being left.
          if (answer.loginState === "FAILURE") fail(answer.cause);
        } catch (cause) {
          fail(cause);
        }
      }),
    silent: () =>
      once("silent", async (dispatch) => {
        dispatch({ type: "begin" });
        const { loginState } = await auth.signInSilently();
        if (loginState !== "SUCCESS") {
          // Nobody has asked in words, so nobody is told: the form is there.
          dispatch({ type: "idle" });
          return false;
        }
        const state = { loginState, data: { sessionToken: "" } };
        if (dispatch({ type: "state", state })) done();
        return true;
      }),
  };
}
