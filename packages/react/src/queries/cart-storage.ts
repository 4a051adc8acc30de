import type { SettledCart } from "./cart-adapter.js";

/** Stored pending cart change. */
export interface StoredChange {
  /** The change, with a preview of added lines. */
  readonly change: object;
  /** Cart as it was before the change was sent. `undefined` if the change has not been sent. */
  readonly before?: SettledCart | null | undefined;
  /** Id of the changed cart. `undefined` if there was no cart. */
  readonly cartId: string | undefined;
}

/** Storage for pending cart changes. `offlineCartStorage` implements it with IndexedDB. */
export interface CartStorage {
  /**
   * Returns the stored changes from closed and reloaded pages. After that, no other page may
   * receive these changes.
   *
   * @param key - Storage key, which identifies the client and the kind of user.
   */
  take(key: string): Promise<readonly StoredChange[]>;
  /** Replaces the stored changes of this page. Resolves when the new changes are stored durably. */
  save(key: string, changes: readonly StoredChange[]): Promise<void>;
}
