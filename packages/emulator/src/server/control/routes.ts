import { z } from "zod/v4";
import { PlatformError } from "../../kernel/platform-error.js";
import type { SeedInput } from "../../options/seed-types.js";
import { fault } from "../faults.js";
import { triggerInput } from "../trigger/trigger.js";
import type { AnyEmulator } from "./emulator-of.js";
import { clockStateOf, dashboardDataOf } from "./glance.js";
import type { Snapshots } from "./snapshots.js";

type Route = (input: unknown) => unknown;

const noInput = z.strictObject({});
const number = z.coerce.number();
const pageFields = { after: number.optional(), limit: number.int().positive().optional() };
const requestQuery = z.strictObject({
  method: z.string().optional(),
  path: z.string().optional(),
  operation: z.string().optional(),
  status: number.int().optional(),
  caller: z.enum(["anonymous", "visitor", "member", "admin"]).optional(),
  ...pageFields,
});
const eventQuery = z.strictObject({
  type: z.string().optional(),
  entityId: z.string().optional(),
  ...pageFields,
});
const glanceQuery = z.strictObject({
  requestsAfter: number.default(0),
  eventsAfter: number.default(0),
});
const entriesQuery = z.strictObject({ of: z.string(), limit: pageFields.limit });
const idInput = z.strictObject({ id: z.string() });
// The emulator validates seeds when it loads them.
const seedInput = z.custom<SeedInput>((value) => value !== undefined && value !== null);
const timeInput = z.union([z.number(), z.iso.datetime({ offset: true })]);
const controlCall = z.strictObject({
  service: z.string(),
  control: z.string(),
  args: z.array(z.unknown()).default([]),
});

const route =
  <S extends z.ZodType>(schema: S, run: (input: z.output<S>) => unknown): Route =>
  (input) =>
    run(schema.parse(input));

async function control(
  emulator: AnyEmulator,
  { service, control: name, args }: z.output<typeof controlCall>,
): Promise<unknown> {
  const ownProperty = (object: object, key: string): unknown =>
    Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
  const task = ownProperty((ownProperty(emulator.controls, service) ?? {}) as object, name);
  if (typeof task !== "function")
    throw new PlatformError(404, `Unknown control ${service}.${name}`);
  try {
    // JSON cannot represent undefined, so clients send null instead.
    return await task(...args.map((value) => (value === null ? undefined : value)));
  } catch (error) {
    // The status of a platform error, such as 404, would look like an unknown control.
    throw new Error(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function resend(emulator: AnyEmulator, id: string): void {
  if (!emulator.webhooks.some((webhook) => webhook.id === id))
    throw new PlatformError(404, `Webhook ${id} not found`);
  emulator.resend(id);
}

export function routesOf(emulator: AnyEmulator, snapshots: Snapshots): ReadonlyMap<string, Route> {
  const { clock, faults } = emulator;
  const clockRoute = <S extends z.ZodType>(schema: S, move: (input: z.output<S>) => void) =>
    route(schema, (input) => {
      move(input);
      return clockStateOf(emulator);
    });
  return new Map<string, Route>([
    ["GET state", route(noInput, () => emulator.overview())],
    ["GET glance", route(glanceQuery, (since) => dashboardDataOf(emulator, snapshots, since))],
    ["GET entries", route(entriesQuery, ({ of, limit }) => emulator.entries(of, limit))],
    ["POST reset", route(noInput, () => emulator.reset())],
    ["GET seed", route(noInput, () => emulator.exportSeed())],
    ["POST seed", route(z.strictObject({ seed: seedInput }), (input) => emulator.seed(input.seed))],
    ["GET snapshots", route(noInput, () => snapshots.list())],
    ["POST snapshots", route(noInput, () => snapshots.take())],
    ["POST restore", route(idInput, ({ id }) => snapshots.restore(id))],
    ["GET clock", route(noInput, () => clockStateOf(emulator))],
    [
      "POST clock/advance",
      clockRoute(z.strictObject({ ms: z.number() }), ({ ms }) => clock.advance(ms)),
    ],
    ["POST clock/set", clockRoute(z.strictObject({ time: timeInput }), (to) => clock.set(to.time))],
    ["POST clock/reset", clockRoute(noInput, () => clock.reset())],
    ["GET faults", route(noInput, () => faults.list())],
    [
      "POST faults",
      route(fault, (added) => {
        faults.add(added);
        return faults.list();
      }),
    ],
    ["DELETE faults", route(noInput, () => faults.clear())],
    ["GET outbox", route(noInput, () => emulator.outbox)],
    ["GET webhooks", route(noInput, () => emulator.webhooks)],
    ["POST webhooks/resend", route(idInput, ({ id }) => resend(emulator, id))],
    ["POST webhooks/trigger", route(triggerInput, (input) => emulator.trigger(input))],
    ["GET events", route(eventQuery, (query) => emulator.events(query))],
    ["GET requests", route(requestQuery, (query) => emulator.requests(query))],
    ["POST settled", route(noInput, () => emulator.settled())],
    ["GET public-key", route(noInput, () => emulator.publicKey())],
    [
      "POST controls",
      route(controlCall, async (input) => ({ result: await control(emulator, input) })),
    ],
  ]);
}
