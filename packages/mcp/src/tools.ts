import * as z from "zod/v4";
import type { EmulatorControls } from "./controls.js";

type Annotations = { readOnlyHint?: boolean; destructiveHint?: boolean };

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly annotations: Annotations;
  run(emulator: EmulatorControls, input: unknown): Promise<unknown>;
}

function createTool<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  run: (
    emulator: EmulatorControls,
    input: z.output<z.ZodObject<Shape, z.core.$strict>>,
  ) => Promise<unknown>,
  annotations: Annotations = { destructiveHint: false },
): Tool {
  const input = z.strictObject(shape);
  return { name, description, input, annotations, run: run as Tool["run"] };
}

const READ_ONLY: Annotations = { readOnlyHint: true };
const DESTRUCTIVE: Annotations = { destructiveHint: true };

const after = z.int().optional().describe("Return only entries with a higher sequence number.");
const limit = z.int().positive().default(20).describe("Maximum number. The newest are returned.");

const omitFields = (objects: readonly object[], ...names: string[]) =>
  objects.map((object) =>
    Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name))),
  );

async function overviewOf(emulator: EmulatorControls) {
  const { counts, ...rest } = await emulator.overview();
  const nonEmptyCounts = Object.entries(counts).filter(([, count]) => count > 0);
  return { ...rest, counts: Object.fromEntries(nonEmptyCounts) };
}

export const tools: readonly Tool[] = [
  createTool(
    "get_overview",
    "Returns the emulator's URL, the time on its clock, the site's settings, and the number of entries in each collection.",
    {},
    overviewOf,
    READ_ONLY,
  ),
  createTool(
    "seed",
    "Replaces all data of the shop with a seed, and resets the clock, the logs and the faults. Returns an overview.",
    {
      seed: z
        .union([z.string(), z.looseObject({})])
        .describe(
          'Name of a built-in shop, such as "fashion", "minimal" or "empty"; {"products": 500} for generated products; or a shop as an object, such as {"products": [{"name": "Mug", "price": "9", "stock": 2}], "members": [{"email": "grace@example.com", "password": "cobol-1959"}]}.',
        ),
    },
    async (emulator, { seed }) => {
      await emulator.seed(seed);
      return await overviewOf(emulator);
    },
    DESTRUCTIVE,
  ),
  createTool(
    "reset",
    "Resets the shop to its seed, and resets the clock, the logs and the faults. Returns an overview.",
    {},
    async (emulator) => {
      await emulator.reset();
      return await overviewOf(emulator);
    },
    DESTRUCTIVE,
  ),
  createTool(
    "take_snapshot",
    "Saves the state of the shop, and returns the snapshot's id for restore_snapshot.",
    {},
    (emulator) => emulator.snapshot(),
  ),
  createTool(
    "restore_snapshot",
    "Restores the state of a snapshot. Returns an overview.",
    { id: z.string().describe("Id from take_snapshot.") },
    async (emulator, { id }) => {
      await emulator.restore({ id });
      return await overviewOf(emulator);
    },
    DESTRUCTIVE,
  ),
  createTool(
    "list_entries",
    "Lists the newest entries of a collection, such as products, members, carts or orders.",
    { collection: z.string().describe("Name of a collection from get_overview."), limit },
    (emulator, { collection, limit: maximum }) => emulator.entries(collection, maximum),
    READ_ONLY,
  ),
  createTool(
    "list_requests",
    "Lists the newest requests that the emulator has received, with their operation, status and the faults that affected them. Secrets are removed.",
    {
      method: z.string().optional().describe("HTTP method."),
      path: z.string().optional().describe("Text that the path must contain."),
      operation: z
        .string()
        .optional()
        .describe('Operation, or a prefix with an asterisk, such as "ecom.*".'),
      status: z.int().optional().describe("Status of the response."),
      caller: z.enum(["anonymous", "visitor", "member", "admin"]).optional(),
      after,
      limit,
      bodies: z.boolean().default(false).describe("Whether to include the bodies as JSON."),
    },
    async (emulator, { bodies, ...query }) => {
      const requests = await emulator.requests(query);
      return bodies ? requests : omitFields(requests, "request", "response");
    },
    READ_ONLY,
  ),
  createTool(
    "list_events",
    "Lists the newest events of the shop, such as wix.ecom.v1.order_approved.",
    {
      type: z
        .string()
        .optional()
        .describe('Event type, or a prefix with an asterisk, such as "wix.ecom.v1.*".'),
      entityId: z.string().optional().describe("Id of the entity that the events are about."),
      after,
      limit,
      payloads: z.boolean().default(false).describe("Whether to include the content."),
    },
    async (emulator, { payloads, ...query }) => {
      const events = await emulator.events(query);
      return payloads ? events : omitFields(events, "payload");
    },
    READ_ONLY,
  ),
  createTool(
    "read_outbox",
    "Lists the newest emails and text messages that the platform would have sent, with their codes and links. The last one is the newest.",
    { to: z.string().optional().describe("Email address or phone number."), limit },
    async (emulator, { to, limit: maximum }) =>
      (await emulator.outbox())
        .filter((message) => to === undefined || message.to === to)
        .slice(-maximum),
    READ_ONLY,
  ),
  createTool(
    "advance_clock",
    "Moves the emulator's clock, for example to make tokens, codes and coupons expire. An access token expires after 4 hours.",
    { seconds: z.number().describe("Seconds to move forward. Negative values move back.") },
    (emulator, { seconds }) => emulator.clock.advance(seconds * 1000),
  ),
  createTool(
    "set_clock",
    "Sets the emulator's clock to a time. The clock continues to run from there.",
    { time: z.string().describe('Time as an ISO date, such as "2030-12-24T18:00:00Z".') },
    (emulator, { time }) => emulator.clock.set(time),
  ),
  createTool("reset_clock", "Resets the emulator's clock to the current time.", {}, (emulator) =>
    emulator.clock.reset(),
  ),
  createTool(
    "inject_fault",
    "Makes the next matching requests fail or wait. Returns all pending faults.",
    {
      kind: z
        .enum(["status", "delay", "drop", "malformed", "throttle", "invalid_grant"])
        .describe(
          "status: respond with this status. delay: wait for ms. drop: close the connection. malformed: respond with invalid JSON. throttle: respond with 429. invalid_grant: reject a token request.",
        ),
      operation: z
        .string()
        .optional()
        .describe('Operation to affect, such as "ecom.cartV2.placeOrder". Default: all.'),
      path: z.string().optional().describe("Text that the path must contain."),
      times: z.int().positive().optional().describe("Number of requests to affect. Default: 1."),
      skip: z.int().optional().describe("Number of matching requests to let through first."),
      status: z.int().optional().describe("Status for the kind status, such as 503."),
      body: z.unknown().optional().describe("Body for the kinds status and malformed."),
      ms: z.number().optional().describe("Milliseconds for the kind delay."),
      after: z.boolean().optional().describe("For drop: whether to handle the request first."),
      retryAfter: z.number().optional().describe("Seconds for the kind throttle. Default: 1."),
    },
    (emulator, fault) => emulator.faults.add(fault),
  ),
  createTool(
    "list_faults",
    "Lists the pending faults, with the number of requests that they still affect.",
    {},
    (emulator) => emulator.faults.list(),
    READ_ONLY,
  ),
  createTool("clear_faults", "Cancels all pending faults.", {}, (emulator) =>
    emulator.faults.clear(),
  ),
  createTool(
    "list_webhooks",
    "Lists the newest webhooks that the emulator has sent, with their delivery status.",
    { limit },
    async (emulator, { limit: maximum }) =>
      omitFields((await emulator.webhooks()).slice(-maximum), "jwt", "data"),
    READ_ONLY,
  ),
  createTool(
    "trigger_webhook",
    "Sends one signed webhook with sample data to a URL of the app. Returns the status of the response.",
    {
      event: z.string().describe('Event type, such as "wix.ecom.v1.order_approved".'),
      to: z.string().describe('URL, such as "http://localhost:3000/webhooks".'),
      data: z.looseObject({}).optional().describe("Entity to send. Default: sample data."),
      appId: z.string().optional().describe('Id of the app. Default: "portico-app".'),
    },
    (emulator, webhook) => emulator.trigger(webhook),
  ),
];
