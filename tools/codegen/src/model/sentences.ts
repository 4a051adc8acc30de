import {
  type Api,
  type NamedOperation,
  operationsOf,
  requestSchema,
  responseSchema,
  type SchemaId,
  type Service,
  schemaKey,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { deref } from "../api/located.ts";
import { callShape, entityIn } from "./call-shape.ts";
import { type Entity, findEntities } from "./entities.ts";
import { fieldSentence } from "./field-sentences.ts";
import { keySentences } from "./key-sentences.ts";
import { capitalizeSentence, joinWithConjunction, type NounForms, nounsOf } from "./nouns.ts";
import type { Keys, Verb } from "./operation-facts.ts";
import { itemOf, shapeOf } from "./shape.ts";
import { verbOf } from "./verbs.ts";

/**
 * Adds missing descriptions of requests, responses, event data, ids, dates, revisions and the
 * fields of common operations such as "create" and "query". Keeps existing descriptions.
 */
export function fillSentences(api: Api): void {
  const entities = findEntities(api);
  for (const service of api.services)
    for (const namedOperation of operationsOf(service)) {
      const entity = entities.get(namedOperation.operation["x-entity"] ?? "");
      if (entity) fillOperation(api, service, namedOperation, entity);
    }
  fillEvents(api);
  fillMessages(api);
  for (const { schemas, file } of documentsOf(api))
    for (const [name, schema] of Object.entries(schemas)) fillFields(api, { file, name }, schema);
}

/** Describes the data of events that have no entity. */
function fillEvents(api: Api): void {
  for (const service of api.services)
    for (const { post } of Object.values(service.document.webhooks)) {
      const { $ref } = post["x-payload"].data ?? {};
      const id = $ref && api.resolve(service.file, $ref);
      if (id && id.file === service.file)
        api.schema(id).description ??= `Data of the {@link ${post.operationId}} event.`;
    }
}

/** Describes requests and responses in terms of all operations that use them. */
function fillMessages(api: Api): void {
  const messages = new Map<string, { schema: Schema; kind: string; operations: string[] }>();
  for (const service of api.services)
    for (const { operation } of operationsOf(service))
      for (const [kind, { $ref = "" }] of [
        ["Request", requestSchema(operation)],
        ["Response", responseSchema(operation)],
      ] as const) {
        const id = api.resolve(service.file, $ref);
        const message = messages.get(schemaKey(id)) ?? {
          schema: api.schema(id),
          kind,
          operations: [],
        };
        message.operations.push(
          id.file === service.file
            ? `{@link ${operation.operationId}}`
            : `\`${service.module}.${operation.operationId}\``,
        );
        messages.set(schemaKey(id), message);
      }
  for (const { schema, kind, operations } of messages.values())
    schema.description ??= `${kind} of ${joinWithConjunction(operations)}.`;
}

const documentsOf = (api: Api) => [
  ...api.services.map(({ file, document }) => ({ file, schemas: document.components.schemas })),
  ...[...api.commons].map(([file, { components }]) => ({ file, schemas: components.schemas })),
];

/** Describes request and response fields that depend on the operation's entity. */
function fillOperation(
  api: Api,
  service: Service,
  namedOperation: NamedOperation,
  entity: Entity,
): void {
  const call = callShape(api, service, namedOperation, entity);
  const derivedVerb = verbOf(call);
  const nouns = nounsOf(entity);
  if (derivedVerb) fillKeyFields(api, service, namedOperation, derivedVerb, nouns);
  const { singular } = nouns;
  const entitySchema = call.response[entityIn(call.response, entity) ?? ""]?.schema;
  if (entitySchema) entitySchema.description ??= `The ${singular} after the call.`;
  const id = call.request.id?.schema;
  if (id && !id.$ref) id.description ??= `Id of the ${singular}.`;
  const revision = call.request.revision?.schema;
  if (revision) revision.description ??= `Current revision of the ${singular}.`;
}

function fillKeyFields(
  api: Api,
  service: Service,
  namedOperation: NamedOperation,
  derivedVerb: { verb: Verb; keys: Keys },
  nouns: NounForms,
): void {
  const request = deref(api, {
    from: service.file,
    schema: requestSchema(namedOperation.operation),
  });
  const response = deref(api, {
    from: service.file,
    schema: responseSchema(namedOperation.operation),
  });
  const { keys } = derivedVerb;
  const fieldsByKey = new Map<string, unknown>(Object.entries(keys));
  const describeField = (schema: Schema, field: unknown, sentence: string | undefined) => {
    const property = typeof field === "string" ? schema.properties?.[field] : undefined;
    if (property && sentence) property.description ??= sentence;
  };
  const sentences = keySentences(derivedVerb, nouns);
  for (const [key, sentence] of Object.entries(sentences.request))
    describeField(request.schema, fieldsByKey.get(key), sentence);
  for (const [key, sentence] of Object.entries(sentences.response))
    describeField(response.schema, fieldsByKey.get(key), sentence);

  const result = shapeOf(api, response)[keys.results ?? ""];
  if (result?.id) {
    const { schema } = itemOf(api, result);
    schema.description ??= `Result for one of the ${nouns.plural}.`;
    describeField(schema, keys.resultMetadata, sentences.resultMetadata);
    describeField(schema, keys.resultItem, sentences.resultItem);
  }
  const item = shapeOf(api, request)[keys.items ?? ""];
  if (item?.id && keys.inner) {
    const { schema } = itemOf(api, item);
    schema.description ??= `${capitalizeSentence(nouns.withArticle)} and the fields to update.`;
    describeField(schema, keys.inner, sentences.inner);
    describeField(schema, keys.mask?.split(".")[1], sentences.mask);
  }
}

/** Describes the fields, at any depth, that `fieldSentence` recognizes. */
function fillFields(api: Api, id: SchemaId, schema: Schema): void {
  const siblings = Object.keys(schema.properties ?? {});
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const target = deref(api, { from: id.file, schema: property }).schema;
    const ref = (property.$ref ?? property.items?.$ref)?.split("/").at(-1);
    const sentence = fieldSentence({ owner: id.name, name, siblings, property, target, ref });
    if (sentence) property.description ??= sentence;
    fillFields(api, id, property);
  }
  for (const nestedSchema of [schema.items, schema.additionalProperties])
    if (nestedSchema) fillFields(api, id, nestedSchema);
}
