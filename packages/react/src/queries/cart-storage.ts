import type { SettledCart } from "./cart-adapter.js";

/** Pending cart change in storage. */
export interface StoredChange {
  /** The change, with a preview of added lines. */
  readonly change: object;
  /** Cart before the change was sent. `undefined` if the change has not been sent. */
  readonly before?: SettledCart | null | undefined;
  /** Id of the changed cart. `undefined` if there was no cart. */
  readonly cartId: string | undefined;
}

/** Storage for pending cart changes. `offlineCartStorage` implements it with IndexedDB. */
export interface CartStorage {
  /**
   * Returns the changes of closed and reloaded pages. No other page may receive them afterward.
   *
   * @param key - Key of the client and the kind of user.
   */
  take(key: string): Promise<readonly StoredChange[]>;
  /** Replaces the stored changes of this page. Resolves when the new changes are durable. */
  save(key: string, changes: readonly StoredChange[]): Promise<void>;
}
