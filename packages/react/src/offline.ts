export { offlineCartStorage } from "./cart/offline-storage.js";
export type { CartStorage, StoredChange } from "./queries/cart-storage.js";
