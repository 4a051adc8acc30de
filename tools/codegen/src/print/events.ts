import type { Api, Service } from "../api/api.ts";
import { type EventDocument, eventConversions } from "../model/payloads.ts";
import type { ModuleParts } from "./module-parts.ts";
import { capitalized, comment, literal } from "./text.ts";

/** The webhook events of a service: what a handler gets, and the function that takes it. */
export function writeEvents(api: Api, service: Service, module: ModuleParts): string[] {
  return Object.entries(service.document.webhooks).flatMap(([type, { post: event }]) => {
    module.runtime.add("event").add("type EventHandler").add("type EventMetadata");
    const handler = event.operationId;
    const name = nameOf(service, handler);
    const conversions = eventConversions(api, service, event);
    const codec = conversions && module.codecs.expression(conversions, module.tables);
    const example = `client.use(${service.module}).${handler}(({ metadata }) => console.log(metadata.entityId));`;
    const definition = [
      `  type: ${literal(type)},`,
      ...(event["x-domain-event"] ? [] : ["  plain: true,"]),
      ...(codec ? [`  codec: ${codec},`] : []),
    ];
    return [
      `${comment([`What a handler of {@link ${handler}} gets.`])}export interface ${name} {\n${eventFields(service, type, event, module)}\n}`,
      comment([
        event.summary,
        `Event type \`${type}\`.`,
        ["@example", "```ts", ...exampleLines(example), "```"].join("\n"),
      ]) +
        `export const ${handler}: (handler: EventHandler<${name}>) => void = /* @__PURE__ */ event({\n${definition.join("\n")}\n});`,
    ];
  });
}

/** `ProductCreatedEvent`; an envelope where that is the name of what it carries. */
function nameOf({ document }: Service, handler: string): string {
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
  // what was deleted may be gone
  const isGone = type.endsWith("_deleted");
  const optional = isGone ? "?" : "";
  const state = isGone
    ? "What was deleted, as it was; absent where the platform no longer has it."
    : "What the event is about, as it was after the change.";
  return [
    entity && comment([state]).trim(),
    entity && `entity${optional}: ${types.expression(service.file, entity, "output")};`,
    data && "/** What the event tells besides which it is. */",
    data && `data: ${types.expression(service.file, data, "output")};`,
    modifiedFields && "/** The changed fields with their former values. */",
    modifiedFields && "modifiedFields?: Record<string, unknown>;",
    "/** Which event it is, about which entity, and when it happened. */",
    "metadata: EventMetadata;",
  ]
    .filter(Boolean)
    .join("\n");
}
