import { SystemError } from "@portico/core/internal";
import { failure } from "./failure.js";
import type { LoginMachine } from "./login.js";
import type { LoginFlows } from "./login-flows.js";
import type { ErrorState } from "./login-state.js";
import type { SignIn } from "./sign-in.js";

/**
 * The login flows, whose code is loaded when the first of them is called. A load that fails is tried
 * again by the next call.
 *
 * @param load - imports the code
 * @returns what gives the flows; it rejects with a SystemError of code NETWORK, retryable
 */
export function lateFlows(load: () => Promise<LoginFlows>): () => Promise<LoginFlows> {
  let loading: Promise<LoginFlows> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new SystemError("The code that logs in could not be loaded", {
        code: "NETWORK",
        retryable: true,
        cause,
      });
    });
    return loading;
  };
}

/** The steps of a login, of late flows: as those, they never reject. */
export function lateSteps(flows: () => Promise<LoginFlows>): LoginMachine & SignIn {
  const step = async <Result>(
    take: (flows: LoginFlows) => Promise<Result>,
  ): Promise<Result | ErrorState> => {
    let loaded: LoginFlows;
    try {
      loaded = await flows();
    } catch (error) {
      return failure(error);
    }
    return take(loaded);
  };
  return {
    register: (params) => step(({ register }) => register(params)),
    login: (params) => step(({ login }) => login(params)),
    processVerification: (inputs, state) =>
      step(({ processVerification }) => processVerification(inputs, state)),
    verifyFactor: (type, answer) => step(({ verifyFactor }) => verifyFactor(type, answer)),
    resendVerificationCode: (identityId) =>
      step(({ resendVerificationCode }) => resendVerificationCode(identityId)),
    signIn: ((how?: Parameters<LoginFlows["signIn"]>[0]) =>
      step(({ signIn }) => signIn(how))) as SignIn["signIn"],
    signInSilently: () => step(({ signInSilently }) => signInSilently()),
    handleRedirectCallback: (options) =>
      step(({ handleRedirectCallback }) => handleRedirectCallback(options)),
  };
}
