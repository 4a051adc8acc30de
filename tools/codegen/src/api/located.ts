import type { Api } from "./api.ts";
import type { Schema } from "./document.ts";

/** A schema and the file that its references are relative to. */
export interface Located {
  from: string;
  schema: Schema;
}

export function deref(api: Api, located: Located): Located {
  if (!located.schema.$ref) return located;
  const id = api.resolve(located.from, located.schema.$ref);
  return deref(api, { from: id.file, schema: api.schema(id) });
}

/** Returns the schema at a dotted path in a payload. */
export function schemaAt(api: Api, payload: Located, path: string): Located {
  return walkPath(api, payload, path, false);
}

/** Like `schemaAt`, but also follows list items, as filter paths do: `options.id`. */
export function schemaThroughLists(api: Api, payload: Located, path: string): Located {
  return walkPath(api, payload, path, true);
}

function walkPath(api: Api, payload: Located, path: string, followsLists: boolean): Located {
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
