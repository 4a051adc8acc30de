import type { Service } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import type { CodecWriter } from "./codec-writer.ts";
import { capitalized, comment, literal } from "./text.ts";
import type { TypeWriter } from "./type-writer.ts";

/** The webhook events of a service as typed definitions. */
export function writeEvents(
  service: Service,
  types: TypeWriter,
  codecs: CodecWriter,
  runtime: Set<string>,
): string[] {
  return Object.entries(service.document.webhooks).flatMap(([type, { post: event }]) => {
    runtime
      .add("listen")
      .add("type EventDefinition")
      .add("type EventHandler")
      .add("type EventMetadata");
    const handler = event.operationId;
    const payload = event["x-payload"];
    const located = (schema: Schema) => ({ from: service.file, schema });
    const codec = codecs.tableOf({
      ...(payload.entity && { entity: located(payload.entity) }),
      ...(payload.data && { data: located(payload.data) }),
      ...(payload.modifiedFields && payload.entity && { modifiedFields: located(payload.entity) }),
      metadata: { from: service.file, schema: metadata },
    });
    const name = `${capitalized(handler.slice(2))}Event`;
    const deleted = type.endsWith("_deleted");
    const fields = [
      ...(payload.entity
        ? [
            `entity${deleted ? "?" : ""}: ${types.expression(service.file, payload.entity, "output")};`,
          ]
        : []),
      ...(payload.data ? [`data: ${types.expression(service.file, payload.data, "output")};`] : []),
      ...(payload.modifiedFields
        ? [
            "/** The changed fields with their former values. */",
            "modifiedFields?: Record<string, unknown>;",
          ]
        : []),
      "metadata: EventMetadata;",
    ];
    const definition = {
      name: `${service.package}.${service.module}.${handler}`,
      type,
      domainEvent: event["x-domain-event"],
    };
    return [
      `const ${handler}Event: EventDefinition = { ${literal(definition).slice(2, -2)}, codec: ${codec} };`,
      ...comment([`What a handler of {@link ${handler}} gets.`]),
      `export interface ${name} {\n${fields.join("\n")}\n}`,
      ...comment([
        event.summary,
        `\nEvent type \`${type}\`.`,
        "@param handler - is called for each such event",
        "@example",
        "```ts",
        `client.use(${service.module}).${handler}(({ metadata }) => console.log(metadata.entityId));`,
        "```",
      ]),
      `export function ${handler}(handler: EventHandler<${name}>): void {\n  listen(${handler}Event, handler);\n}`,
    ];
  });
}

const metadata: Schema = {
  type: "object",
  properties: { eventTime: { type: "string", format: "date-time" } },
};
