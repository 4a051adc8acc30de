import type { WebLocks } from "../tabs/tab-lock.js";

/** Each lock name has one holder at a time. Other requests wait in a queue. */
export function fakeLocks(): WebLocks & { held(name: string): boolean; names(): string[] } {
  const queues = new Map<string, (() => void)[]>();
  return {
    held: (name) => queues.has(name),
    names: () => [...queues.keys()],
    async request(name, { signal }, task) {
      const line = queues.get(name);
      if (line) {
        await new Promise<void>((resolve, reject) => {
          line.push(resolve);
          signal?.addEventListener("abort", () => {
            const at = line.indexOf(resolve);
            if (at < 0) return;
            line.splice(at, 1);
            reject(signal.reason);
          });
        });
      } else queues.set(name, []);
      try {
        return await task();
      } finally {
        const next = queues.get(name)?.shift();
        if (next) next();
        else queues.delete(name);
      }
    },
  };
}
