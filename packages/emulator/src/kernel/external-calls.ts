// Calls to external servers, such as an app's service plugin, while the emulator handles a request.

/** Each run of a handler gets the same result for the same call. */
export interface ExternalCall {
  readonly recipient: string;
  readonly method: string;
  /** Must be the same in every run of the handler, so it must not contain the time. */
  readonly body: object;
  /** Returns a call that undoes the effect of a response that the request no longer needs. */
  readonly undo?: (response: Readonly<Record<string, unknown>>) => PlainCall;
}

export type PlainCall = Omit<ExternalCall, "undo">;

export type CallResult =
  | { readonly kind: "response"; readonly response: Readonly<Record<string, unknown>> }
  | {
      readonly kind: "error";
      readonly status: number;
      readonly code: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "failed" };

const MAX_CALLS = 50;
const FAILED: CallResult = { kind: "failed" };

/** Thrown to roll back the request's changes. The request is retried once the result arrives. */
export class PendingCallError extends Error {
  override readonly name = "PendingCallError";

  constructor(readonly call: ExternalCall) {
    super(`The handler is waiting for a response from ${call.recipient}`);
  }
}

const callKey = ({ recipient, method, body }: ExternalCall) =>
  JSON.stringify([recipient, method, body]);

/** A request's handler is retried until all calls have a result. */
export class ExternalCalls {
  readonly #locks: Set<string>;
  readonly #heldLocks = new Map<string, string>();
  readonly #calls = new Map<string, { call: ExternalCall; result: CallResult; isUsed: boolean }>();

  constructor(locks = new Set<string>()) {
    this.#locks = locks;
  }

  lock(key: string, value: string): string | undefined {
    const lockedValue = this.#heldLocks.get(key);
    if (lockedValue !== undefined) return lockedValue;
    if (this.#locks.has(key)) return undefined;
    this.#locks.add(key);
    this.#heldLocks.set(key, value);
    return value;
  }

  unlock(): void {
    for (const key of this.#heldLocks.keys()) this.#locks.delete(key);
  }

  /** @throws PendingCallError if the result has not arrived yet */
  resultOf(call: ExternalCall): CallResult {
    const record = this.#calls.get(callKey(call));
    if (!record && this.#calls.size >= MAX_CALLS) return FAILED;
    if (!record) throw new PendingCallError(call);
    record.isUsed = true;
    return record.result;
  }

  store(call: ExternalCall, result: CallResult): void {
    this.#calls.set(callKey(call), { call, result, isUsed: false });
  }

  /** Marks a result as unused after the handler's changes were rolled back. */
  release(call: ExternalCall): void {
    const record = this.#calls.get(callKey(call));
    if (record) record.isUsed = false;
  }

  undoCalls(): PlainCall[] {
    return [...this.#calls.values()].flatMap(({ call, result, isUsed }) =>
      call.undo && result.kind === "response" && !isUsed ? [call.undo(result.response)] : [],
    );
  }
}
