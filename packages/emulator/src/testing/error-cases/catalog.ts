// Error codes for categories, inventory and promotions.
import { promotions } from "../../services/catalog/promotions.js";
import { callMinimal } from "../minimal/create.js";
import type { World } from "../shop-world.js";
import { type Json, TREE } from "../test-client.js";
import { type Case, FAKE_ID, fillWithCopies, operationsOf, writable } from "./case.js";
import { invalidCase } from "./families.js";

const CATEGORIES = "stores.categories";
const createCategory = async ({ callers }: World, category: object): Promise<Json> =>
  (await callers.owner.call(`${CATEGORIES}.createCategory`, { category, treeReference: TREE }))
    .category;

const CATEGORY_CASES: readonly Case[] = [
  {
    code: "CATEGORIES_LIMIT_PER_TREE_EXCEEDED",
    operations: operationsOf(CATEGORIES, "createCategory"),
    caller: "owner",
    before: (world) => {
      const categories = writable(world.emulator.state.catalog.categories);
      const [category] = categories.values();
      if (!category) return;
      for (let count = categories.size; count < 1000; count += 1) {
        categories.set(`c${count}`, { ...category, id: `c${count}`, slug: `c${count}` });
      }
    },
    request: () => ({ category: { name: "One more" }, treeReference: TREE }),
  },
  {
    code: "PARENT_CATEGORY_HIDDEN",
    operations: operationsOf(CATEGORIES, "updateCategoryVisibility"),
    caller: "owner",
    before: async (world) => {
      const { id } = await createCategory(world, { name: "Hidden", visible: false });
      return createCategory(world, { name: "Below", parentCategory: { id } });
    },
    request: (_, { id, revision }) => ({
      categoryId: id,
      revision,
      visible: true,
      treeReference: TREE,
    }),
  },
  invalidCase(
    "PARENT_CATEGORY_NOT_IN_TREE",
    operationsOf(CATEGORIES, "moveCategory"),
    async (_, world) => ({
      categoryId: (await createCategory(world, { name: "Moving" })).id,
      treeReference: TREE,
      parentCategoryId: FAKE_ID,
    }),
  ),
  {
    code: "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED",
    operations: operationsOf(CATEGORIES, "bulkAddItemToCategories"),
    caller: "owner",
    before: ({ emulator }) =>
      [...emulator.state.catalog.categories.values()].find(({ managed }) => managed)?.id,
    request: ({ item }, id) => {
      const { catalogItemId, appId } = item("heavy-tee").catalogReference;
      return { item: { catalogItemId, appId }, categoryIds: [id], treeReference: TREE };
    },
  },
];

const INVENTORY = "stores.inventoryItemsV3";

const stepCase = (
  code: string,
  direction: "increment" | "decrement",
  before?: Case["before"],
): Case => ({
  code,
  operations: operationsOf(
    INVENTORY,
    `bulk${direction === "increment" ? "Inc" : "Dec"}rementInventoryItemsByVariantAndLocation`,
  ),
  caller: "owner",
  ...(before ? { before } : {}),
  request: ({ ids }, variantId) => ({
    [`${direction}Data`]: [
      {
        variantId: typeof variantId === "string" ? variantId : ids.bareVariant,
        [`${direction}By`]: 9,
      },
    ],
    ...(direction === "decrement" ? { restrictInventory: false } : {}),
  }),
});

const withStock = (quantity: number) => async (world: World) => {
  await world.callers.owner.call(`${INVENTORY}.createInventoryItem`, {
    inventoryItem: { productId: world.ids.bare, variantId: world.ids.bareVariant, quantity: 5 },
  });
  world.emulator.controls.catalog.setStock(world.ids.bareVariant ?? "", quantity);
};

const unlimitedPreorder = { preorderInfo: { enabled: true, limit: -1 } };
const contentCase = (code: string, verbs: readonly string[], content: object): Case =>
  invalidCase(code, operationsOf(INVENTORY, ...verbs), (operation) => {
    const path = operation.includes(".bulkCreate")
      ? "inventoryItems[0]"
      : operation.endsWith(".bulkUpdateInventoryItems")
        ? "inventoryItems[0].inventoryItem"
        : "inventoryItem";
    return Object.fromEntries(
      Object.entries(content).map(([field, value]) => [`${path}.${field}`, value]),
    );
  });

const STOCK_CASES: readonly Case[] = [
  stepCase("INVENTORY_QUANTITY_NOT_TRACKED", "increment", async ({ callers, ids }) => {
    await callers.owner.call(`${INVENTORY}.createInventoryItem`, {
      inventoryItem: { productId: ids.bare, variantId: ids.bareVariant, inStock: true },
    });
  }),
  stepCase("MAX_QUANTITY_LIMIT_REACHED", "increment", withStock(99_999)),
  stepCase("MIN_QUANTITY_LIMIT_REACHED", "decrement", withStock(-99_999)),
  stepCase("NOT_FOUND", "increment", () => FAKE_ID),
  contentCase(
    "PRE_ORDER_VALIDATION",
    ["createInventoryItem", "bulkCreateInventoryItems", "bulkUpdateInventoryItems"],
    unlimitedPreorder,
  ),
  contentCase("REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING", ["bulkUpdateInventoryItems"], {
    quantity: -1,
  }),
  ...(
    [
      ["PRE_ORDER_VALIDATION", unlimitedPreorder],
      ["REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING", { quantity: -1 }],
    ] as const
  ).map(
    ([code, inventoryItem]): Case => ({
      code,
      operations: operationsOf(INVENTORY, "bulkUpdateInventoryItemsByFilter"),
      caller: "owner",
      before: withStock(5),
      request: ({ ids }) => ({ filter: { productId: ids.bare }, inventoryItem }),
    }),
  ),
];

const PROMOTIONS = "stores.promotionsV3";
const singleVerbs = ["createPromotion", "updatePromotion"];
const bulkVerbs = ["bulkCreatePromotions", "bulkUpdatePromotions"];

const promotionCase = (code: string, verbs: readonly string[], content: object): Case =>
  invalidCase(code, operationsOf(PROMOTIONS, ...verbs), (operation) => {
    const path = operation.endsWith(".bulkUpdatePromotions")
      ? "promotions[0].promotion"
      : operation.includes(".bulk")
        ? "promotions[0]"
        : "promotion";
    return Object.fromEntries(
      Object.entries(content).map(([field, value]) => [`${path}.${field}`, value]),
    );
  });

const PROMOTION_CASES: readonly Case[] = [
  promotionCase("DUPLICATE_CATEGORY_ASSIGNMENT", [...singleVerbs, ...bulkVerbs], {
    categories: [{ id: FAKE_ID }, { id: FAKE_ID, position: 2 }],
  }),
  promotionCase("MEDIA_NOT_FOUND", ["createPromotion", "bulkCreatePromotions"], { media: {} }),
  {
    ...promotionCase("PROMOTIONS_LIMIT_EXCEEDED", ["createPromotion", "bulkCreatePromotions"], {}),
    before: async (world) => {
      const fields = { "promotion.media.url": "https://static.example/a.jpg" };
      await callMinimal(world, `${PROMOTIONS}.createPromotion`, fields);
      fillWithCopies(world, promotions, 1000);
    },
  },
];

export const catalog: readonly Case[] = [...CATEGORY_CASES, ...STOCK_CASES, ...PROMOTION_CASES];
