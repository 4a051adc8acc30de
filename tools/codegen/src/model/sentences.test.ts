import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Api, loadApi } from "../api/api.ts";
import { fieldSentence } from "./field-sentences.ts";
import { nounsFrom } from "./nouns.ts";
import { permissionSentences } from "./permissions.ts";
import { fillSentences } from "./sentences.ts";

const toysFolder = fileURLToPath(new URL("../../fixtures/toys", import.meta.url));

function descriptionsOf(api: Api, name: string) {
  const schema = api.schema({ file: "stores.toys.json", name });
  const fields = Object.entries(schema.properties ?? {});
  return {
    description: schema.description,
    ...Object.fromEntries(fields.map(([field, { description }]) => [field, description])),
  };
}

describe("fillSentences", () => {
  const api = loadApi(toysFolder);
  fillSentences(api);

  it("describes each request and response with a link to its operation", () => {
    expect(descriptionsOf(api, "UpdateToyRequest").description).toBe(
      "Request of {@link updateToy}.",
    );
    expect(descriptionsOf(api, "QueryToysResponse").description).toBe(
      "Response of {@link queryToys}.",
    );
  });

  it("describes fields that only the platform sets, and keeps descriptions from the API documents", () => {
    expect(descriptionsOf(api, "Toy")).toMatchObject({
      description: "Something to play with.",
      id: "Id of the toy.",
      name: "What it is called.",
      createdDate: "When the toy was created.",
      kind: undefined,
      revision: expect.stringContaining("increases with every update"),
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

  it("describes string ids that are named after an entity, and returns undefined for other fields", () => {
    expect(sentence("shelfId", { type: ["string", "null"] })).toBe("Id of the shelf.");
    expect(sentence("categoryIds", { type: "string" })).toBe("Ids of the categories.");
    expect(sentence("externalId", { type: "string" })).toBeUndefined();
    expect(sentence("vatId", { type: "object" })).toBeUndefined();
    expect(sentence("paid", { type: "boolean" })).toBeUndefined();
  });
});

it("nounsFrom returns an entity's noun with its article and in the plural", () => {
  expect(nounsFrom("V3ProductOfCart")).toMatchObject({
    withArticle: "a product",
    plural: "products",
  });
  expect(nounsFrom("TaxSettings")).toMatchObject({ withArticle: "tax settings", isPlural: true });
  expect(nounsFrom("Order").withArticle).toBe("an order");
});

it("permissionSentences lists the required permissions and explains when others are also required", () => {
  expect(permissionSentences(["X.PRODUCT_READ", "X.PRODUCT_READ_NON_VISIBLE"])).toBe(
    "Requires the permission `X.PRODUCT_READ`. To read hidden products, `X.PRODUCT_READ_NON_VISIBLE` is also required.",
  );
  expect(permissionSentences(["C", "E.ADMIN_MODIFY_CARTS", "E.ADMIN_MODIFY_CHECKOUTS"])).toBe(
    "Requires the permission `C`. To set fields that are reserved for administrators, `E.ADMIN_MODIFY_CARTS` or `E.ADMIN_MODIFY_CHECKOUTS` is also required.",
  );
  expect(permissionSentences(["A", "B"])).toBe("Requires the permissions `A` and `B`.");
  expect(permissionSentences([])).toBe("");
});
