import { PorticoError } from "@portico/core";
import { onlineManager } from "@tanstack/react-query";
import type { SentChange, SettledCart } from "../queries/cart-adapter.js";
import type { StoredChange } from "../queries/cart-storage.js";
import { toPorticoError } from "../queries/portico-error.js";
import {
  type CartChange,
  combineChanges,
  hasTakenEffect,
  toSentChange,
} from "./pending-changes.js";

/** Sent change with the cart before and after it. */
export interface CompletedChange {
  readonly change: CartChange;
  readonly before: SettledCart | null;
  readonly after: SettledCart | null;
}

/** The part of the store that the queue uses. */
export interface CartQueueHost {
  /** Returns the cached cart, or fetches it. */
  current(): Promise<SettledCart | null>;
  /** Fetches the cart. The store shows it when the change has completed. */
  read(): Promise<SettledCart | null>;
  send(change: SentChange): Promise<SettledCart | null>;
  /** Called when the queue has changed. */
  onChange(): void;
  onSuccess(sent: CompletedChange): void;
  onRejection(change: CartChange, error: PorticoError): void;
  /** Called when no change is pending. */
  onIdle(): void;
  /** Stores the pending changes. Resolves when they are durable. */
  save?(): Promise<void>;
}

interface Entry {
  change: CartChange;
  /** Quantity change that a removal has replaced. */
  replaced?: CartChange | undefined;
  isSending: boolean;
  /** Cart before a change that was sent. */
  sent?: { readonly before: SettledCart | null };
  /** Whether the response to the change was lost. */
  isResultUnknown?: boolean;
  /** Cart that a stored change belongs to. */
  cartId?: string | undefined;
  /** Returns true if the change is no longer needed. */
  readonly isObsolete: (() => boolean) | undefined;
  readonly promise: Promise<CompletedChange>;
  readonly resolve: (sent: CompletedChange) => void;
  readonly reject: (error: PorticoError) => void;
}

const isUnsent = ({ isSending, isResultUnknown }: Entry) => !isSending && !isResultUnknown;

const isCombinable = (entry: Entry) => isUnsent(entry) && !entry.isObsolete;

function createEntry(change: CartChange, isObsolete?: () => boolean): Entry {
  let resolve: Entry["resolve"] = () => {};
  let reject: Entry["reject"] = () => {};
  const promise = new Promise<CompletedChange>((fulfill, fail) => {
    resolve = fulfill;
    reject = fail;
  });
  // Callers can ignore the promise, because the cart shows a notice.
  promise.catch(() => {});
  return { change, isSending: false, isObsolete, promise, resolve, reject };
}

/** Sends the changes of one cart one at a time. Waiting changes are combined. */
export class CartQueue {
  readonly #host: CartQueueHost;
  readonly #entries: Entry[] = [];
  #running = false;
  #closed: PorticoError | undefined;
  #stopListening: (() => void) | undefined;

  constructor(host: CartQueueHost) {
    this.#host = host;
  }

  get changes(): readonly CartChange[] {
    return this.#entries.map(({ change }) => change);
  }

  /** The pending changes in the form that a storage keeps. */
  storedChanges(cartId: string | undefined): StoredChange[] {
    return this.#entries
      .filter(({ isObsolete }) => !isObsolete)
      .map(({ change, sent, cartId: entryCartId = cartId }) => ({
        change,
        before: sent?.before,
        cartId: entryCartId,
      }));
  }

  /** Adds stored changes of a page that was closed, in front of the changes of this page. */
  restore(changes: readonly StoredChange[]): void {
    const entries = changes.map(({ change, before, cartId }) => {
      const entry = createEntry(change as CartChange);
      if (before !== undefined) Object.assign(entry, { sent: { before }, isResultUnknown: true });
      return Object.assign(entry, { cartId });
    });
    this.#entries.splice(this.#entries[0]?.isSending ? 1 : 0, 0, ...entries);
    this.#host.onChange();
    void this.#run();
  }

  /** Whether a change has been sent and has no response yet. */
  get isSending(): boolean {
    return this.#running;
  }

  get isPaused(): boolean {
    return this.#entries.length > 0 && !onlineManager.isOnline();
  }

  /**
   * Adds a change to the end of the queue.
   *
   * @param isObsolete - Called before the change is sent; `true` drops it. A change with it is sent separately.
   */
  push(change: CartChange, isObsolete?: () => boolean): Promise<CompletedChange> {
    if (this.#closed) return Promise.reject(this.#closed);
    const waiting = this.#entries.filter(isCombinable);
    const combined = isObsolete
      ? undefined
      : combineChanges(
          waiting.map((entry) => entry.change),
          change,
        );
    const entry = combined ? (waiting[combined.index] as Entry) : createEntry(change, isObsolete);
    if (combined) {
      if (change.kind === "remove") entry.replaced = entry.change;
      entry.change = combined.change;
    } else this.#entries.push(entry);
    this.#host.onChange();
    // Changes of one tick are combined before the first is sent.
    queueMicrotask(() => void this.#run());
    return entry.promise;
  }

  /** Returns the promise of a pending change that matches. */
  find(matches: (change: CartChange) => boolean): Promise<CompletedChange> | undefined {
    return this.#entries.find(({ change }) => matches(change))?.promise;
  }

  /** Removes a change that has not been sent, and restores the previous quantity. Returns `false` if it was sent. */
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

  /** Waits until no request is pending, including failed ones. */
  async settled(): Promise<void> {
    while (this.#entries.length > 0) {
      await this.#entries.at(-1)?.promise.catch(() => {});
    }
  }

  /** Closes the queue because the user has changed. Waiting changes move to `heir`, or are dropped without one. */
  close(error: PorticoError, successor?: CartQueue): void {
    this.#closed = error;
    this.#stopListening?.();
    for (const entry of this.#entries.splice(0)) {
      if (successor && isUnsent(entry)) successor.#entries.push(entry);
      else entry.reject(error);
    }
    if (successor) queueMicrotask(() => void successor.#run());
  }

  async #run(): Promise<void> {
    if (this.#running || this.#closed) return;
    this.#running = true;
    while (this.#entries[0] && onlineManager.isOnline()) await this.#send(this.#entries[0]);
    this.#running = false;
    if (this.#closed) return;
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
    entry.isSending = true;
    let before: SettledCart | null = null;
    let sent = false;
    try {
      before = entry.isResultUnknown ? await this.#host.read() : await this.#host.current();
      // The user has changed.
      if (this.#closed) return;
      if (entry.isObsolete?.()) return this.#succeed(entry, null, null);
      if (entry.cartId && before && before.id !== entry.cartId) return this.#drop(entry);
      if (
        entry.isResultUnknown &&
        entry.sent &&
        hasTakenEffect(entry.change, entry.sent.before, before)
      ) {
        return this.#succeed(entry, entry.sent.before, before);
      }
      const change = toSentChange(entry.change, before);
      if (!change) return this.#succeed(entry, before, before);
      entry.sent = { before };
      // After a crash, the next page compares its cart with this one to see whether the change was made.
      await this.#host.save?.();
      if (this.#closed) return;
      sent = true;
      this.#succeed(entry, before, await this.#host.send(change));
    } catch (error) {
      await this.#fail(
        entry,
        before,
        sent,
        toPorticoError(error, "Changing the cart failed", "CART"),
      );
    }
  }

  #succeed(entry: Entry, before: SettledCart | null, after: SettledCart | null): void {
    if (this.#closed) return;
    this.#entries.shift();
    const sent = { change: entry.change, before, after };
    this.#host.onSuccess(sent);
    this.#host.onChange();
    entry.resolve(sent);
  }

  /** Drops a stored change of another user's cart. */
  #drop(entry: Entry): void {
    this.#entries.shift();
    this.#host.onChange();
    entry.reject(
      new PorticoError("The change belongs to another cart", { code: "SESSION_CHANGED" }),
    );
  }

  /** Handles a failed request. The platform may have made the change although the response was lost. */
  async #fail(entry: Entry, before: SettledCart | null, sent: boolean, error: PorticoError) {
    if (this.#closed) return;
    const wait = () => {
      entry.isResultUnknown = sent;
      if (!sent) delete entry.sent;
      entry.isSending = false;
    };
    if (hasNoResponse(error) && !onlineManager.isOnline()) return wait();
    const current = await this.#host.read().catch(() => undefined);
    if (this.#closed) return;
    // The browser may notice after the request that it is offline. Then the result is unknown until
    // it is online again.
    if (current === undefined && !isRejection(error) && !onlineManager.isOnline()) return wait();
    if (
      current !== undefined &&
      sent &&
      !isRejection(error) &&
      hasTakenEffect(entry.change, before, current)
    ) {
      return this.#succeed(entry, before, current);
    }
    this.#entries.shift();
    this.#host.onRejection(entry.change, error);
    this.#host.onChange();
    entry.reject(error);
  }
}

const hasNoResponse = ({ status }: PorticoError) => status === undefined;

const isRejection = ({ status = 0 }: PorticoError) => status >= 400 && status < 500;
