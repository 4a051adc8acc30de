import type { EmulatorClient } from "@portico/emulator/client";

export interface Breakage {
  readonly name: string;
  readonly effect: string;
  run(emulator: EmulatorClient): Promise<unknown>;
}

const HOUR = 60 * 60 * 1000;

export const BREAKAGES: readonly {
  readonly title: string;
  readonly breakages: readonly Breakage[];
}[] = [
  {
    title: "The network",
    breakages: [
      {
        name: "Slow down ten requests",
        effect: "Each takes two seconds. Quantities still update instantly.",
        run: ({ faults }) => faults.add({ kind: "delay", ms: 2000, times: 10 }),
      },
      {
        name: "Drop three connections",
        effect: "Reads are retried. Other requests fail with a connection error.",
        run: ({ faults }) => faults.add({ kind: "drop", times: 3 }),
      },
      {
        name: "Lose a response",
        effect: "The next cart change succeeds, but its response is lost.",
        run: ({ faults }) => faults.add({ kind: "drop", after: true, path: "-line-items" }),
      },
    ],
  },
  {
    title: "The server",
    breakages: [
      {
        name: "Reject the next cart change",
        effect: "The cart is rolled back and shows a message.",
        run: ({ faults }) =>
          faults.add({ kind: "status", status: 500, path: "-line-items", times: 4 }),
      },
      {
        name: "Fail five requests",
        effect: "Five requests return status 500.",
        run: ({ faults }) => faults.add({ kind: "status", status: 500, times: 5 }),
      },
      {
        name: "Too many requests",
        effect: "The app waits for Retry-After, then continues.",
        run: ({ faults }) => faults.add({ kind: "throttle", retryAfter: 2, times: 2 }),
      },
      {
        name: "Truncated response",
        effect: "The next response is cut off in the middle.",
        run: ({ faults }) => faults.add({ kind: "malformed" }),
      },
    ],
  },
  {
    title: "The session",
    breakages: [
      {
        name: "Expire the token",
        effect: "Advances the clock by five hours. The token is refreshed in the background.",
        run: ({ clock }) => clock.advance(5 * HOUR),
      },
      {
        name: "End the session",
        effect: "The next refresh fails, and members have to log in again.",
        run: async ({ clock, faults }) => {
          await faults.add({ kind: "invalid_grant" });
          await clock.advance(5 * HOUR);
        },
      },
    ],
  },
];
