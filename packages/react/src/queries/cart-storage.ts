import type { SettledCart } from "./cart-adapter.js";

/** Pending change of a cart, as a storage keeps it. */
export interface StoredChange {
  /** The change, with a preview of added lines. */
  readonly change: object;
  /** Cart before the change was sent. Without it, the change has not been sent. */
  readonly before?: SettledCart | null | undefined;
  /** Id of the cart that the change belongs to. `undefined` if there was no cart. */
  readonly cartId: string | undefined;
}

/** Storage for the pending changes of a cart. `offlineCartStorage` implements it with IndexedDB. */
export interface CartStorage {
  /**
   * Returns the changes of pages that were closed or reloaded, and makes this page responsible for them, so that no
   * other page sends them too.
   *
   * @param key - Client and kind of user.
   */
  take(key: string): Promise<readonly StoredChange[]>;
  /** Replaces the stored changes of this page. Resolves when they are durable. */
  save(key: string, changes: readonly StoredChange[]): Promise<void>;
}
