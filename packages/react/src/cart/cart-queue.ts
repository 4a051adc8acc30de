import { isPorticoError, PorticoError } from "@portico/core";
import { onlineManager } from "@tanstack/react-query";
import type { SentChange, SettledCart } from "../queries/cart-adapter.js";
import type { StoredChange } from "../queries/cart-storage.js";
import { type CartChange, coalesced, tookEffect, toSend } from "./pending-changes.js";

/** Sent change with the cart before and after it. */
export interface Sent {
  readonly change: CartChange;
  readonly before: SettledCart | null;
  readonly after: SettledCart | null;
}

/** The part of the store that the queue uses. */
export interface CartServer {
  /** Returns the cached cart, or fetches it. */
  current(): Promise<SettledCart | null>;
  /** Fetches the cart. The store shows it when the change has completed. */
  read(): Promise<SettledCart | null>;
  send(change: SentChange): Promise<SettledCart | null>;
  /** Called when the queue has changed. */
  changed(): void;
  succeeded(sent: Sent): void;
  rejected(change: CartChange, error: PorticoError): void;
  /** Called when no change is pending. */
  idle(): void;
  /** Stores the pending changes. Resolves when they are durable. */
  save?(): Promise<void>;
}

interface Entry {
  change: CartChange;
  /** Quantity change that a removal has replaced. */
  instead?: CartChange | undefined;
  sending: boolean;
  /** Cart before a change that was sent. */
  sent?: { readonly before: SettledCart | null };
  /** Whether the response to the change was lost. */
  isUnsure?: boolean;
  /** Cart that a stored change belongs to. */
  cartId?: string | undefined;
  /** Returns true if the change is no longer needed. */
  readonly isVoid: (() => boolean) | undefined;
  readonly promise: Promise<Sent>;
  readonly resolve: (sent: Sent) => void;
  readonly reject: (error: PorticoError) => void;
}

/** Whether a change has certainly not reached the platform. */
const isWaiting = ({ sending, isUnsure }: Entry) => !sending && !isUnsure;

/** Whether a change can be combined with another one. */
const isOpen = (entry: Entry) => isWaiting(entry) && !entry.isVoid;

const asError = (error: unknown): PorticoError =>
  isPorticoError(error)
    ? error
    : new PorticoError("Changing the cart failed", { code: "CART", cause: error });

function entryOf(change: CartChange, isVoid?: () => boolean): Entry {
  let resolve: Entry["resolve"] = () => {};
  let reject: Entry["reject"] = () => {};
  const promise = new Promise<Sent>((fulfill, fail) => {
    resolve = fulfill;
    reject = fail;
  });
  // Callers can ignore the promise, because the cart shows a notice.
  promise.catch(() => {});
  return { change, sending: false, isVoid, promise, resolve, reject };
}

/** Sends the changes of one cart one at a time. Waiting changes are combined. */
export class CartQueue {
  readonly #server: CartServer;
  readonly #entries: Entry[] = [];
  #running = false;
  #closed: PorticoError | undefined;
  #stopListening: (() => void) | undefined;

  constructor(server: CartServer) {
    this.#server = server;
  }

  get changes(): readonly CartChange[] {
    return this.#entries.map(({ change }) => change);
  }

  /** The pending changes in the form that a storage keeps. */
  stored(cartId: string | undefined): StoredChange[] {
    return this.#entries
      .filter(({ isVoid }) => !isVoid)
      .map(({ change, sent, cartId: own = cartId }) => ({
        change,
        before: sent?.before,
        cartId: own,
      }));
  }

  /** Adds stored changes of a page that was closed, in front of the changes of this page. */
  restore(changes: readonly StoredChange[]): void {
    const entries = changes.map(({ change, before, cartId }) => {
      const entry = entryOf(change as CartChange);
      if (before !== undefined) Object.assign(entry, { sent: { before }, isUnsure: true });
      return Object.assign(entry, { cartId });
    });
    this.#entries.splice(this.#entries[0]?.sending ? 1 : 0, 0, ...entries);
    this.#server.changed();
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
   * @param isVoid - called before the change is sent; `true` drops it. A change with it is sent separately.
   */
  push(change: CartChange, isVoid?: () => boolean): Promise<Sent> {
    if (this.#closed) return Promise.reject(this.#closed);
    const waiting = this.#entries.filter(isOpen);
    const merged = isVoid
      ? undefined
      : coalesced(
          waiting.map((entry) => entry.change),
          change,
        );
    const entry = merged ? (waiting[merged.at] as Entry) : entryOf(change, isVoid);
    if (merged) {
      if (change.kind === "remove") entry.instead = entry.change;
      entry.change = merged.change;
    } else this.#entries.push(entry);
    this.#server.changed();
    // Changes of one tick are coalesced before the first is sent.
    queueMicrotask(() => void this.#run());
    return entry.promise;
  }

  /** Returns the promise of a pending change that matches. */
  find(matches: (change: CartChange) => boolean): Promise<Sent> | undefined {
    return this.#entries.find(({ change }) => matches(change))?.promise;
  }

  /** Removes a change that has not been sent, and restores the previous quantity. Returns `false` if it was sent. */
  cancel(promise: Promise<Sent>): boolean {
    const at = this.#entries.findIndex((entry) => entry.promise === promise && isWaiting(entry));
    const entry = this.#entries[at];
    if (!entry) return false;
    if (entry.instead) {
      entry.change = entry.instead;
      entry.instead = undefined;
    } else {
      this.#entries.splice(at, 1);
      entry.resolve({ change: entry.change, before: null, after: null });
    }
    this.#server.changed();
    return true;
  }

  /** Waits until no request is pending, including failed ones. */
  async settled(): Promise<void> {
    while (this.#entries.length > 0) {
      await this.#entries.at(-1)?.promise.catch(() => {});
    }
  }

  /** Closes the queue because the user has changed. Waiting changes move to `heir`, or are dropped without one. */
  close(error: PorticoError, heir?: CartQueue): void {
    this.#closed = error;
    this.#stopListening?.();
    for (const entry of this.#entries.splice(0)) {
      if (heir && isWaiting(entry)) heir.#entries.push(entry);
      else entry.reject(error);
    }
    if (heir) queueMicrotask(() => void heir.#run());
  }

  async #run(): Promise<void> {
    if (this.#running || this.#closed) return;
    this.#running = true;
    while (this.#entries[0] && onlineManager.isOnline()) await this.#send(this.#entries[0]);
    this.#running = false;
    if (this.#closed) return;
    if (this.#entries.length === 0) this.#server.idle();
    else this.#resumeOnline();
    this.#server.changed();
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
    entry.sending = true;
    let before: SettledCart | null = null;
    let sent = false;
    try {
      before = entry.isUnsure ? await this.#server.read() : await this.#server.current();
      // The user has changed.
      if (this.#closed) return;
      if (entry.isVoid?.()) return this.#succeed(entry, null, null);
      if (entry.cartId && before && before.id !== entry.cartId) return this.#drop(entry);
      if (entry.isUnsure && entry.sent && tookEffect(entry.change, entry.sent.before, before)) {
        return this.#succeed(entry, entry.sent.before, before);
      }
      const change = toSend(entry.change, before);
      if (!change) return this.#succeed(entry, before, before);
      entry.sent = { before };
      // After a crash, the stored cart tells whether the change was made.
      await this.#server.save?.();
      if (this.#closed) return;
      sent = true;
      this.#succeed(entry, before, await this.#server.send(change));
    } catch (error) {
      await this.#fail(entry, before, sent, asError(error));
    }
  }

  #succeed(entry: Entry, before: SettledCart | null, after: SettledCart | null): void {
    if (this.#closed) return;
    this.#entries.shift();
    const sent = { change: entry.change, before, after };
    this.#server.succeeded(sent);
    this.#server.changed();
    entry.resolve(sent);
  }

  /** Drops a stored change of another user's cart. */
  #drop(entry: Entry): void {
    this.#entries.shift();
    this.#server.changed();
    entry.reject(
      new PorticoError("The change belongs to another cart", { code: "SESSION_CHANGED" }),
    );
  }

  /** Handles a failed request. The platform may have made the change although the response was lost. */
  async #fail(entry: Entry, before: SettledCart | null, sent: boolean, error: PorticoError) {
    if (this.#closed) return;
    const wait = () => {
      entry.isUnsure = sent;
      if (!sent) delete entry.sent;
      entry.sending = false;
    };
    if (isLost(error) && !onlineManager.isOnline()) return wait();
    const now = await this.#server.read().catch(() => undefined);
    if (this.#closed) return;
    // The browser may notice after the request that it is offline. Then the result is unknown until
    // it is online again.
    if (now === undefined && !isRejection(error) && !onlineManager.isOnline()) return wait();
    if (now !== undefined && sent && !isRejection(error) && tookEffect(entry.change, before, now)) {
      return this.#succeed(entry, before, now);
    }
    this.#entries.shift();
    this.#server.rejected(entry.change, error);
    this.#server.changed();
    entry.reject(error);
  }
}

const isLost = ({ status }: PorticoError) => status === undefined;

/** Whether the platform has rejected the change. */
const isRejection = ({ status = 0 }: PorticoError) => status >= 400 && status < 500;
