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

/** Options of {@link useSignIn} and `useRegister`. */
export interface LoginFlowOptions {
  /** Called after the login, unless the form was reset or unmounted in the meantime. */
  onSuccess?(): void;
}

/**
 * State and functions of a login or registration form. Only `mutateAsync` can reject. The other
 * functions set `error`.
 *
 * With `ServerSessionStrategy`, only `redirect` can log users in. `signInSilently` resolves to
 * `false`, and the other steps fail with code `SESSION_ON_SERVER`.
 */
export interface LoginFlow<Values> extends Action<Values, SignInStep> {
  /** Current step, such as `"verify"` for the code from an email. */
  readonly step: SignInStep;
  /**
   * Error of the last step. `useErrorText` returns its text for the fields `email`, `password` and
   * `code`.
   */
  readonly error: PorticoError | null;
  /**
   * Usable second factors, starting with the requested one. `WEBAUTHN` requires a browser that
   * supports passkeys.
   */
  readonly factors: readonly FactorType[];
  /** The requested factor's data: passkey options, or the masked address that received a code. */
  readonly challenge: VerificationChallengeData | undefined;
  /** Site keys for step `"captcha"`. Call `mutate` again with the CAPTCHA's token. */
  readonly captcha: { readonly siteKey: string; readonly invisibleSiteKey: string };
  /** Submits the code from the verification email. */
  verifyCode(code: string): Promise<SignInStep>;
  /** Requests another verification email. Resolves to whether the platform sent it. */
  resendCode(): Promise<boolean>;
  /** Submits a second factor. An empty payload requests a code. */
  verifyFactor<Type extends keyof FactorPayloads>(
    type: Type,
    payload: FactorPayloads[Type] & FactorOptions,
  ): Promise<SignInStep>;
  /**
   * Prompts for a passkey. Call it from a click or key handler. The prompt closes on `reset` and on
   * unmount.
   */
  verifyPasskey(options?: Omit<FactorOptions, "stateToken">): Promise<SignInStep>;
  /**
   * Redirects to the platform's login page, which then redirects to the page with
   * `<RedirectCallback>`. The URLs in `options` can be paths. With `ServerSessionStrategy`, the
   * server completes the login and redirects to `originalUri`.
   */
  redirect(options?: RedirectSignIn): Promise<void>;
  /**
   * Logs in a user who is already logged in on the platform's pages. Resolves to whether the login
   * succeeded.
   */
  signInSilently(): Promise<boolean>;
  /** Returns to the form and clears its state. */
  reset(): void;
}

export function useLoginFlow<Values extends LoginParams>(
  kind: "login" | "register",
  send: (auth: OAuthStrategy, values: Values) => Promise<StateMachine>,
  options: LoginFlowOptions,
): LoginFlow<Values> {
  const auth = useSessionAuth();
  const [storedFlow, setStoredFlow] = useState({ auth, progress: NEW_LOGIN });
  const progress = storedFlow.auth === auth ? storedFlow.progress : NEW_LOGIN;
  // The state that the previous step saved may be newer than the last render.
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
        setStoredFlow({ auth, progress: next });
      };
      const nextStep = await takeStep(
        { auth, kind, progress: before, lastEmail },
        step,
        signal,
        save,
      );
      const isSilent = step.name === "silent";
      const type = kind === "register" && !isSilent ? "sign_up" : "login";
      if (nextStep === "done" || (type === "sign_up" && nextStep === "approval")) {
        emitShopEvent({ auth }, () => ({ type, method: isSilent ? "silent" : "password" }));
      }
      // An error in the callback must not fail the login.
      if (nextStep === "done") queueMicrotask(() => signal.aborted || latest.current.onSuccess?.());
      return nextStep;
    },
    { keyOf: ({ name }) => name, leavesPage: ({ name }) => name === "redirect" },
  );

  const steps = useMemo(() => {
    const performStep = (step: LoginStep) =>
      mutateAsync(step).catch(() => latest.current.progress.step);
    const submitStep = (values: Values): LoginStep => ({
      name: "submit",
      email: values.email,
      run: (strategy) => send(strategy, values),
    });
    return {
      mutate: (values: Values) => void performStep(submitStep(values)),
      mutateAsync: (values: Values) => mutateAsync(submitStep(values)),
      verifyCode: (code: string) => {
        const input = { verificationCode: code.trim() };
        const run = (strategy: OAuthStrategy, machine: StateMachine) =>
          strategy.processVerification(input, machine);
        return performStep({ name: "verify", run });
      },
      verifyFactor: <Type extends keyof FactorPayloads>(
        type: Type,
        payload: FactorPayloads[Type] & FactorOptions,
      ) =>
        performStep({
          name: "factor",
          run: (strategy, machine) =>
            strategy.verifyFactor(type, { stateToken: stateTokenOf(machine), ...payload }),
        }),
      verifyPasskey: (factorOptions: FactorOptions = {}) =>
        performStep({
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
        void (await performStep({ name: "redirect", options: redirectOptions })),
      signInSilently: async () => (await performStep({ name: "silent" })) === "done",
      reset: () => {
        reset();
        latest.current.progress = NEW_LOGIN;
        setStoredFlow((before) => ({ ...before, progress: NEW_LOGIN }));
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
