import { createEmulator, type Emulator } from "@portico/emulator";
import type { Send } from "../messages.ts";

const MAX_REQUESTS = 200;
/** Sends requests to the server of this page, unlike the global `fetch` of examples. */
export const browserFetch = globalThis.fetch;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Network {
  /** Also reports the requests of another emulator. */
  follow: (emulator: Emulator) => void;
  /** Waits until no request has been pending for a moment. */
  waitUntilIdle: () => Promise<void>;
}

/** Connects the global `fetch` to an emulator, and reports its requests. */
export function connect(send: Send): Network {
  const logs: { emulator: Emulator; last: number }[] = [];
  let count = 0;
  const report = () => {
    for (const log of logs) {
      for (const record of log.emulator.requests({ after: log.last })) {
        log.last = record.sequence;
        count += 1;
        const { method, path, status, duration, request, response } = record;
        if (count > MAX_REQUESTS) continue;
        send({
          kind: "request",
          request: { method, path, status, duration, request, response },
        });
      }
    }
  };
  const follow = (emulator: Emulator) => void logs.push({ emulator, last: 0 });
  setInterval(report, 100);

  // Examples can use this page's origin as the base URL.
  const emulator = createEmulator({ seed: "fashion", origin: location.origin });
  follow(emulator);
  let pendingCount = 0;
  globalThis.fetch = async (input, init) => {
    pendingCount += 1;
    try {
      return await emulator.fetch(input, init);
    } finally {
      pendingCount -= 1;
    }
  };

  async function waitUntilIdle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = pendingCount > 0 ? 0 : quiet + 1) await sleep(20);
    report();
  }
  return { follow, waitUntilIdle };
}
