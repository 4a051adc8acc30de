import type { Api, Service } from "../api/api.ts";
import { type EventDocument, eventConversions } from "../model/payloads.ts";
import type { ModuleParts } from "./module-parts.ts";
import { capitalized, docCommentText, literalText } from "./text.ts";

/**
 * Writes the webhook events of a service: event types and the functions that register
 * handlers.
 */
export function writeEvents(api: Api, service: Service, module: ModuleParts): string[] {
  return Object.entries(service.document.webhooks).flatMap(([type, { post: event }]) => {
    module.runtime.add("event").add("type EventHandler").add("type EventMetadata");
    const handler = event.operationId;
    const name = eventTypeName(service, handler);
    const conversions = eventConversions(api, service, event);
    const codec = conversions && module.codecs.expression(conversions, module.tables);
    const example = `client.use(${service.module}).${handler}(({ metadata }) => console.log(metadata.entityId));`;
    const definition = [
      `  type: ${literalText(type)},`,
      ...(event["x-domain-event"] ? [] : ["  plain: true,"]),
      ...(codec ? [`  codec: ${codec},`] : []),
    ];
    return [
      `${docCommentText([`Event that {@link ${handler}} passes to its handler.`])}export interface ${name} {\n${eventFields(service, type, event, module)}\n}`,
      docCommentText([
        event.summary.replace("Sent when", "Calls the handler when"),
        `The type of the event is \`${type}\`.`,
        ["@example", "```ts", ...exampleLines(example), "```"].join("\n"),
      ]) +
        `export const ${handler}: (handler: EventHandler<${name}>) => void = /* @__PURE__ */ event({\n${definition.join("\n")}\n});`,
    ];
  });
}

/**
 * Returns a name such as `ProductCreatedEvent`, or `ProductCreatedEnvelope` if a schema already has
 * that name.
 */
function eventTypeName({ document }: Service, handler: string): string {
  const name = capitalized(handler.slice(2));
  return `${name}Event` in document.components.schemas ? `${name}Envelope` : `${name}Event`;
}

function exampleLines(line: string): string[] {
  if (line.length < 94) return [line];
  return [line.replace(/ console\.log.*$/, " {"), "  console.log(metadata.entityId);", "});"];
}

function eventFields(
  service: Service,
  type: string,
  event: EventDocument,
  { types }: ModuleParts,
): string {
  const { entity, data, modifiedFields } = event["x-payload"];
  // the entity may be missing from a deletion event
  const isDeleted = type.endsWith("_deleted");
  const optionalMark = isDeleted ? "?" : "";
  const entityDescription = isDeleted
    ? "The entity before it was deleted. Absent if the platform no longer has it."
    : type.endsWith("_created")
      ? "The created entity."
      : "The entity after the change.";
  return [
    entity && docCommentText([entityDescription]).trim(),
    entity && `entity${optionalMark}: ${types.expression(service.file, entity, "output")};`,
    data && "/** Event-specific data. */",
    data && `data: ${types.expression(service.file, data, "output")};`,
    modifiedFields && "/** Changed fields with their previous values. */",
    modifiedFields && "modifiedFields?: Record<string, unknown>;",
    "/** Event type, entity id, time and other metadata. */",
    "metadata: EventMetadata;",
  ]
    .filter(Boolean)
    .join("\n");
}
