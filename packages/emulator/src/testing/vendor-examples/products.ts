import type { Json } from "../test-client.js";
import { type Example, get, onPage, patch, post, rejected } from "./example.js";
import {
  bowl,
  CATALOG_PAGE,
  physicalProduct,
  price,
  variant,
  withRevision,
  wrongField,
} from "./product-requests.js";
import type { VendorWorld } from "./world.js";

const CREATE = "wix-manage/references/stores/create-product-catalog-v3.md";
const BULK = "wix-manage/references/stores/bulk-create-products-with-options.md";
const FIND = "wix-manage/references/stores/find-products-query-and-search-catalog-v3.md";
const UPDATE = "wix-manage/references/stores/update-product-with-options.md";
const size = (choiceName: string) => ({
  optionChoiceNames: { optionName: "Size", choiceName, renderType: "TEXT_CHOICES" },
});
const SIZES = ["S", "L"];
const option = {
  name: "Size",
  optionRenderType: "TEXT_CHOICES",
  choicesSettings: { choices: SIZES.map((name) => ({ choiceType: "CHOICE_TEXT", name })) },
};
const shirtWithStock = {
  name: "Shirt",
  ...physicalProduct,
  visible: true,
  visibleInPos: true,
  options: [option],
  variantsInfo: {
    variants: SIZES.map((name) =>
      variant({
        choices: [size(name)],
        inventoryItem: { quantity: 3, preorderInfo: { enabled: false } },
      }),
    ),
  },
};
const paragraph = {
  type: "PARAGRAPH",
  id: "p",
  nodes: [{ type: "TEXT", textData: { text: "Warm" } }],
  paragraphData: { textStyle: { textAlignment: "AUTO" } },
};

const pathOf = (which: string) => (world: VendorWorld) => `/stores/v3/products/${world.ids[which]}`;
const names = (body: Json) => body.products.map(({ name }: Json) => name);

export const productExamples: readonly Example[] = [
  ...onPage(
    CREATE,
    get("/stores/v3/provision/version", {
      check: ({ catalogVersion }) => catalogVersion === "V3_CATALOG",
    }),
    post("/stores/v3/products", { product: bowl }),
    post("/stores/v3/products", {
      product: {
        name: "Guide",
        productType: "DIGITAL",
        variantsInfo: { variants: [{ sku: "PDF-1", price, visible: true }] },
      },
    }),
    post("/stores/v3/products-with-inventory", { product: shirtWithStock }),
    post("/stores/v3/bulk/products/create", { products: [bowl], returnEntity: true }),
    post(
      "/stores/v3/products",
      (world) => ({
        product: { ...bowl, media: { itemsInfo: { items: [{ url: world.ids.fileUrl }] } } },
        fields: ["MEDIA_ITEMS_INFO"],
      }),
      { check: ({ product }) => product.media.itemsInfo.items.length === 1 },
    ),
    get((world) => `/stores/v3/products/${world.ids.mug}?fields=MEDIA_ITEMS_INFO`),
    post("/stores/v3/products", {
      product: {
        ...bowl,
        description: {
          nodes: [
            {
              type: "BULLETED_LIST",
              nodes: [{ type: "LIST_ITEM", nodes: [paragraph] }],
              bulletedListData: {},
            },
          ],
        },
      },
    }),
    wrongField(
      "/stores/v3/products",
      { product: { name: "Bowl", ...physicalProduct } },
      "product.variantsInfo",
      "A product needs at least one variant with a price.",
    ),
  ),
  ...onPage(
    BULK,
    post(
      "/stores/v3/bulk/products-with-inventory/create",
      { products: [shirtWithStock], returnEntity: true },
      {
        check: ({ productResults, inventoryResults }) =>
          productResults.bulkActionMetadata.totalSuccesses === 1 &&
          inventoryResults.bulkActionMetadata.totalSuccesses === 2,
      },
    ),
    post("/stores/v3/bulk/products-with-inventory/create", {
      products: [
        {
          ...shirtWithStock,
          description: { nodes: [paragraph], metadata: { version: 1, id: "d" } },
          media: { itemsInfo: { items: [{ url: "https://example.com/a.jpg", altText: "A" }] } },
        },
      ],
    }),
  ),
  ...onPage(
    BULK,
    wrongField(
      "/stores/v3/products",
      {
        product: {
          ...bowl,
          options: [
            {
              name: "Glaze",
              optionRenderType: "SWATCH_CHOICES",
              choicesSettings: { choices: [{ choiceType: "ONE_COLOR", name: "Red" }] },
            },
          ],
          variantsInfo: { variants: [variant()] },
        },
      },
      "product.options.choicesSettings.choices.colorCode",
      "A color must have a color code.",
    ),
  ),
  ...onPage(
    FIND,
    post(
      "/stores/v3/products/search",
      {
        search: {
          search: { expression: "mug" },
          filter: { "actualPriceRange.minValue.amount": { $lt: 20 } },
        },
      },
      { check: (body) => names(body)[0] === "Mug" },
    ),
    post("/stores/v3/products/query", { query: {} }, { check: (body) => names(body).length === 3 }),
    wrongField(
      "/stores/v3/products/query",
      { fields: ["id", "name"], query: {} },
      "fields[0]",
      "`fields` must contain enum values, not property names.",
    ),
    post("/stores/v3/products/query", {
      fields: ["DESCRIPTION", "URL", "ALL_CATEGORIES_INFO"],
      query: {},
    }),
    post(
      "/stores/v3/products/query",
      {
        fields: [],
        query: {
          filter: { visible: true },
          sort: [{ field_name: "createdDate", order: "ASC" }],
          paging: { limit: 50, offset: 0 },
        },
      },
      { check: (body) => names(body)[0] === "Mug" },
    ),
    post(
      "/stores/v3/products/query",
      (world) => ({
        fields: [],
        query: { filter: { id: { $in: [world.ids.mug] } } },
      }),
      { check: (body) => names(body).length === 1 },
    ),
    post(
      "/stores/v3/products/query",
      { query: { filter: { slug: { $lt: "m" } } } },
      rejected(400, "`slug` does not support `$lt`.", { code: "INVALID_FILTER" }),
    ),
    post(
      "/stores/v3/products/query",
      { query: { paging: { limit: 1, offset: 1 } } },
      {
        check: (body) => names(body).length === 1,
      },
    ),
  ),
  ...onPage(
    UPDATE,
    post("/stores/v3/products/search", { search: { search: { expression: "Mug" } } }),
    get(pathOf("mug"), { check: ({ product }) => product.variantsInfo.variants.length === 1 }),
    patch(pathOf("mug"), withRevision("mug", { visible: false })),
    patch(pathOf("mug"), withRevision("mug", { plainDescription: "<p>Warm</p>" })),
    patch(
      pathOf("mug"),
      withRevision("mug", { description: { nodes: [paragraph], metadata: { version: 1 } } }),
    ),
    patch(
      pathOf("mug"),
      withRevision("mug", {
        options: [option],
        variantsInfo: { variants: SIZES.map((name) => variant({ choices: [size(name)] })) },
      }),
      { check: ({ product }) => product.variantsInfo.variants.length === 2 },
    ),
    patch(
      pathOf("mug"),
      withRevision("mug", {
        media: { itemsInfo: { items: [{ url: "https://example.com/a.jpg" }] } },
      }),
    ),
    patch(
      pathOf("mug"),
      withRevision("mug", ({ ids }) => ({
        variantsInfo: {
          variants: [{ id: ids.mugVariant, price: { actualPrice: { amount: "13" } } }],
        },
      })),
      { check: ({ product }) => product.actualPriceRange.minValue.amount === "13.00" },
    ),
    post(
      "/stores/v3/bulk/inventory-items/create",
      (world) => ({
        inventoryItems: [
          { productId: world.ids.mug, variantId: world.ids.mugVariant, quantity: 10 },
        ],
        returnEntity: true,
      }),
      { check: ({ results }) => results.length === 1 },
    ),
  ),
  ...onPage(
    CATALOG_PAGE,
    post(
      "/stores/v3/products/query",
      {
        fields: ["CURRENCY", "PLAIN_DESCRIPTION", "MEDIA_ITEMS_INFO"],
        query: { filter: { visible: true }, cursorPaging: { limit: 100 } },
      },
      { sender: "visitor" },
    ),
    get("/stores/v3/products/slug/mug?fields=CURRENCY&fields=PLAIN_DESCRIPTION", {
      sender: "visitor",
      check: ({ product }) => product.variantsInfo.variants.length === 1,
    }),
    post(
      "/stores/v3/products/search",
      ({ ids }) => ({
        fields: ["CURRENCY"],
        search: {
          cursorPaging: { limit: 100 },
          filter: {
            visible: true,
            "allCategoriesInfo.categories": { $matchItems: [{ id: ids.category }] },
          },
        },
      }),
      { sender: "visitor", check: (body) => names(body).join() === "Mug" },
    ),
    post(
      "/stores/v3/products/count",
      { filter: { visible: true } },
      {
        sender: "visitor",
        check: ({ count }) => count === 3,
      },
    ),
  ),
];
