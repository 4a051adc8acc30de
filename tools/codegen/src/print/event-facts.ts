import type { Api } from "../api/api.ts";
import { keyText, literal, moduleText } from "./text.ts";

const TYPE = `/** The kind of an event, and its schema. */
export interface EventFacts {
  /** The content of its envelope. "plain": it has no envelope. */
  readonly kind: "created" | "updated" | "deleted" | "action" | "plain";
  /** The schema's name, and the package and service whose schemas have it: "stores/brands-v3". */
  readonly schema: string;
  readonly schemas: string;
}`;

function kindOf(type: string, isDomainEvent: boolean, hasEntity: boolean): string {
  if (!isDomainEvent) return "plain";
  const end = /_(created|updated|deleted)$/.exec(type)?.[1];
  return hasEntity && end !== undefined ? end : "action";
}

/** Writes the table of all events, by type. */
export function writeEventFacts(api: Api): string {
  // an event of two services is written once
  const rows = new Map<string, string>();
  for (const service of api.services) {
    for (const [type, { post }] of Object.entries(service.document.webhooks)) {
      const { entity, data } = post["x-payload"];
      const ref = (entity ?? data)?.$ref;
      // the service's alias of a shared schema
      const alias = Object.entries(service.document["x-aliases"]).find(([, of]) => of === ref)?.[0];
      const facts = {
        kind: kindOf(type, post["x-domain-event"], entity !== undefined),
        schema: alias ?? ref?.split("/").at(-1),
        schemas: `${service.package}/${service.slug}`,
      };
      if (!rows.has(type)) rows.set(type, `  ${keyText(type)}: ${literal(facts)},`);
    }
  }
  return moduleText([
    TYPE,
    `// biome-ignore format: an entry a line\nexport const events: { readonly [type: string]: EventFacts } = {\n${[...rows.values()].join("\n")}\n};`,
  ]);
}
