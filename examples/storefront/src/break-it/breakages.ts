import { createEmulatorClient, type EmulatorClient } from "@portico/emulator/client";

/** Something that goes wrong. */
export interface Breakage {
  readonly name: string;
  /** What a shopper should see of it. */
  readonly expect: string;
  run(emulator: EmulatorClient): Promise<unknown>;
}

const HOUR = 60 * 60 * 1000;

/** What the demonstration can break, by what breaks. */
export const BREAKAGES: readonly { readonly title: string; readonly all: readonly Breakage[] }[] = [
  {
    title: "The network",
    all: [
      {
        name: "Slow for ten requests",
        expect: "Two seconds each. Quantities change at once all the same.",
        run: ({ faults }) => faults.add({ kind: "delay", ms: 2000, times: 10 }),
      },
      {
        name: "Lose three connections",
        expect: "Reads are tried again; what is not says that the shop cannot be reached.",
        run: ({ faults }) => faults.add({ kind: "drop", times: 3 }),
      },
      {
        name: "Lose the answer, not the work",
        expect: "The next change of the cart is made, and its answer lost.",
        run: ({ faults }) => faults.add({ kind: "drop", after: true, path: "-line-items" }),
      },
    ],
  },
  {
    title: "The server",
    all: [
      {
        name: "Refuse the next cart change",
        expect: "The cart goes back to what it was, and says so.",
        run: ({ faults }) =>
          faults.add({ kind: "status", status: 500, path: "-line-items", times: 4 }),
      },
      {
        name: "Error for five requests",
        expect: "Five answers of 500.",
        run: ({ faults }) => faults.add({ kind: "status", status: 500, times: 5 }),
      },
      {
        name: "Too many requests",
        expect: "It waits as long as it is told to, then goes on.",
        run: ({ faults }) => faults.add({ kind: "throttle", retryAfter: 2, times: 2 }),
      },
      {
        name: "Half an answer",
        expect: "The next answer breaks off in the middle.",
        run: ({ faults }) => faults.add({ kind: "malformed" }),
      },
    ],
  },
  {
    title: "The session",
    all: [
      {
        name: "Let the token expire",
        expect: "Five hours pass. Nobody notices: it is renewed.",
        run: ({ clock }) => clock.advance(5 * HOUR),
      },
      {
        name: "End the session",
        expect: "The next renewal is refused: a member has to log in again.",
        run: async ({ clock, faults }) => {
          await faults.add({ kind: "invalid_grant" });
          await clock.advance(5 * HOUR);
        },
      },
    ],
  },
];

/** The emulator that serves the shop. */
export const emulator = createEmulatorClient(window.location.origin);
