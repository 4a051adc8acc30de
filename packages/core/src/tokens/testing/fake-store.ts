import type { KeyValueStore } from "../model/key-value-store.js";
import type { Tokens } from "../model/token.js";
import type { TokenRequest } from "./fake-grants.js";
import { managerKit } from "./manager-kit.js";

export const session = (name: string, role: "visitor" | "member", expiresAt = 9e9): Tokens => ({
  accessToken: { value: `access-of-${name}`, expiresAt },
  refreshToken: { value: name, role },
});
export const ADA = session("ada", "member");

/** Creates a store with operations that the test can delay, reject or complete. */
export function fakeStore(stored?: Tokens) {
  const values = new Map(stored ? [["session", JSON.stringify(stored)]] : []);
  const pendingOperations: { name: string; end: (failure?: "rejected") => void }[] = [];
  const behavior: Record<"get" | "set" | "remove", "works" | "hangs" | "rejects"> = {
    get: "works",
    set: "works",
    remove: "works",
  };
  const operations: string[] = [];
  const runOperation = <T>(name: keyof typeof behavior, work: () => T): Promise<T> => {
    operations.push(name);
    if (behavior[name] === "rejects") return Promise.reject(new Error("rejected"));
    if (behavior[name] === "works") return Promise.resolve().then(work);
    return new Promise((resolve, reject) =>
      pendingOperations.push({
        name,
        end: (failure) => (failure ? reject(new Error(failure)) : resolve(work())),
      }),
    );
  };
  const storage: KeyValueStore = {
    get: (key) => runOperation("get", () => values.get(key)),
    set: (key, value) => runOperation("set", () => values.set(key, value)),
    remove: (key) => runOperation("remove", () => values.delete(key)),
  };
  const storedToken = () => JSON.parse(values.get("session") ?? "{}").accessToken?.value;
  return { storage, values, behavior, pendingOperations, operations, storedToken };
}

export const managerKitWithStore = (
  store: ReturnType<typeof fakeStore>,
  respond = (request: TokenRequest) => request.grant(),
) => managerKit({ storage: store.storage }, respond);
