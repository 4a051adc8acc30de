import type { WebLocks } from "../tabs/tab-lock.js";

/** Simulates Web Locks. Each lock has one holder at a time, and other requests wait in a queue. */
export function fakeLocks(): WebLocks & { isHeld(name: string): boolean; names(): string[] } {
  const queues = new Map<string, (() => void)[]>();
  return {
    isHeld: (name) => queues.has(name),
    names: () => [...queues.keys()],
    async request(name, { signal }, task) {
      const queue = queues.get(name);
      if (queue) {
        await new Promise<void>((resolve, reject) => {
          queue.push(resolve);
          signal?.addEventListener("abort", () => {
            const index = queue.indexOf(resolve);
            if (index < 0) return;
            queue.splice(index, 1);
            reject(signal.reason);
          });
        });
      } else queues.set(name, []);
      try {
        return await task();
      } finally {
        const nextRequest = queues.get(name)?.shift();
        if (nextRequest) nextRequest();
        else queues.delete(name);
      }
    },
  };
}
