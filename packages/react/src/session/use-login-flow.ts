import type { PorticoError } from "@portico/core";
import type {
  FactorOptions,
  FactorPayloads,
  LoginParams,
  OAuthStrategy,
  RedirectSignIn,
  StateMachine,
} from "@portico/identity";
import type { FactorType, VerificationChallengeData } from "@portico/identity/authentication";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Action, useAction } from "../provider/use-action.js";
import { emitShopEvent } from "../queries/shop-events.js";
import {
  challengeOf,
  factorsOf,
  type LoginProgress,
  type LoginStep,
  NEW_LOGIN,
  type SignInStep,
  stateTokenOf,
  takeStep,
  verifyPasskey,
} from "./login-steps.js";
import { canUsePasskeys } from "./passkey.js";
import { isOnServer, useSessionAuth } from "./use-auth.js";

/** Options of {@link useSignIn} and {@link useRegister}. */
export interface LoginFlowOptions {
  /** Called when the member is logged in, unless the form was reset or unmounted. */
  onSuccess?(): void;
}

/**
 * State and steps of a login or registration. `mutateAsync` resolves to the next step. The other functions never
 * reject: their errors are in `error`.
 *
 * With `ServerSessionStrategy`, only `redirect` is available. The other functions fail with the code
 * `SESSION_ON_SERVER`.
 */
export interface LoginFlow<Values> extends Action<Values, SignInStep> {
  /** What to show: the form, a field for the emailed code, a second factor and so on. */
  readonly step: SignInStep;
  /** Error of the last step. `useErrorText` returns its text, also by field: `email`, `password` and `code`. */
  readonly error: PorticoError | null;
  /** Factors for step `"factor"`, the requested one first. `WEBAUTHN` requires a browser with passkeys. */
  readonly factors: readonly FactorType[];
  /** Data of the requested factor: the masked address that received a code, or passkey options. */
  readonly challenge: VerificationChallengeData | undefined;
  /** Site keys for the CAPTCHA of step `"captcha"`. Pass its token to `mutate` with the same values. */
  readonly captcha: { readonly siteKey: string; readonly invisibleSiteKey: string };
  /** Submits the code that was sent by email. */
  verifyCode(code: string): Promise<SignInStep>;
  /** Sends the code again. Resolves to whether it was sent. */
  resendCode(): Promise<boolean>;
  /** Submits a second factor. An empty payload requests a code. */
  verifyFactor<Type extends keyof FactorPayloads>(
    type: Type,
    payload: FactorPayloads[Type] & FactorOptions,
  ): Promise<SignInStep>;
  /**
   * Prompts for a passkey. Call it from a click or key handler. If the user cancels, the step stays the same. `reset`
   * and unmounting abort the prompt.
   */
  verifyPasskey(options?: Omit<FactorOptions, "stateToken">): Promise<SignInStep>;
  /**
   * Redirects to the platform's login page, which returns to `<RedirectCallback>`. With `ServerSessionStrategy`, the
   * server handles the redirect and returns to `originalUri`. Paths such as `"/login/callback"` are allowed.
   */
  redirect(options?: RedirectSignIn): Promise<void>;
  /** Logs in users with a session on the platform's pages, in a hidden iframe. Resolves to whether it worked. */
  signInSilently(): Promise<boolean>;
  /** Returns to an empty form. */
  reset(): void;
}

/** Emits a finished login or registration. A registration that waits for approval is finished too. */
function emitLogin(
  auth: object,
  kind: "login" | "register",
  name: LoginStep["name"],
  next: SignInStep,
): void {
  const isSilent = name === "silent";
  const isNew = kind === "register" && !isSilent;
  if (next !== "done" && !(isNew && next === "approval")) return;
  const method = isSilent ? "silent" : "password";
  emitShopEvent({ auth }, () => ({ type: isNew ? "sign_up" : "login", method }));
}

export function useLoginFlow<Values extends LoginParams>(
  kind: "login" | "register",
  send: (auth: OAuthStrategy, values: Values) => Promise<StateMachine>,
  options: LoginFlowOptions,
): LoginFlow<Values> {
  const auth = useSessionAuth();
  const [stored, setStored] = useState({ auth, progress: NEW_LOGIN });
  const progress = stored.auth === auth ? stored.progress : NEW_LOGIN;
  // Steps read the state of the last one, which may have ended after the last render.
  const latest = useRef({ auth, progress, email: "", onSuccess: options.onSuccess });
  useEffect(() => {
    latest.current = { ...latest.current, auth, progress, onSuccess: options.onSuccess };
  });

  const { mutateAsync, isPending, isSuccess, error, reset } = useAction(
    auth,
    async (step: LoginStep, signal) => {
      const lastEmail = latest.current.email;
      const before = latest.current.auth === auth ? latest.current.progress : NEW_LOGIN;
      if ("email" in step) latest.current.email = step.email ?? "";
      const save = (next: LoginProgress) => {
        if (signal.aborted) return;
        latest.current.progress = next;
        setStored({ auth, progress: next });
      };
      const next = await takeStep({ auth, kind, progress: before, lastEmail }, step, signal, save);
      emitLogin(auth, kind, step.name, next);
      // An error in the callback does not fail the login.
      if (next === "done") queueMicrotask(() => signal.aborted || latest.current.onSuccess?.());
      return next;
    },
    { keyOf: ({ name }) => name, leaves: ({ name }) => name === "redirect" },
  );

  const steps = useMemo(() => {
    const stepAfter = (step: LoginStep) =>
      mutateAsync(step).catch(() => latest.current.progress.step);
    const form = (values: Values): LoginStep => ({
      name: "submit",
      email: values.email,
      run: (strategy) => send(strategy, values),
    });
    return {
      mutate: (values: Values) => void stepAfter(form(values)),
      mutateAsync: (values: Values) => mutateAsync(form(values)),
      verifyCode: (code: string) =>
        stepAfter({
          name: "verify",
          run: (strategy, machine) =>
            strategy.processVerification({ verificationCode: code.trim() }, machine),
        }),
      verifyFactor: <Type extends keyof FactorPayloads>(
        type: Type,
        payload: FactorPayloads[Type] & FactorOptions,
      ) =>
        stepAfter({
          name: "factor",
          run: (strategy, machine) =>
            strategy.verifyFactor(type, { stateToken: stateTokenOf(machine), ...payload }),
        }),
      verifyPasskey: (factorOptions: FactorOptions = {}) =>
        stepAfter({
          name: "passkey",
          run: (strategy, machine, signal) =>
            verifyPasskey(strategy, machine, factorOptions, signal),
        }),
      resendCode: () =>
        mutateAsync({ name: "resend" }).then(
          () => true,
          () => false,
        ),
      redirect: async (redirectOptions: RedirectSignIn = {}) =>
        void (await stepAfter({ name: "redirect", options: redirectOptions })),
      signInSilently: async () => (await stepAfter({ name: "silent" })) === "done",
      reset: () => {
        reset();
        latest.current.progress = NEW_LOGIN;
        setStored((before) => ({ ...before, progress: NEW_LOGIN }));
      },
    };
  }, [mutateAsync, reset, send]);

  return {
    ...steps,
    step: progress.step,
    isPending,
    isSuccess,
    error,
    factors: factorsOf(progress.machine).filter((type) => type !== "WEBAUTHN" || canUsePasskeys()),
    challenge: challengeOf(progress.machine),
    captcha: isOnServer(auth)
      ? { siteKey: "", invisibleSiteKey: "" }
      : { siteKey: auth.captchaVisibleSiteKey, invisibleSiteKey: auth.captchaInvisibleSiteKey },
  };
}
