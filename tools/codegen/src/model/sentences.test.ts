import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Api, loadApi } from "../api/api.ts";
import { fieldSentence } from "./field-sentences.ts";
import { nounsFrom } from "./nouns.ts";
import { permissionSentences } from "./permissions.ts";
import { fillSentences } from "./sentences.ts";

const toys = fileURLToPath(new URL("../../fixtures/toys", import.meta.url));

function told(api: Api, name: string) {
  const schema = api.schema({ file: "stores.toys.json", name });
  const fields = Object.entries(schema.properties ?? {});
  return {
    description: schema.description,
    ...Object.fromEntries(fields.map(([field, { description }]) => [field, description])),
  };
}

describe("fillSentences", () => {
  const api = loadApi(toys);
  fillSentences(api);

  it("says whose requests and answers they are", () => {
    expect(told(api, "UpdateToyRequest").description).toBe(
      "What {@link updateToy} is called with.",
    );
    expect(told(api, "QueryToysResponse").description).toBe("What {@link queryToys} answers.");
  });

  it("tells the fields that only the platform sets, and leaves what the documents say", () => {
    expect(told(api, "Toy")).toMatchObject({
      description: "Something to play with.",
      id: "Id of the toy.",
      name: "What it is called.",
      createdDate: "When the toy was created.",
      kind: undefined,
      revision: expect.stringContaining("rises with each change"),
    });
  });
});

describe("fieldSentence", () => {
  const sentence = (name: string, schema: { type?: string | string[] }) =>
    fieldSentence({
      owner: "Toy",
      name,
      siblings: [],
      property: schema,
      target: schema,
      ref: undefined,
    });

  it("names what an id is of, where the name tells it", () => {
    expect(sentence("shelfId", { type: ["string", "null"] })).toBe("Id of the shelf.");
    expect(sentence("categoryIds", { type: "string" })).toBe("Ids of the categories.");
    expect(sentence("externalId", { type: "string" })).toBeUndefined();
    expect(sentence("vatId", { type: "object" })).toBeUndefined();
    expect(sentence("paid", { type: "boolean" })).toBeUndefined();
  });
});

it("speaks of an entity by its name, one or several", () => {
  expect(nounsFrom("V3ProductOfCart")).toMatchObject({ one: "a product", many: "products" });
  expect(nounsFrom("TaxSettings")).toMatchObject({ one: "tax settings", isMany: true });
  expect(nounsFrom("Order").one).toBe("an order");
});

it("says which permissions are needed and what the others add", () => {
  expect(permissionSentences(["X.PRODUCT_READ", "X.PRODUCT_READ_NON_VISIBLE"])).toBe(
    "Needs X.PRODUCT_READ. X.PRODUCT_READ_NON_VISIBLE adds hidden products.",
  );
  expect(permissionSentences(["C", "E.ADMIN_MODIFY_CARTS", "E.ADMIN_MODIFY_CHECKOUTS"])).toBe(
    "Needs C. E.ADMIN_MODIFY_CARTS or E.ADMIN_MODIFY_CHECKOUTS add what only an administrator sets.",
  );
  expect(permissionSentences(["A", "B"])).toBe("Needs A and B.");
  expect(permissionSentences([])).toBe("");
});
