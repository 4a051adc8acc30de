import { type Api, operationsOf, requestSchema, responseSchema, type Service } from "../api/api.ts";
import type { OperationDocument, ServiceDocument } from "../api/document.ts";
import { type Conversions, conversionsOf } from "./conversions.ts";

export type EventDocument = ServiceDocument["webhooks"][string]["post"];

export function requestConversions(
  api: Api,
  service: Service,
  operation: OperationDocument,
): Conversions | undefined {
  const payload = { from: service.file, schema: requestSchema(operation) };
  return conversionsOf(api, payload, operation["x-field-mask"]);
}

export function responseConversions(
  api: Api,
  service: Service,
  operation: OperationDocument,
): Conversions | undefined {
  return conversionsOf(api, { from: service.file, schema: responseSchema(operation) });
}

/** Returns the conversions of an event's payload, without the metadata that all events share. */
export function eventConversions(
  api: Api,
  service: Service,
  event: EventDocument,
): Conversions | undefined {
  const { entity, data, modifiedFields } = event["x-payload"];
  return conversionsOf(api, {
    from: service.file,
    schema: {
      properties: {
        ...(entity && { entity }),
        ...(data && { data }),
        ...(entity && modifiedFields && { modifiedFields: entity }),
      },
    },
  });
}

/** Returns all conversions of a service. */
export function allConversions(api: Api, service: Service): Conversions[] {
  const operations = operationsOf(service).flatMap(({ operation }) => [
    requestConversions(api, service, operation),
    responseConversions(api, service, operation),
  ]);
  const events = Object.values(service.document.webhooks).map(({ post }) =>
    eventConversions(api, service, post),
  );
  return [...operations, ...events].filter((conversions) => conversions !== undefined);
}
