import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { loadApi, operationsOf, requestSchema, responseSchema, visitReferences } from "./api.ts";
import type { Schema } from "./document.ts";

const directory = fileURLToPath(new URL("../../../../api", import.meta.url));
const files = readdirSync(directory).filter((file) => file.endsWith(".json"));
const api = loadApi(directory);
const readDocument = (file: string) => JSON.parse(readFileSync(`${directory}/${file}`, "utf8"));

describe("the API documents", () => {
  // Validators by set of shared documents. Each validator compiles the OpenAPI schema, so reuse
  // them.
  const validators = new Map<string, Validator>();
  const validatorOf = async (document: unknown): Promise<Validator> => {
    const text = JSON.stringify(document);
    const commons = files.filter(
      (name) => name.endsWith("common.json") && text.includes(`"./${name}#`),
    );
    const cachedValidator = validators.get(commons.join());
    if (cachedValidator) return cachedValidator;
    const validator = new Validator();
    for (const commonFile of commons)
      await validator.addSpecRef(readDocument(commonFile), `./${commonFile}`);
    validators.set(commons.join(), validator);
    return validator;
  };

  it.each(files)("are valid OpenAPI 3.1: %s", async (file) => {
    const document = readDocument(file);
    const result = await (await validatorOf(document)).validate(document);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it("contain all platform operations and events, plus two operations from the specification", () => {
    const operations = api.services.flatMap((service) =>
      operationsOf(service).map(({ operation }) => `${service.module}.${operation.operationId}`),
    );
    expect(operations).toHaveLength(681);
    expect(operations).toContain("orders.commitDeltas");
    expect(operations).toContain("authentication.verifyFactor");
    const events = api.services.flatMap((service) => Object.keys(service.document.webhooks));
    expect(events).toHaveLength(153);
  });

  const markedOperations = api.services.flatMap((service) =>
    operationsOf(service).flatMap(({ method, operation }) => {
      const isRead = operation["x-read"];
      return isRead === undefined ? [] : [{ name: operation.operationId, method, read: isRead }];
    }),
  );

  it("set x-read only if the HTTP method suggests the opposite", () => {
    expect(markedOperations.filter(({ method, read }) => read === (method === "GET"))).toEqual([]);
    expect(markedOperations.length).toBeGreaterThan(70);
  });

  it("do not mark operations with names of writes as reads, except calculateRefund", () => {
    const writeNamePattern = /create|update|delete|charge|send|redeem|refund(?!ability)$/i;
    expect(
      markedOperations.filter(({ name, read }) => read && writeNamePattern.test(name)),
    ).toEqual(markedOperations.filter(({ name }) => name === "calculateRefund"));
  });

  it("mark GET operations that change state as writes and redirects", () => {
    const getOperations = api.services.flatMap((service) =>
      operationsOf(service).filter(({ method }) => method === "GET"),
    );
    const names = (list: typeof getOperations) =>
      list.map(({ operation }) => operation.operationId).sort();
    const changingNames = names(
      getOperations.filter(({ operation }) => operation["x-read"] === false),
    );
    expect(changingNames).toEqual([
      "createAndRedirectToCheckout",
      "handleAsyncCheckoutCompletion",
      "logout",
      "markCheckoutAsCompletedAndRedirectToUrl",
      "redirectToCheckout",
    ]);
    expect(names(getOperations.filter(({ operation }) => operation["x-redirect"]))).toEqual(
      changingNames,
    );
    const readNamePattern = /^(get|list|query|search|count|resolve|jwks$|userInfo$)/;
    expect(
      names(getOperations).filter(
        (name) => !readNamePattern.test(name) && !changingNames.includes(name),
      ),
    ).toEqual([]);
  });

  it("use each operation name once within a service", () => {
    for (const service of api.services) {
      const names = operationsOf(service).map(({ operation }) => operation.operationId);
      expect(new Set(names).size, service.file).toBe(names.length);
    }
  });

  it("do not contain two equal schemas with equivalent names", () => {
    const groups = new Map<string, string[]>();
    const duplicates: string[] = [];
    for (const [key, equalityClass] of findEqualityClasses()) {
      const equalKeys = groups.get(equalityClass) ?? [];
      for (const otherKey of equalKeys)
        if (areEquivalentNames(key, otherKey)) duplicates.push(`${otherKey} and ${key}`);
      groups.set(equalityClass, [...equalKeys, key]);
    }
    expect(duplicates).toEqual([]);
  });

  it("contain no unused schemas", () => {
    const usedKeys = new Set<string>();
    const visit = (file: string, schema: Schema) =>
      visitReferences(schema, (ref) => {
        const id = api.resolve(file, ref);
        const key = `${id.file}#${id.name}`;
        if (usedKeys.has(key)) return;
        usedKeys.add(key);
        visit(id.file, api.schema(id));
      });
    for (const service of api.services) {
      const referenceText = JSON.stringify([service.document.paths, service.document.webhooks]);
      for (const [, ref] of referenceText.matchAll(/"\$ref":"([^"]*#\/components\/schemas\/\w+)"/g))
        visit(service.file, { $ref: ref as string });
    }
    usedKeys.add("common.json#ErrorEnvelope");
    const allKeys = [
      ...api.services.flatMap((service) =>
        Object.keys(service.document.components.schemas).map((name) => `${service.file}#${name}`),
      ),
      ...[...api.commons].flatMap(([file, document]) =>
        Object.keys(document.components.schemas).map((name) => `${file}#${name}`),
      ),
    ];
    // An enum with a source is exported even if no field uses it.
    const isStandalone = (key: string) => {
      const [file = "", name = ""] = key.split("#");
      const schema = api.schema({ file, name });
      return schema.enum !== undefined && schema["x-source"] !== undefined;
    };
    expect(allKeys.filter((key) => !usedKeys.has(key) && !isStandalone(key))).toEqual([]);
  });
});

/** Keys of request and response schemas, which are named after their operation. */
const envelopeKeys = new Set(
  api.services.flatMap((service) =>
    operationsOf(service).flatMap(({ operation }) =>
      [requestSchema(operation), responseSchema(operation)].flatMap(({ $ref }) => {
        if (!$ref) return [];
        const { file, name } = api.resolve(service.file, $ref);
        return [`${file}#${name}`];
      }),
    ),
  ),
);

/**
 * Returns whether two names differ only in a prefix, or in a suffix such as "OfCart". Names of
 * request and response schemas must be equal.
 */
function areEquivalentNames(a: string, b: string): boolean {
  const [name, otherName] = [a, b].map((key) => key.replace(/^.*#/, "")) as [string, string];
  if (envelopeKeys.has(a) || envelopeKeys.has(b)) return name === otherName;
  const comparableName = (text: string) =>
    text
      .replace(/Of[A-Z]\w+$/, "")
      .replace(/^(WixCommon|Common|Platform|V\d)+/, "")
      .toLowerCase();
  return (
    comparableName(name).endsWith(comparableName(otherName)) ||
    comparableName(otherName).endsWith(comparableName(name))
  );
}

/**
 * Groups equal schemas: refines the groups until the schemas in each group are equal at every
 * depth. Ignores descriptions.
 */
function findEqualityClasses(): Map<string, string> {
  const schemaEntries = [
    ...api.services.map((service) => [service.file, service.document.components.schemas] as const),
    ...[...api.commons].map(([file, document]) => [file, document.components.schemas] as const),
  ].flatMap(([file, schemas]) =>
    Object.entries(schemas).map(([name, schema]) => ({ key: `${file}#${name}`, file, schema })),
  );
  let classes = new Map(schemaEntries.map(({ key }) => [key, ""]));
  for (let count = 0; new Set(classes.values()).size !== count; ) {
    count = new Set(classes.values()).size;
    const nextClasses = schemaEntries.map(({ key, file, schema }) => {
      const body = JSON.stringify(schema, (field, value) => {
        if (field === "description" && typeof value === "string") return undefined;
        if (field !== "$ref") return value;
        const id = api.resolve(file, value);
        return classes.get(`${id.file}#${id.name}`);
      });
      return [key, createHash("sha1").update(body).digest("hex")] as const;
    });
    classes = new Map(nextClasses);
  }
  return classes;
}
