import { isPorticoError, SystemError } from "@portico/core/internal";
import { failureState } from "./failure-state.js";
import type { LoginMachine } from "./login.js";
import type { LoginFlows } from "./login-flows.js";
import type { SignIn } from "./sign-in.js";

export function lazyFlows(load: () => Promise<LoginFlows>): () => Promise<LoginFlows> {
  let pendingFlows: Promise<LoginFlows> | undefined;
  return () => {
    pendingFlows ??= load().catch((cause: unknown) => {
      pendingFlows = undefined;
      throw new SystemError("The module for logging in could not be loaded", {
        code: "NETWORK",
        retryable: true,
        cause,
      });
    });
    return pendingFlows;
  };
}

type LoginSteps = LoginMachine & SignIn;

/** Steps that return errors as a failure state. */
const LOGIN_STEPS = [
  "register",
  "login",
  "processVerification",
  "verifyFactor",
  "resendVerificationCode",
  "signIn",
  "signInSilently",
  "handleRedirectCallback",
] as const;

const REJECTING_METHODS = [
  "generateVisitorTokens",
  "getAuthUrl",
  "getMemberTokens",
  "getMemberTokensForDirectLogin",
  "getMemberTokensForExternalLogin",
  "getMemberTokensForExternalLoginWithSession",
  "sendPasswordResetEmail",
] as const;

export function lazyCalls(flows: () => Promise<LoginFlows>) {
  // Assert the type, because TypeScript cannot infer the overloads of `flows[name]`.
  const createCall = <Name extends keyof LoginFlows>(name: Name) =>
    (async (...args: unknown[]) => {
      const flow = (await flows())[name] as (...flowArgs: unknown[]) => unknown;
      return flow(...args);
    }) as LoginFlows[Name];
  const createStep = <Name extends keyof LoginSteps>(name: Name) =>
    (async (...args: unknown[]) => {
      try {
        return await (createCall(name) as (...flowArgs: unknown[]) => unknown)(...args);
      } catch (error) {
        // a bug must not look like a failed login
        if (isPorticoError(error)) return failureState(error);
        throw error;
      }
    }) as LoginSteps[Name];
  const entries = [
    ...LOGIN_STEPS.map((name) => [name, createStep(name)] as const),
    ...REJECTING_METHODS.map((name) => [name, createCall(name)] as const),
  ];
  return Object.fromEntries(entries) as Pick<LoginSteps, (typeof LOGIN_STEPS)[number]> &
    Pick<LoginFlows, (typeof REJECTING_METHODS)[number]>;
}
