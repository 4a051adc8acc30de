import {
  type Clock,
  decode,
  type Listener,
  PorticoError,
  type ProcessedWebhook,
  type Webhooks,
} from "@portico/core/internal";
import { errors, importSPKI, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";

const ISSUER = "wix.com";

/** Text that holds JSON. */
const json = <Inner extends z.ZodType>(inner: Inner) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "is not JSON" });
        return z.NEVER;
      }
    })
    .pipe(inner);

const identity = z.looseObject({
  identityType: z.string(),
  anonymousVisitorId: z.string().optional(),
  memberId: z.string().optional(),
  wixUserId: z.string().optional(),
  appId: z.string().optional(),
});

const claim = json(
  z.looseObject({
    eventType: z.string(),
    instanceId: z.string().optional(),
    identity: json(identity).optional(),
    accountInfo: z.looseObject({}).optional(),
    data: json(z.unknown()).optional(),
  }),
);

const record = z.record(z.string(), z.unknown());

const envelope = z.looseObject({
  createdEvent: z.looseObject({ entity: record }).optional(),
  updatedEvent: z
    .looseObject({ currentEntity: record, modifiedFields: record.optional() })
    .optional(),
  deletedEvent: z.looseObject({ deletedEntity: record.optional() }).optional(),
  actionEvent: z.looseObject({ body: z.unknown() }).optional(),
});

/** What of an envelope is metadata (PLATFORM-NOTES: webhooks). */
const metadataFields = [
  "id",
  "entityFqdn",
  "slug",
  "entityId",
  "eventTime",
  "triggeredByAnonymizeRequest",
  "originatedFrom",
  "entityEventSequence",
] as const;

/** What is needed to take webhooks as an app. */
export interface AppWebhooksOptions {
  appId: string;
  /** PEM, or the same in base64 on one line. */
  publicKey: string | undefined;
  clock: () => Clock;
  listeners: () => readonly Listener[];
}

/** The webhooks of an app: checks, decodes, calls the handlers (specification of events: PLATFORM-NOTES). */
export function appWebhooks(options: AppWebhooksOptions): Webhooks {
  const webhooks: Webhooks = {
    async process(jwt) {
      const { eventType, instanceId, identity, accountInfo, data } = parsed(
        claim,
        (await verified(jwt, options)).data,
        "data",
      );
      const listeners = options
        .listeners()
        .filter(({ definition }) => definition.type === eventType);
      const [first] = listeners;
      if (!first) {
        throw new PorticoError(
          `No handler for the event type "${eventType}". Bind one to the client, for example client.orders.onOrderApproved(handler)`,
          { code: "WEBHOOK_UNKNOWN_EVENT" },
        );
      }
      const common = { eventType, instanceId, identity, accountInfo };
      let payload: unknown;
      const outcomes = await Promise.allSettled(
        listeners.map(async ({ definition, handler }) => {
          const event = definition.domainEvent
            ? domainEvent(data, common)
            : { data, metadata: common };
          payload = decode(event, definition.codec);
          await handler(payload);
        }),
      );
      const failures = outcomes.flatMap((o) => (o.status === "rejected" ? [o.reason] : []));
      if (failures.length === 1) throw failures[0];
      if (failures.length) throw new AggregateError(failures, `${failures.length} handlers failed`);
      return { eventType, instanceId, identity, payload } as ProcessedWebhook;
    },
    async processRequest(request) {
      return webhooks.process((await request.text()).trim());
    },
  };
  return webhooks;
}

async function verified(jwt: string, options: AppWebhooksOptions): Promise<JWTPayload> {
  const { appId, clock } = options;
  let payload: JWTPayload;
  try {
    const key = await publicKeyOf(options.publicKey);
    const currentDate = new Date(clock().now());
    ({ payload } = await jwtVerify(jwt, key, { algorithms: ["RS256"], currentDate }));
  } catch (error) {
    if (error instanceof PorticoError) throw error;
    if (error instanceof errors.JWTExpired) throw refusedClaim("it has expired");
    if (error instanceof errors.JWTClaimValidationFailed)
      throw refusedClaim(`"${error.claim}" ${error.reason}`);
    // jose's own errors hold nothing of the token
    throw new PorticoError("The webhook is not signed with the app's key", {
      code: "WEBHOOK_SIGNATURE",
      cause: error,
    });
  }
  // Older webhooks carry neither claim; one that is there must be right.
  if (payload.iss !== undefined && payload.iss !== ISSUER)
    throw refusedClaim("its issuer is another");
  if (payload.aud !== undefined && ![payload.aud].flat().includes(appId))
    throw refusedClaim("it is for another app");
  return payload;
}

const refusedClaim = (reason: string) =>
  new PorticoError(`The webhook is refused: ${reason}`, { code: "WEBHOOK_CLAIMS" });

async function publicKeyOf(text: string | undefined) {
  if (!text) {
    throw new PorticoError(
      "Public key is missing. Make sure to pass it to the AppStrategy: AppStrategy({ appId, publicKey })",
      { code: "MISSING_PUBLIC_KEY" },
    );
  }
  try {
    const pem = text.includes("-----BEGIN") ? text : atob(text.replaceAll(/\s/g, ""));
    return await importSPKI(pem, "RS256");
  } catch (cause) {
    throw new PorticoError("The public key is no RSA key in PEM, or the same in base64", {
      code: "INVALID_PUBLIC_KEY",
      cause,
    });
  }
}

function parsed<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  at: string,
): z.output<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    (issue) => `${[at, ...issue.path].join(".")} ${issue.message}`,
  );
  throw new PorticoError(`The webhook cannot be read: ${issues.join("; ")}`, {
    code: "WEBHOOK_PAYLOAD",
  });
}

function domainEvent(data: unknown, common: object): Record<string, unknown> {
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...rest } = parsed(
    envelope,
    data,
    "data.data",
  );
  const known = Object.fromEntries(
    metadataFields.flatMap((field) => (field in rest ? [[field, rest[field]]] : [])),
  );
  const metadata = { ...known, ...common };
  if (createdEvent) return { entity: createdEvent.entity, metadata };
  if (updatedEvent) {
    const { currentEntity, modifiedFields } = updatedEvent;
    return { entity: currentEntity, modifiedFields, metadata };
  }
  if (deletedEvent) return { entity: deletedEvent.deletedEntity, metadata };
  if (actionEvent) return { data: actionEvent.body, metadata };
  throw new PorticoError(
    "The webhook cannot be read: data.data has no createdEvent, updatedEvent, deletedEvent or actionEvent",
    { code: "WEBHOOK_PAYLOAD" },
  );
}
