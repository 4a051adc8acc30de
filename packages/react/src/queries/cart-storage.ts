import type { SettledCart } from "./cart-adapter.js";

/** Stored pending cart change. */
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
   * Returns the stored changes of closed and reloaded pages. Afterwards, no other page may receive
   * them.
   *
   * @param key - Identifies the client and the kind of user.
   */
  take(key: string): Promise<readonly StoredChange[]>;
  /** Replaces this page's stored changes. Resolves when the new changes are stored durably. */
  save(key: string, changes: readonly StoredChange[]): Promise<void>;
}
