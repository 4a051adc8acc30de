import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type AnyHandlers, wrapHandlers } from "../../kernel/handler.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { ResourceData } from "../../resource/declaration.js";
import { CATALOG_CHANGES } from "../../testing/changing-catalog.js";
import { V1_CHANGES } from "../../testing/changing-catalog-v1.js";
import { type CallRow, makeWorld, type World } from "../../testing/shop-world.js";
import { Caller, reference, TREE } from "../../testing/test-client.js";
import type { Product } from "./model.js";

const outcome = { isRejected: false };
/** Wraps the handlers, so that the test can make each of them throw after its changes. */
const rejectAtEnd = (handlers: AnyHandlers) =>
  wrapHandlers(handlers, (run) => (request, context) => {
    const response = run(request, context);
    if (outcome.isRejected) throw applicationError(428, "REJECTED", "Rejected at the end");
    return response;
  });

type Named = "brands" | "ribbons" | "infoSections";

/** Returns a call that renames an entity whose name appears in products. */
const renameCall = (kind: Named, noun: string, field: string): CallRow => [
  `stores.${kind}V3.update${noun[0]?.toUpperCase()}${noun.slice(1)}`,
  "owner",
  ({ emulator }) => {
    const service = emulator.state[`stores.${kind}V3`] as ResourceData | undefined;
    const [id, record] = [...(service?.items ?? [])][0] ?? [];
    const { revision } = record?.entity ?? {};
    return { [noun]: { id, revision, [field]: `other ${revision}` } };
  },
];

const OTHER_CHANGES: readonly CallRow[] = [
  renameCall("brands", "brand", "name"),
  renameCall("ribbons", "ribbon", "name"),
  renameCall("infoSections", "infoSection", "uniqueName"),
  ["ecom.cartV2.placeOrder", "full", ({ ids }) => ({ cartId: ids.full })],
  ["ecom.currentCartV2.refreshCurrentCart", "full", () => ({})],
];

const price = "actualPriceRange.minValue.amount";
const fields = ["CURRENCY", "INFO_SECTION", "BREADCRUMBS_INFO", "ALL_CATEGORIES_INFO"];
const V3_READS: readonly (readonly [string, Record<string, unknown>])[] = [
  ["stores.productsV3.queryProducts", { query: { cursorPaging: { limit: 3 } } }],
  [
    "stores.productsV3.queryProducts",
    { query: { sort: [{ fieldName: "slug", order: "DESC" }], cursorPaging: { limit: 2 } }, fields },
  ],
  [
    "stores.productsV3.searchProducts",
    { search: { search: { expression: "tee other new" }, cursorPaging: { limit: 3 } } },
  ],
  [
    "stores.productsV3.searchProducts",
    {
      search: {
        filter: { [price]: { $gte: "6" }, "inventory.availabilityStatus": "IN_STOCK" },
        sort: [{ fieldName: price, order: "ASC" }],
        cursorPaging: { limit: 2 },
        aggregations: [{ name: "a", type: "VALUE", fieldPath: "brand.name", value: { limit: 9 } }],
      },
    },
  ],
  ["stores.productsV3.countProducts", { filter: { "ribbon.name": { $exists: true } } }],
  [
    "stores.readOnlyVariantsV3.queryVariants",
    { query: { filter: { "inventoryStatus.inStock": true } } },
  ],
  ["stores.readOnlyVariantsV3.searchVariants", { search: { search: { expression: "tee" } } }],
  ["stores.brandsV3.queryBrands", { query: {}, fields: ["ASSIGNED_PRODUCTS_COUNT"] }],
  ["stores.categories.queryCategories", { query: {}, treeReference: TREE }],
];
const V1_READS: typeof V3_READS = [
  ["stores.products.queryProducts", { query: { sort: [{ fieldName: "price", order: "DESC" }] } }],
  ["stores.products.queryProducts", { query: { filter: { sku: { $exists: true } } } }],
  ["stores.collections.queryCollections", { query: {} }],
];

const VERSIONS = ["V3_CATALOG", "V1_CATALOG"] as const;
const worlds = new Map<string, World>();
beforeAll(async () => {
  for (const catalogVersion of VERSIONS) {
    worlds.set(catalogVersion, await makeWorld(rejectAtEnd, { catalogVersion }));
  }
});

/** Returns the responses for callers who can see hidden products, and for callers who cannot. */
async function read(emulator: Emulator, { callers }: World, reads: typeof V3_READS) {
  const responses: string[] = [];
  for (const { authorization } of [callers.full, callers.owner]) {
    const caller = new Caller(emulator, authorization);
    for (const [operation, request] of reads) {
      const { status, body } = await caller.send(operation, request);
      responses.push(JSON.stringify([operation, request, status, body]));
      const next = body.pagingMetadata?.cursors?.next;
      if (!next) continue;
      const [key] = Object.keys(request) as [string];
      const more = await caller.send(operation, { [key]: { cursorPaging: { cursor: next } } });
      responses.push(JSON.stringify([operation, next, more.status, more.body]));
    }
  }
  return responses;
}

test.each([
  ["V3_CATALOG", CATALOG_CHANGES, OTHER_CHANGES, V3_READS],
  ["V1_CATALOG", V1_CHANGES, V1_CHANGES, V1_READS],
] as const)(
  "cached and uncached responses are the same after any change (%s)",
  async (version, changes, others, reads) => {
    const world = worlds.get(version) as World;
    const [uncached, original] = [0, 1].map(() => createEmulator({ seed: "minimal" })) as [
      Emulator,
      Emulator,
    ];
    original.restore(world.start);
    const step = fc.record({
      row: fc.oneof(fc.constantFrom(...changes), fc.constantFrom(...others)),
      isRejected: fc.boolean(),
    });
    const steps = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        world.emulator.restore(world.start);
        for (const step of [undefined, ...all]) {
          uncached.restore(world.emulator.snapshot());
          const uncachedWorld = { ...world, emulator: uncached, item: itemIn(original) };
          if (step) {
            const [operation, caller, request] = step.row;
            const input = request(uncachedWorld);
            outcome.isRejected = step.isRejected;
            await world.callers[caller].send(operation, input);
            outcome.isRejected = false;
          }
          const responses = await read(world.emulator, world, reads);
          uncached.restore(world.emulator.snapshot());
          expect(responses).toEqual(await read(uncached, world, reads));
        }
      }),
      { numRuns: 5 },
    );
  },
);

const itemIn = (emulator: Emulator) => (slug: string) => ({
  catalogReference: reference(emulator, slug),
  quantity: 1,
});

test("a direct change to the state is visible immediately despite the cache", async () => {
  const emulator = createEmulator({ seed: "minimal" });
  const { callers } = worlds.get("V3_CATALOG") as World;
  const owner = new Caller(emulator, callers.owner.authorization);
  const names = async () =>
    (await owner.call("stores.productsV3.queryProducts", { query: {} })).products.map(
      ({ name }: { name: string }) => name,
    );
  const before = await names();
  const [product] = emulator.state.catalog.products.values();
  expect(await names()).toEqual(before);
  const products = emulator.state.catalog.products as Map<string, Product>;
  if (product) products.set(product.id, { ...product, name: "Renamed" });
  expect(await names()).toEqual(["Renamed", ...before.slice(1)]);
});
