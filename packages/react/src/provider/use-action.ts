import type { PorticoError } from "@portico/core";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { toPorticoError } from "../queries/portico-error.js";
import { usePageRestored } from "./use-page-restored.js";

type Arguments<Variables> = undefined extends Variables
  ? [variables?: Variables]
  : [variables: Variables];

/** Functions and state of an action, similar to the result of TanStack Query's `useMutation`. */
export interface Action<Variables, Data = void> {
  /** Starts the action. Never throws. If the action fails, `error` is set. */
  mutate(...args: Arguments<Variables>): void;
  /**
   * Starts the action and returns its result. If the action fails, the promise rejects with a
   * `PorticoError`.
   */
  mutateAsync(...args: Arguments<Variables>): Promise<Data>;
  /** Whether a call is pending. */
  readonly isPending: boolean;
  /** Whether the last call succeeded. */
  readonly isSuccess: boolean;
  /** Error of the last call. `null` if it succeeded or is still pending. */
  readonly error: PorticoError | null;
  /** Clears `error` and ignores the result of a pending call. */
  reset(): void;
}

interface ActionState<Variables, Data> extends Action<Variables, Data> {
  readonly data: Data | undefined;
  readonly variables: Variables | undefined;
}

interface ActionOptions<Variables> {
  /** Calls with the same key share one request while that request is pending. */
  keyOf?: (variables: Variables) => unknown;
  /**
   * Whether a successful call navigates away from the page. The action then stays pending until the
   * page unloads.
   */
  leaves?: (variables: Variables) => boolean;
}

class Calls<Data> {
  #controller = new AbortController();
  readonly pending = new Map<unknown, Promise<Data>>();

  readonly abort = (): void => {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.pending.clear();
  };

  get signal(): AbortSignal {
    return this.#controller.signal;
  }
}

interface Call<Variables, Data> {
  readonly variables: Variables;
  readonly calls: Calls<Data>;
  readonly signal: AbortSignal;
}

const never = () => false;

/**
 * Runs an action. The state belongs to an owner, such as a client's session. If the owner changes,
 * the state is reset and pending results for the previous owner are ignored.
 *
 * @param owner - Compared by identity.
 * @param run - Receives the variables and a signal that is aborted on `reset`, on unmount and when
 * the owner changes.
 */
export function useAction<Variables, Data>(
  owner: unknown,
  run: (variables: Variables, signal: AbortSignal) => Promise<Data>,
  options: ActionOptions<Variables> = {},
): ActionState<Variables, Data> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner gets its own calls
  const calls = useMemo(() => new Calls<Data>(), [owner]);
  useEffect(() => calls.abort, [calls]);
  const latest = useRef({ run, ...options });
  useEffect(() => {
    latest.current = { run, ...options };
  });
  const mutation = useMutation<Data, PorticoError, Call<Variables, Data>>({
    // If the browser is offline, an action fails immediately instead of waiting for the network.
    networkMode: "always",
    retry: false,
    throwOnError: false,
    mutationFn: ({ variables, signal }) =>
      latest.current.run(variables, signal).catch((cause: unknown) => {
        throw toPorticoError(cause, "The action failed unexpectedly", "UNEXPECTED");
      }),
  });
  const { mutateAsync: start, reset: clear } = mutation;

  const mutateAsync = useCallback(
    (...args: Arguments<Variables>): Promise<Data> => {
      const variables = args[0] as Variables;
      const { keyOf } = latest.current;
      const key = keyOf ? keyOf(variables) : Symbol();
      const pendingCall = calls.pending.get(key);
      if (pendingCall) return pendingCall;
      const call = start({ variables, calls, signal: calls.signal });
      calls.pending.set(key, call);
      const removeCall = () => {
        if (calls.pending.get(key) === call) calls.pending.delete(key);
      };
      const { leaves = never } = latest.current;
      // Until the page unloads, a second click must not start the action again.
      call.then(() => leaves(variables) || removeCall(), removeCall);
      return call;
    },
    [calls, start],
  );
  const mutate = useCallback(
    (...args: Arguments<Variables>) => void mutateAsync(...args).catch(() => {}),
    [mutateAsync],
  );
  const reset = useCallback(() => {
    calls.abort();
    clear();
  }, [calls, clear]);

  const leaves = options.leaves ?? never;
  const ownMutation = mutation.variables?.calls === calls ? mutation : undefined;
  const isLeaving = ownMutation?.variables !== undefined && leaves(ownMutation.variables.variables);
  usePageRestored(useCallback(() => isLeaving && reset(), [isLeaving, reset]));
  const { isPending = false, isSuccess = false, error = null, data } = ownMutation ?? {};
  const variables = ownMutation?.variables?.variables;
  const isBusy = isPending || (isLeaving && isSuccess);
  return { mutate, mutateAsync, isPending: isBusy, isSuccess, error, reset, data, variables };
}
