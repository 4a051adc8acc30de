import { redisStorage } from "@portico/identity/redis";
import Redis from "ioredis";
import { print } from "./shop.mjs";

const redis = new Redis(Number(process.argv[2]), "127.0.0.1");
const storage = redisStorage(redis);
await storage.set("key", "value");
const lock = await storage.lock("key", { wait: 5_000 });
await lock.set("renewed");
print({ value: await storage.get("key"), held: lock.isHeld() });
await lock.release();
redis.disconnect();
