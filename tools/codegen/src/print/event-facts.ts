import type { Api } from "../api/api.ts";
import { keyText, literalText, moduleText } from "./text.ts";

const TYPE_DECLARATION = `/** The kind of an event, and its schema. */
export interface EventFacts {
  /** The content of its envelope. "plain": it has no envelope. */
  readonly kind: "created" | "updated" | "deleted" | "action" | "plain";
  /** The schema's name, and the package and service whose schemas have it: "stores/brands-v3". */
  readonly schema: string;
  readonly schemas: string;
}

/**
 * Events by the package and service of their schemas, as texts such as "type schema kind". By default, the
 * end of the type is the kind, such as "created", or the kind is "action".
 */
interface EventTable {
  readonly [schemas: string]: readonly string[];
}

const expandEvents = (table: EventTable): { readonly [type: string]: EventFacts } =>
  Object.fromEntries(
    Object.entries(table).flatMap(([schemas, rows]) =>
      rows.map((row): [string, EventFacts] => {
        const [type = "", schema = "", kind] = row.split(" ");
        const usual = /_(created|updated|deleted)$/.exec(type)?.[1] ?? "action";
        return [type, { kind: (kind ?? usual) as EventFacts["kind"], schema, schemas }];
      }),
    ),
  );`;

/** Returns the kind of an event, or an empty string if its type implies the kind. */
function eventKind(type: string, isDomainEvent: boolean, hasEntity: boolean): string {
  if (!isDomainEvent) return "plain";
  return hasEntity || !/_(created|updated|deleted)$/.test(type) ? "" : "action";
}

/** Writes the table of all events, keyed by type. */
export function writeEventFacts(api: Api): string {
  // an event that two services share is written once
  const writtenTypes = new Set<string>();
  const tables = api.services.flatMap((service) => {
    const rows = Object.entries(service.document.webhooks).flatMap(([type, { post }]) => {
      if (writtenTypes.has(type)) return [];
      writtenTypes.add(type);
      const { entity, data } = post["x-payload"];
      const ref = (entity ?? data)?.$ref;
      // the service's alias for a shared schema
      const alias = Object.entries(service.document["x-aliases"]).find(
        ([, target]) => target === ref,
      )?.[0];
      const kind = eventKind(type, post["x-domain-event"], entity !== undefined);
      const schema = alias ?? ref?.split("/").at(-1);
      return [`    ${literalText([type, schema, kind].filter(Boolean).join(" "))},`];
    });
    if (rows.length === 0) return [];
    return [`  ${keyText(`${service.package}/${service.slug}`)}: [\n${rows.join("\n")}\n  ],`];
  });
  return moduleText([
    TYPE_DECLARATION,
    `// biome-ignore format: an entry a line\nexport const events: { readonly [type: string]: EventFacts } = /* @__PURE__ */ expandEvents({\n${tables.join("\n")}\n});`,
  ]);
}
