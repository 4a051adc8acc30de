import type { PorticoError } from "@portico/core";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { toPorticoError } from "../queries/portico-error.js";
import { usePageRestored } from "./use-page-restored.js";

type Arguments<Variables> = undefined extends Variables
  ? [variables?: Variables]
  : [variables: Variables];

/** Functions and state of an action, similar to TanStack Query's `useMutation`. */
export interface Action<Variables, Data = void> {
  /** Starts the action. Never throws. A failure sets `error`. */
  mutate(...args: Arguments<Variables>): void;
  /** Starts the action and returns its result, or rejects with a `PorticoError`. */
  mutateAsync(...args: Arguments<Variables>): Promise<Data>;
  /** Whether the last call is pending. */
  readonly isPending: boolean;
  /** Whether the last call succeeded. */
  readonly isSuccess: boolean;
  /** Error of the last call. `null` if it succeeded or is pending. */
  readonly error: PorticoError | null;
  /** Clears the state, such as `error`, and ignores the result of a pending call. */
  reset(): void;
}

interface ActionState<Variables, Data> extends Action<Variables, Data> {
  readonly data: Data | undefined;
  readonly variables: Variables | undefined;
}

interface ActionOptions<Variables> {
  /** Calls with the same key share one pending request. */
  keyOf?: (variables: Variables) => unknown;
  /**
   * Whether a successful call leaves the page. The action then stays pending until the page
   * unloads.
   */
  leavesPage?: (variables: Variables) => boolean;
}

interface Calls<Data> {
  controller: AbortController;
  readonly pending: Map<unknown, Promise<Data>>;
}

function abortCalls(calls: Calls<unknown>): void {
  calls.controller.abort();
  calls.controller = new AbortController();
  calls.pending.clear();
}

interface Call<Variables, Data> {
  readonly variables: Variables;
  readonly calls: Calls<Data>;
  readonly signal: AbortSignal;
}

/**
 * Runs an action for an owner, such as the client. If the owner changes, the state is reset and
 * pending results are ignored.
 *
 * @param owner - Compared by identity.
 * @param run - The signal is aborted on `reset`, on unmount and when the owner changes.
 */
export function useAction<Variables, Data>(
  owner: unknown,
  run: (variables: Variables, signal: AbortSignal) => Promise<Data>,
  options: ActionOptions<Variables> = {},
): ActionState<Variables, Data> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner gets its own calls
  const calls = useMemo<Calls<Data>>(
    () => ({ controller: new AbortController(), pending: new Map() }),
    [owner],
  );
  useEffect(() => () => abortCalls(calls), [calls]);
  const { keyOf = () => Symbol(), leavesPage = () => false } = options;
  const latest = useRef({ run, keyOf, leavesPage });
  useEffect(() => {
    latest.current = { run, keyOf, leavesPage };
  });
  const mutation = useMutation<Data, PorticoError, Call<Variables, Data>>({
    // By default, TanStack Query would not start the action until the browser is online.
    networkMode: "always",
    retry: false,
    throwOnError: false,
    mutationFn: ({ variables, signal }) =>
      latest.current.run(variables, signal).catch((cause: unknown) => {
        throw toPorticoError(cause, "The action failed unexpectedly", "UNEXPECTED");
      }),
  });
  const { mutateAsync: startMutation, reset: resetMutation } = mutation;

  const actions = useMemo(() => {
    const { pending } = calls;
    const mutateAsync = (...args: Arguments<Variables>): Promise<Data> => {
      const variables = args[0] as Variables;
      const { keyOf, leavesPage } = latest.current;
      const key = keyOf(variables);
      const pendingPromise = pending.get(key);
      if (pendingPromise) return pendingPromise;
      const promise = startMutation({ variables, calls, signal: calls.controller.signal });
      pending.set(key, promise);
      const removeCall = () => pending.get(key) === promise && pending.delete(key);
      // Until the page unloads, a second click must not start the action again.
      promise.then(() => leavesPage(variables) || removeCall(), removeCall);
      return promise;
    };
    return {
      mutateAsync,
      mutate: (...args: Arguments<Variables>) => void mutateAsync(...args).catch(() => {}),
      reset() {
        abortCalls(calls);
        resetMutation();
      },
    };
  }, [calls, startMutation, resetMutation]);

  const ownMutation = mutation.variables?.calls === calls ? mutation : undefined;
  const { isSuccess = false, error = null, data, variables: call } = ownMutation ?? {};
  const isLeaving = call !== undefined && leavesPage(call.variables);
  usePageRestored(useCallback(() => isLeaving && actions.reset(), [isLeaving, actions]));
  const isPending = ownMutation?.isPending || (isLeaving && isSuccess);
  return { ...actions, isPending, isSuccess, error, data, variables: call?.variables };
}
