import { z } from "zod/v4";
import { parsePayload, payloadError } from "./webhook-claims.js";

const recordSchema = z.record(z.string(), z.unknown());

const envelopeSchema = z.looseObject({
  createdEvent: z.looseObject({ entity: recordSchema }).optional(),
  updatedEvent: z
    .looseObject({ currentEntity: recordSchema, modifiedFields: recordSchema.optional() })
    .optional(),
  deletedEvent: z.looseObject({ deletedEntity: recordSchema.optional() }).optional(),
  actionEvent: z.looseObject({ body: z.unknown() }).optional(),
});

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

export function domainEvent(data: unknown, commonMetadata: object): Record<string, unknown> {
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...rest } = parsePayload(
    envelopeSchema,
    data,
    "data.data",
  );
  const knownMetadata = Object.fromEntries(
    metadataFields.flatMap((field) => (field in rest ? [[field, rest[field]]] : [])),
  );
  const metadata = { ...knownMetadata, ...commonMetadata };
  if (createdEvent) return { entity: createdEvent.entity, metadata };
  if (updatedEvent) {
    const { currentEntity, modifiedFields } = updatedEvent;
    return { entity: currentEntity, modifiedFields, metadata };
  }
  if (deletedEvent) return { entity: deletedEvent.deletedEntity, metadata };
  if (actionEvent) return { data: actionEvent.body, metadata };
  throw payloadError("data.data has no createdEvent, updatedEvent, deletedEvent or actionEvent");
}
