import type { Api } from "./api.ts";
import type { Schema } from "./document.ts";

/** A schema and the file that its references are relative to. */
export interface LocatedSchema {
  from: string;
  schema: Schema;
}

export function deref(api: Api, locatedSchema: LocatedSchema): LocatedSchema {
  if (!locatedSchema.schema.$ref) return locatedSchema;
  const id = api.resolve(locatedSchema.from, locatedSchema.schema.$ref);
  return deref(api, { from: id.file, schema: api.schema(id) });
}

/** Returns the schema at a dotted path in a payload. */
export function schemaAt(api: Api, payload: LocatedSchema, path: string): LocatedSchema {
  return walkPath(api, payload, path, false);
}

/** Like `schemaAt`, but also follows list items, as filter paths do: `options.id`. */
export function schemaThroughLists(api: Api, payload: LocatedSchema, path: string): LocatedSchema {
  return walkPath(api, payload, path, true);
}

function walkPath(
  api: Api,
  payload: LocatedSchema,
  path: string,
  followsLists: boolean,
): LocatedSchema {
  let current = payload;
  for (const field of path.split(".")) {
    let { from, schema } = deref(api, current);
    if (followsLists && schema.items)
      ({ from, schema } = deref(api, { from, schema: schema.items }));
    const property = schema.properties?.[field];
    if (!property) throw new Error(`there is no field "${path}" in the payload`);
    current = { from, schema: property };
  }
  return current;
}
