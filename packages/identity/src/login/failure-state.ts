import { isPorticoError } from "@portico/core/internal";
import type { ErrorState, LoginErrorCode } from "./login-state.js";

export function failureState(error: unknown, errorCode?: LoginErrorCode): ErrorState {
  const state: ErrorState = {
    loginState: "FAILURE",
    error: error instanceof Error || isPorticoError(error) ? error.message : String(error),
  };
  if (errorCode) state.errorCode = errorCode;
  if (isPorticoError(error) && error.retryable) state.retryable = true;
  return typeof error === "string"
    ? state
    : Object.defineProperty(state, "cause", { value: error });
}
