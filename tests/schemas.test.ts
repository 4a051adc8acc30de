import { createClient, ValidationError } from "@portico/core";
import * as ecomSchemas from "@portico/ecom/schemas";
import * as identitySchemas from "@portico/identity/schemas";
import * as membersSchemas from "@portico/members/schemas";
import * as stores from "@portico/stores";
import * as storesSchemas from "@portico/stores/schemas";
import { brandsV3 } from "@portico/stores/schemas";
import * as productsV3Schemas from "@portico/stores/schemas/products-v3";
import { afterAll, describe, expect, it } from "vitest";
import {
  argumentsOf,
  namespaceOf,
  readVectors,
  type Vector,
  type VectorFile,
} from "./wire-vectors.js";

type Service = typeof brandsV3;
const schemas = {
  ecom: ecomSchemas,
  identity: identitySchemas,
  members: membersSchemas,
  stores: storesSchemas,
} as unknown as Record<string, Record<string, Service>>;

interface SchemaProblem {
  message: string;
  /** The path of the value, such as "request brand.name". */
  path: string;
  value: unknown;
}

/** Reasons why random samples may not conform to the documents. */
const excuses: [RegExp, RegExp, why: string][] = [
  [/expected a phone number/, /phone$/, "a word instead of a phone number"],
  [/expected a color/, /olor(Code)?$/, "a word instead of a color"],
  [/Invalid ISO date/, /(birthdate|startDate|endDate)$/, "a word instead of a day"],
  [/a subdivision code/, /subdivision$/, "a word instead of a subdivision"],
  [/a slug/, /slug$/, "words instead of a slug"],
  [/a decimal <=(1|100)$/, /(rate|Rate|percentage)$/, "a price instead of a percentage"],
  [/at most 0 decimal places/, /fileSize$/, "a price instead of a number of bytes"],
  [/<=5 characters/, /tagIds\.\d+$/, "a GUID, which is longer than the documents allow"],
  [/<=30 characters/, /paymentTerminalId$/, "a GUID, which is longer than the id of a terminal"],
  [/expected object/, /additionalData\..*mapValue/, "a text, because the sampler limits the depth"],
  [/only one of inventoryId and productId/, /productId$/, "two of three alternatives"],
];
const usedExcuses = new Set<unknown>();

function isExcused({ message, path, value }: SchemaProblem): boolean {
  // samples may omit any field
  if (/^request /.test(path) && /required/.test(message))
    return value === undefined || value === null;
  const excuse = excuses.find(
    ([messagePattern, pathPattern]) => messagePattern.test(message) && pathPattern.test(path),
  );
  usedExcuses.add(excuse);
  return excuse !== undefined;
}

function problemsOf(
  schema: Service["Brand"] | undefined,
  subject: string,
  value: unknown,
): SchemaProblem[] {
  if (!schema) return [{ message: "there is no schema", path: subject, value }];
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ message, path }) => ({
    message,
    path: `${subject} ${path.join(".")}`,
    value: path.reduce(
      (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
      value,
    ),
  }));
}

/** Returns the request of a vector as a schema receives it. */
async function requestOf(file: VectorFile, vector: Vector): Promise<unknown> {
  let request: unknown;
  const client = createClient({
    fetch: async () => Response.json(vector.response.body),
    validate: {
      [`${file.package}.${file.module}.${vector.operation}`]: {
        "~standard": {
          version: 1,
          vendor: "tests",
          validate: (value) => {
            request = value;
            return {};
          },
        },
      },
    },
  });
  await client.use(namespaceOf(file))[vector.operation]?.(...argumentsOf(vector));
  return request;
}

const files = readVectors();

describe.each(files)("the schemas of $service", (file) => {
  const service = schemas[file.package]?.[file.module] as Service;

  it.each(file.vectors)(
    "accept a sample request and a sample response: $operation",
    async (vector) => {
      const name = `${file.package}.${file.module}.${vector.operation}`;
      const problems = [
        ...problemsOf(service.requests[name], "request", await requestOf(file, vector)),
        ...problemsOf(service.responses[name], "response", vector.response.body),
      ];
      expect(problems.filter((problem) => !isExcused(problem))).toEqual([]);
    },
  );
});

// runs last, regardless of the test order: at least one test must have used each excuse
afterAll(() => {
  expect(excuses.filter((excuse) => !usedExcuses.has(excuse))).toEqual([]);
});

it("all schemas can be created and can parse an empty object without an exception", () => {
  let count = 0;
  for (const services of Object.values(schemas))
    for (const { requests, responses, ...namedSchemas } of Object.values(services))
      for (const schema of [
        ...Object.values(requests),
        ...Object.values(responses),
        ...Object.values(namedSchemas),
      ]) {
        expect(() => schema.safeParse({})).not.toThrow();
        count++;
      }
  expect(count).toBeGreaterThan(3000);
});

describe("a client with schemas", () => {
  const requests: string[] = [];
  const client = createClient({
    modules: { productsV3: stores.productsV3, brandsV3: stores.brandsV3 },
    validate: { ...brandsV3.requests, ...productsV3Schemas.requests },
    fetch: async (input) => {
      requests.push(String(input));
      return Response.json({ brand: { id: "b", name: "Knit" } });
    },
  });
  const violatedFieldsOf = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ValidationError);
    return (error as ValidationError).violations.map(({ field }) => field);
  };

  it("sends a valid request with an unknown field", async () => {
    await client.brandsV3.createBrand({ name: "Knit", new: true } as { name: string });
    expect(requests).toHaveLength(1);
  });

  it("rejects a string that is too long, a missing field and an unknown value without sending a request", async () => {
    requests.length = 0;
    expect(await violatedFieldsOf(client.brandsV3.createBrand({ name: "x".repeat(51) }))).toEqual([
      "brand.name",
    ]);
    expect(await violatedFieldsOf(client.brandsV3.createBrand({} as { name: string }))).toEqual([
      "brand.name",
    ]);
    const id = "9d768c39-87ed-40b6-817c-a8d45ddb1c82";
    const options = { fields: ["COLOR" as "CURRENCY"] };
    expect(await violatedFieldsOf(client.productsV3.getProduct(id, options))).toEqual([
      "options.fields[0]",
    ]);
    expect(requests).toEqual([]);
  });

  it("reports the problems in all list items and in the options in one error", async () => {
    const brands = [{ name: "x".repeat(51) }, {} as { name: string }];
    const options = { returnEntity: "yes" as unknown as boolean };
    expect(
      (await violatedFieldsOf(client.brandsV3.bulkCreateBrands(brands, options))).sort(),
    ).toEqual(["brands[0].name", "brands[1].name", "options.returnEntity"]);
  });
});
