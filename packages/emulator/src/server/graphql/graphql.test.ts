import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import {
  buildClientSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getIntrospectionQuery,
  getNamedType,
  isListType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { createEmulator } from "../../emulator.js";
import { operations } from "../../generated/operations.js";
import { API_KEY, Caller, type Json, reference } from "../../testing/test-client.js";
import { graphqlSchema } from "./schema.js";

const URL_ALPHA = "https://www.wixapis.com/graphql/alpha";

function shop(catalogVersion: "V1_CATALOG" | "V3_CATALOG" = "V3_CATALOG") {
  const emulator = createEmulator({ site: { catalogVersion } });
  const client = createClient({
    auth: OAuthStrategy({ clientId: "shop" }),
    fetch: emulator.fetch,
  });
  const post = async (body: unknown, authorization = API_KEY) => {
    const response = await emulator.fetch(URL_ALPHA, {
      method: "POST",
      headers: { Authorization: authorization, "Content-Type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  return { emulator, client, post };
}

describe("a storefront on catalog v1", () => {
  const fragment = /* GraphQL */ `
    fragment ProductCard on CatalogV1Product {
      id
      slug
      stock { inventoryStatus }
      media { mainMedia { image { url altText width height } } }
      price { price currency }
      variants { id choices variant { priceData { price currency } } stock { trackQuantity } }
      productOptions { name optionType choices { value description } }
    }
  `;

  it("gets a product by slug with variables in the filter", async () => {
    const { client } = shop("V1_CATALOG");
    const { data, errors } = await client.graphql<Json>(
      `query BySlug($slug: String!) {
        storesProductsV1Products(
          queryInput: { query: { filter: { slug: $slug }, paging: { limit: 1 } } }
        ) { items { ...ProductCard } pageInfo { count total hasNext } }
      } ${fragment}`,
      { slug: "heavy-tee" },
    );
    expect(errors).toBeUndefined();
    expect(data.storesProductsV1Products).toMatchObject({
      items: [{ slug: "heavy-tee", price: { currency: "USD" }, stock: {} }],
      pageInfo: { count: 1, total: 1, hasNext: false },
    });
    expect(data.storesProductsV1Products.items[0].variants[0].choices).toBeTypeOf("object");
  });

  it("gets the sorted products in a collection page by page", async () => {
    const { client } = shop("V1_CATALOG");
    const document = `mutation BySlug($slug: String!, $sort: [CommonSortingInput]!, $offset: Int) {
      storesCollectionsV1GetCollectionBySlug(input: { slug: $slug }) {
        collection {
          name
          productsVirtualReference(
            query: { query: { sort: $sort, paging: { limit: 2, offset: $offset } } }
          ) { items { name collections { items { slug } } } pageInfo { total hasNext } }
        }
      }
    }`;
    const page = async (offset: number) => {
      const sort = [{ fieldName: "name", order: "ASC" }];
      const variables = { slug: "all-products", sort, offset };
      const { data, errors } = await client.graphql<Json>(document, variables);
      expect(errors).toBeUndefined();
      return data.storesCollectionsV1GetCollectionBySlug.collection.productsVirtualReference;
    };
    const [first, second] = [await page(0), await page(2)];
    const names = [...first.items, ...second.items].map(({ name }: Json) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(first.pageInfo.hasNext).toBe(true);
    for (const { collections } of first.items)
      expect(collections.items.map(({ slug }: Json) => slug)).toContain("all-products");
  });
});

describe("a storefront on catalog v3", () => {
  it("queries products, adds one to the cart and reads the cart", async () => {
    const { client, emulator } = shop();
    const { data } = await client.graphql<Json>(
      `{ storesProductsV3Products(queryInput: { query: { cursorPaging: { limit: 3 } } }) {
        items { id name } pageInfo { hasNext nextCursor }
      } }`,
    );
    const { items, pageInfo } = data.storesProductsV3Products;
    expect(items).toHaveLength(3);
    expect(pageInfo).toEqual({ hasNext: true, nextCursor: expect.any(String) });
    const next = await client.graphql<Json>(
      `query Next($cursor: String) {
        storesProductsV3Products(queryInput: { query: { cursorPaging: { cursor: $cursor } } }) {
          items { id }
        }
      }`,
      { cursor: pageInfo.nextCursor },
    );
    expect(next.data.storesProductsV3Products.items[0].id).not.toBe(items[0].id);

    const added = await client.graphql<Json>(
      `mutation Add($reference: EcommerceCatalogSpiV1CatalogReferenceInput) {
        ecomCurrentCartV1AddToCurrentCart(
          input: { lineItems: [{ quantity: 2, catalogReference: $reference }] }
        ) { cart { ...Lines } }
        ecomCurrentCartV1GetCurrentCart { cart { ...Lines } }
      }
      fragment Lines on EcomCartV1Cart {
        lineItems { quantity productName { original } price { amount } }
      }`,
      { reference: reference(emulator, "heavy-tee") },
    );
    expect(added.errors).toBeUndefined();
    const { cart } = added.data.ecomCurrentCartV1AddToCurrentCart;
    expect(cart.lineItems).toMatchObject([{ quantity: 2, productName: { original: "Heavy Tee" } }]);
    expect(added.data.ecomCurrentCartV1GetCurrentCart.cart).toEqual(cart);
  });

  it("gets an error for a field if its REST call fails, and the request log contains this call", async () => {
    const { client, emulator } = shop();
    emulator.faults.add({
      kind: "status",
      operation: "stores.productsV3.queryProducts",
      status: 503,
      times: 1,
    });
    const query = "{ storesProductsV3Products { items { id } } ecomCurrentCartV1: __typename }";
    const { data, errors } = await client.graphql<Json>(query);
    expect(data.storesProductsV3Products).toBeNull();
    expect(errors).toMatchObject([
      {
        path: ["storesProductsV3Products"],
        extensions: { operation: "stores.productsV3.queryProducts", status: 503 },
      },
    ]);
    expect(emulator.requests().map(({ operation, status }) => [operation, status])).toContainEqual([
      "stores.productsV3.queryProducts",
      503,
    ]);
  });
});

describe("the GraphQL endpoint", () => {
  it("reports a missing token, an invalid filter, an unknown id and an empty id as GraphQL errors", async () => {
    const { post } = shop();
    const order = { query: '{ ecomOrdersV1Order(id: "x") { id } }' };
    const anonymous = await post(order, "");
    expect(anonymous.status).toBe(200);
    expect(anonymous.body).toMatchObject({
      data: { ecomOrdersV1Order: null },
      errors: [{ extensions: { status: 401 } }],
    });
    const filter = {
      query:
        '{ storesProductsV3Products(queryInput: { query: { filter: { nope: "x" } } }) { items { id } } }',
    };
    expect((await post(filter)).body.errors).toMatchObject([
      { extensions: { status: 400, applicationError: { code: "INVALID_FILTER" } } },
    ]);
    expect((await post(order)).body.errors).toMatchObject([{ extensions: { status: 404 } }]);
    const empty = { query: '{ ecomOrdersV1Order(id: "") { id } }' };
    expect((await post(empty)).body.errors).toMatchObject([{ message: "id is required" }]);
  });

  it.each([
    ["{", /Syntax Error/],
    ["{ nothing }", /Cannot query field "nothing"/],
    // Whether parsing overflows the stack depends on the engine's optimizations.
    ["{ a".repeat(2400), /nested too deeply|Syntax Error/],
    [`{ ${"a ".repeat(6000)} }`, /more than 5000 tokens/],
    [
      `{ storesProductsV3Products(queryInput: { query: { filter: { a: ${"[".repeat(2400)}${"]".repeat(2400)} } } }) { items { id } } }`,
      /./,
    ],
  ])("reports an invalid document", async (query, message) => {
    const { post } = shop();
    const { status, body } = await post({ query });
    expect(status).toBe(200);
    expect(body.data ?? {}).not.toHaveProperty("storesProductsV3Products.items");
    expect(body.errors[0].message).toMatch(message);
  });

  it.each(["", "{", "null", '{"query":1}', '{"query":"{a}","variables":[]}'])(
    "rejects the body %j",
    async (body) => {
      const { post } = shop();
      expect(await post(body)).toMatchObject({ status: 400, body: { message: /Send \{"query"/ } });
    },
  );
});

describe("the GraphQL schema", () => {
  it("has a field for every operation except raw HTTP requests", async () => {
    const schema = await graphqlSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    const raw = operations.filter(({ response }) => response === "RawHttpResponse");
    expect(new Set(fields).size).toBe(operations.length - raw.length);
    expect(fields).toContain("ecomOrdersV1SearchOrders");
  });

  it("can be read by introspection without a token", async () => {
    const { post } = shop();
    const { body } = await post({ query: getIntrospectionQuery() }, "");
    const schema = buildClientSchema(body.data);
    expect(schema.getQueryType()?.getFields()).toHaveProperty("storesProductsV3Product");
  });
});

describe("every list query", () => {
  /** Returns the fields to select. Omits fields with arguments, and object fields at depth 0. */
  const fieldsOf = (type: GraphQLObjectType, depth: number) =>
    Object.values(type.getFields()).filter(
      (field) => field.args.length === 0 && (depth > 0 || !isObjectType(getNamedType(field.type))),
    );

  function selection(type: GraphQLOutputType, depth = 4): string {
    const namedType = getNamedType(type);
    if (!isObjectType(namedType)) return "";
    const fields = fieldsOf(namedType, depth).map(
      (field) => `${field.name} ${selection(field.type, depth - 1)}`,
    );
    return `{ __typename ${fields.join(" ")} }`;
  }

  /** Returns the part of a REST response that a selection contains. */
  function selected(value: Json, type: GraphQLOutputType, depth = 4): Json {
    if (value === undefined || value === null) return null;
    if (isListType(type)) return value.map((item: Json) => selected(item, type.ofType, depth));
    if (!isObjectType(type)) return value;
    const fields = fieldsOf(type, depth).map((field) => [
      field.name,
      selected(value[field.name], field.type, depth - 1),
    ]);
    return { __typename: type.name, ...Object.fromEntries(fields) };
  }

  it("returns the same items or the same error status as REST", async () => {
    const { post, emulator } = shop();
    const rest = new Caller(emulator, API_KEY);
    const fields = Object.values((await graphqlSchema()).getQueryType()?.getFields() ?? {});
    let compared = 0;
    for (const field of fields) {
      const type = getNamedType(field.type);
      const items = isObjectType(type) ? type.getFields().items : undefined;
      if (!items || !field.args.some(({ name }) => name === "queryInput")) continue;
      emulator.reset();
      const { body } = await post({
        query: `{ ${field.name} { items ${selection(items.type)} } }`,
      });
      const operation =
        emulator.requests().find((entry) => entry.operation !== "graphql")?.operation ?? "";
      const response = await rest.send(operation);
      if (response.status !== 200) {
        expect(body.errors, field.name).toMatchObject([
          { extensions: { status: response.status } },
        ]);
        continue;
      }
      expect(body.errors, field.name).toBeUndefined();
      const list: Json = Object.values(response.body).find(Array.isArray) ?? null;
      expect(body.data[field.name].items, field.name).toEqual(selected(list, items.type));
      compared += body.data[field.name].items?.length ?? 0;
    }
    expect(compared).toBeGreaterThan(50);
  });
});
