import { PorticoError } from "@portico/core";
import { onlineManager } from "@tanstack/react-query";
import type {
  CartChange,
  CompletedChange,
  SentChange,
  SettledCart,
} from "../queries/cart-adapter.js";
import type { StoredChange } from "../queries/cart-storage.js";
import { toPorticoError } from "../queries/portico-error.js";
import { combineChanges, hasTakenEffect, isSameCode, toSentChange } from "./pending-changes.js";

interface CartQueueHost {
  /** Returns the cached cart, or fetches it. */
  current(): Promise<SettledCart | null>;
  /** Refetches the cart. */
  read(): Promise<SettledCart | null>;
  send(change: SentChange): Promise<SettledCart | null>;
  onChange(): void;
  onSuccess(completed: CompletedChange): void;
  onRejection(change: CartChange, error: PorticoError): void;
  onIdle(): void;
  /** Resolves once the pending changes are stored durably or storing them has failed. */
  save?(): Promise<void>;
}

interface Entry {
  change: CartChange;
  /** Quantity change that this entry's removal has replaced. */
  replaced?: CartChange | undefined;
  isSending?: boolean;
  /** The cart before the change was sent. If the change is waiting again, its response was lost. */
  sent?: { readonly before: SettledCart | null } | undefined;
  cartId?: string | undefined;
  readonly isObsolete?: (() => boolean) | undefined;
  promise: Promise<CompletedChange>;
  resolve: (completed: CompletedChange) => void;
  reject: (error: PorticoError) => void;
}

const isUnsent = ({ isSending, sent }: Entry) => !isSending && !sent;

function createEntry(fields: Pick<Entry, "change" | "sent" | "cartId" | "isObsolete">): Entry {
  const entry = { ...fields } as Entry;
  entry.promise = new Promise((resolve, reject) => Object.assign(entry, { resolve, reject }));
  // Callers may ignore the promise, because a notice reports the error.
  entry.promise.catch(() => {});
  return entry;
}

/** Sends a cart's changes one at a time. Combines waiting changes if possible. */
export class CartQueue {
  readonly #host: CartQueueHost;
  readonly #entries: Entry[] = [];
  #isRunning = false;
  #closeError: PorticoError | undefined;
  #stopListening: (() => void) | undefined;

  constructor(host: CartQueueHost) {
    this.#host = host;
  }

  get changes(): readonly CartChange[] {
    return this.#entries.map(({ change }) => change);
  }

  get isSending(): boolean {
    return this.#isRunning;
  }

  get isPaused(): boolean {
    return this.#entries.length > 0 && !onlineManager.isOnline();
  }

  storedChanges(currentCartId: string | undefined): StoredChange[] {
    return this.#entries.flatMap(({ change, sent, isObsolete, cartId = currentCartId }) =>
      isObsolete ? [] : [{ change, before: sent?.before, cartId }],
    );
  }

  /** Adds a closed page's changes before this page's waiting changes. */
  restore(changes: readonly StoredChange[]): void {
    const entries = changes.map(({ change, before, cartId }) =>
      createEntry({
        change: change as CartChange,
        sent: before === undefined ? undefined : { before },
        cartId,
      }),
    );
    this.#entries.splice(this.#entries[0]?.isSending ? 1 : 0, 0, ...entries);
    this.#host.onChange();
    void this.#run();
  }

  /**
   * Appends a change or combines it with a waiting change.
   *
   * @param isObsolete - Called before the change is sent. `true` drops the change. Changes with
   * this callback are not combined.
   */
  push(change: CartChange, isObsolete?: () => boolean): Promise<CompletedChange> {
    if (this.#closeError) return Promise.reject(this.#closeError);
    // The platform rejects a code that is already applied.
    const duplicate = this.#entries.find((entry) => isSameCode(entry.change, change));
    if (duplicate) return duplicate.promise;
    const waitingEntries = this.#entries.filter((entry) => isUnsent(entry) && !entry.isObsolete);
    const waitingChanges = waitingEntries.map((entry) => entry.change);
    const combined = isObsolete ? undefined : combineChanges(waitingChanges, change);
    const entry =
      (combined && waitingEntries[combined.index]) ?? createEntry({ change, isObsolete });
    if (combined) {
      if (change.kind === "remove") entry.replaced = entry.change;
      entry.change = combined.change;
    } else this.#entries.push(entry);
    this.#host.onChange();
    // Waits for the end of the tick, so that its changes are combined first.
    queueMicrotask(() => void this.#run());
    return entry.promise;
  }

  /**
   * Removes an unsent change, or restores the quantity change that it replaced. Returns `false` if
   * the change was already sent.
   */
  cancel(promise: Promise<CompletedChange>): boolean {
    const index = this.#entries.findIndex((entry) => entry.promise === promise && isUnsent(entry));
    const entry = this.#entries[index];
    if (!entry) return false;
    if (entry.replaced) {
      entry.change = entry.replaced;
      entry.replaced = undefined;
    } else {
      this.#entries.splice(index, 1);
      entry.resolve({ change: entry.change, before: null, after: null });
    }
    this.#host.onChange();
    return true;
  }

  async settled(): Promise<void> {
    while (this.#entries.length > 0) {
      await this.#entries.at(-1)?.promise.catch(() => {});
    }
  }

  /** Closes the queue. Moves unsent changes to the successor, if any, and rejects all others. */
  close(error: PorticoError, successor?: CartQueue): void {
    this.#closeError = error;
    this.#stopListening?.();
    for (const entry of this.#entries.splice(0)) {
      if (successor && isUnsent(entry)) successor.#entries.push(entry);
      else entry.reject(error);
    }
    if (successor) queueMicrotask(() => void successor.#run());
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#closeError) return;
    this.#isRunning = true;
    while (this.#entries[0] && onlineManager.isOnline()) await this.#send(this.#entries[0]);
    this.#isRunning = false;
    if (this.#closeError) return;
    if (this.#entries.length === 0) this.#host.onIdle();
    else this.#resumeOnline();
    this.#host.onChange();
  }

  #resumeOnline(): void {
    this.#stopListening ??= onlineManager.subscribe((online) => {
      if (!online) return;
      this.#stopListening?.();
      this.#stopListening = undefined;
      void this.#run();
    });
  }

  async #send(entry: Entry): Promise<void> {
    const { change, sent: lostAttempt } = entry;
    entry.isSending = true;
    let before: SettledCart | null = null;
    let isSent = false;
    try {
      before = await (lostAttempt ? this.#host.read() : this.#host.current());
      if (this.#closeError) return;
      if (entry.isObsolete?.()) return this.#succeed(entry, null, null);
      if (entry.cartId && before && before.id !== entry.cartId) {
        const message = "The change belongs to another cart";
        return this.#drop(entry, new PorticoError(message, { code: "SESSION_CHANGED" }));
      }
      if (lostAttempt && hasTakenEffect(change, lostAttempt.before, before)) {
        return this.#succeed(entry, lostAttempt.before, before);
      }
      const sentChange = toSentChange(change, before);
      if (!sentChange) return this.#succeed(entry, before, before);
      entry.sent = { before };
      // After a crash, the next page compares its cart with the stored `before`.
      await this.#host.save?.();
      if (this.#closeError) return;
      isSent = true;
      this.#succeed(entry, before, await this.#host.send(sentChange));
    } catch (cause) {
      if (this.#closeError) return;
      const error = toPorticoError(cause, "Changing the cart failed", "CART");
      const isOffline = () => !onlineManager.isOnline();
      const keepWaiting = () => {
        if (!isSent) entry.sent = lostAttempt;
        entry.isSending = false;
      };
      if (error.status === undefined && isOffline()) return keepWaiting();
      const current = await this.#host.read().catch(() => undefined);
      if (this.#closeError) return;
      const { status = 0 } = error;
      if (status < 400 || status >= 500) {
        // The browser may only now detect that it is offline.
        if (current === undefined && isOffline()) return keepWaiting();
        // The platform may have applied the change even though the response was lost.
        if (current !== undefined && isSent && hasTakenEffect(change, before, current)) {
          return this.#succeed(entry, before, current);
        }
      }
      this.#drop(entry, error, () => this.#host.onRejection(change, error));
    }
  }

  #succeed(entry: Entry, before: SettledCart | null, after: SettledCart | null): void {
    if (this.#closeError) return;
    this.#entries.shift();
    const completed = { change: entry.change, before, after };
    this.#host.onSuccess(completed);
    this.#host.onChange();
    entry.resolve(completed);
  }

  #drop(entry: Entry, error: PorticoError, onDrop = () => {}): void {
    this.#entries.shift();
    onDrop();
    this.#host.onChange();
    entry.reject(error);
  }
}
