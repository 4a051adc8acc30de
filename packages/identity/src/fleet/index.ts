export type { KeyValueStore, StoreLock } from "@portico/core/internal";
export type { RedisLike } from "./redis-lock.js";
export { type RedisStorageOptions, redisStorage } from "./redis-storage.js";
export { type UnstorageLike, unstorageStore } from "./unstorage-store.js";
