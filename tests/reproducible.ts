import fc from "fast-check";
import { vi } from "vitest";

const { PORTICO_SEED = "1", PORTICO_CLOCK = "system" } = process.env;

// Property tests use the same values in every run, unless PORTICO_SEED is `random`. Another number
// selects other values.
if (PORTICO_SEED !== "random") fc.configureGlobal({ seed: Number(PORTICO_SEED) });

// A frozen clock always returns the same time, as can happen with consecutive calls on a fast
// machine. Tests then fail if code relies on times being different. Timers still run. Each worker
// runs several files, so install the clock only once per worker.
const FROZEN_KEY = Symbol.for("portico.tests.frozen");
if (PORTICO_CLOCK === "frozen" && !(FROZEN_KEY in globalThis)) {
  const now = Date.now();
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, target) =>
      Reflect.construct(date, args.length > 0 ? args : [now], target),
    apply: () => new Date(now).toString(),
    get: (date, key, receiver) => (key === "now" ? () => now : Reflect.get(date, key, receiver)),
  });
  Object.assign(globalThis, { [FROZEN_KEY]: true });
} else if (PORTICO_CLOCK !== "frozen" && PORTICO_CLOCK !== "system") {
  throw new TypeError(`PORTICO_CLOCK is system or frozen, got ${PORTICO_CLOCK}`);
}

// On busy machines, the default timeout of `vi.waitFor` and `vi.waitUntil` (one second) is too
// short. This file runs once per test file, and several test files may share the `vi` object.
const PATIENCE = 30_000;
const PATIENT_KEY = Symbol.for("portico.tests.patient");
if (!(PATIENT_KEY in vi.waitFor)) {
  const { waitFor, waitUntil } = vi;
  type Options = Parameters<typeof waitFor>[1];
  const withPatience = (options: Options) =>
    typeof options === "number" ? options : { timeout: PATIENCE, ...options };
  const waitPatiently: typeof waitFor = (check, options) => waitFor(check, withPatience(options));
  vi.waitFor = Object.assign(waitPatiently, { [PATIENT_KEY]: true });
  vi.waitUntil = (check, options) => waitUntil(check, withPatience(options));
}
