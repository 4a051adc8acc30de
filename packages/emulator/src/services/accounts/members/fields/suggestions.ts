import type { Context } from "../../../../kernel/context.js";
import { EXACT, fields, TEXT } from "../../../../query/fields.js";
import { offsetMetadata } from "../../../../query/page.js";
import { type Query, runQuery } from "../../../../query/run-query.js";
import type { Entity } from "../../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../../resource/resource.js";
import { customFields } from "./custom-fields.js";

const FIELDS = {
  ...fields(["name"], { operators: [...TEXT, "$gt", "$gte", "$lt", "$lte"], sort: true }),
  ...fields(["fieldType"], { operators: EXACT, sort: true }),
};

const suggested = (context: Context): readonly Entity[] =>
  entitiesOf(customFields, context)
    .all()
    .filter(({ hidden }) => hidden)
    .map(({ id, name, defaultPrivacy, fieldType, socialType, fieldOrigin }) => ({
      name,
      defaultPrivacy,
      fieldType,
      socialType,
      fieldOrigin,
      customFieldId: id,
    }));

interface Wanted {
  readonly filter?: Query["filter"];
  readonly paging?: Query["paging"];
  readonly sorting?: Query["sort"];
}

function pageOf(context: Context, { filter, paging, sorting }: Wanted) {
  const source = { items: suggested(context), fields: FIELDS };
  const page = runQuery(source, { filter, paging, sort: sorting });
  return { suggestions: page.items, metadata: offsetMetadata(page) };
}

export const customFieldSuggestions = resource("members.customFieldSuggestions", {
  custom: {
    listCustomFieldSuggestions: (tools, request) => pageOf(tools, request as Wanted),
    queryCustomFieldSuggestions: (tools, { query }) => pageOf(tools, (query ?? {}) as Wanted),
  },
});
