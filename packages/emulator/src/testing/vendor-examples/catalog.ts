import { type Example, get, onPage, patch, post, rejected, WRITERS } from "./example.js";
import { bowl, CATALOG_PAGE, variant, withRevision, wrongField } from "./product-requests.js";
import { STORES, type VendorWorld } from "./world.js";

const PREORDER = "wix-manage/references/stores/update-product-pre-order.md";
const SETUP = "wix-headless/references/inline-recipes/setup-online-store.md";
const SEED = "wix-vibe-headless/references/storefront/seed/seed-store.js";

const treeReference = { appNamespace: "@wix/stores", treeKey: null };

const inventoryItem =
  (rest: object) =>
  ({ ids }: VendorWorld) => ({
    inventoryItem: { id: ids.inventoryItem, revision: ids.inventoryRevision, ...rest },
  });
const preorderInfo = { enabled: true, message: "Ships in two weeks" };

export const catalogExamples: readonly Example[] = [
  ...onPage(
    PREORDER,
    post("/stores/v3/products/search", { search: { expression: "Mug" } }),
    post(
      "/stores/v3/inventory-items/query",
      ({ ids }) => ({
        query: { filter: { productId: { $in: [ids.mug] } } },
      }),
      { check: ({ inventoryItems }) => inventoryItems.length === 1 },
    ),
    post("/stores/v3/bulk/inventory-items/update", (world) => ({
      inventoryItems: [inventoryItem({ preorderInfo })(world)],
      returnEntity: true,
      reason: "MANUAL",
    })),
    post("/stores/v3/bulk/inventory-items/update", (world) => ({
      inventoryItems: [
        inventoryItem({
          trackQuantity: true,
          quantity: 100,
          preorderInfo: { ...preorderInfo, limit: 50 },
        })(world),
      ],
      returnEntity: true,
      reason: "MANUAL",
    })),
    patch(
      ({ ids }) => `/stores/v3/inventory-items/${ids.inventoryItem}`,
      (world) => ({
        ...inventoryItem({ preorderInfo })(world),
        reason: "MANUAL",
      }),
    ),
    patch(
      ({ ids }) => `/stores/v3/inventory-items/${ids.inventoryItem}`,
      (world) => ({
        ...inventoryItem({ preorderInfo: { enabled: false, limit: null } })(world),
        reason: "MANUAL",
      }),
    ),
  ),
  ...onPage(
    SETUP,
    post("/stores/v3/bulk/products/delete", ({ ids }) => ({ productIds: [ids.mug] })),
    post("/categories/v1/categories", {
      category: { name: "Drinkware", description: "To drink from", visible: true },
      treeReference,
    }),
    wrongField(
      "/categories/v1/categories",
      { category: { name: "Drinkware", treeReference } },
      "treeReference",
      "`treeReference` must be a sibling of `category`, not inside it.",
    ),
    post(
      ({ ids }) => `/categories/v1/bulk/categories/${ids.category}/add-items`,
      ({ ids }) => ({
        items: [{ catalogItemId: ids.tee, appId: STORES }],
        treeReference,
      }),
      { check: ({ bulkActionMetadata }) => bulkActionMetadata.totalSuccesses === 1 },
    ),
    post(
      "/stores/v3/bulk/products/update",
      (world) => ({
        products: [
          withRevision("mug", { media: { itemsInfo: { items: [{ id: world.ids.file }] } } })(world),
        ],
      }),
      { check: ({ bulkActionMetadata }) => bulkActionMetadata.totalSuccesses === 1 },
    ),
    post(
      "/stores/v3/bulk/products/update",
      ({ ids }) => ({
        products: [{ product: { id: ids.mug, name: "Cup" } }],
      }),
      rejected(400, "Every entry must have the product's revision.", {
        field: "products[0].product.revision",
      }),
    ),
  ),
  ...onPage(
    SEED,
    post("/stores/v3/products/query", { query: { paging: { limit: 50 } } }),
    post("/stores/v3/products/query", ({ ids }) => ({
      query: { filter: { id: { $in: [ids.mug] } }, paging: { limit: 1 } },
    })),
  ),
  ...onPage(
    CATALOG_PAGE,
    post(
      "/categories/v1/categories/query",
      { treeReference, query: { cursorPaging: { limit: 100 } } },
      {
        sender: "visitor",
        check: ({ categories }) => categories.length > 0,
      },
    ),
    get("/categories/v1/categories/slug/cups?treeReference.appNamespace=@wix/stores", {
      sender: "visitor",
    }),
  ),
  ...onPage(
    WRITERS,
    post("/stores/v3/inventory-items", ({ ids }) => ({
      inventoryItem: { variantId: ids.newVariant, productId: ids.newProduct, inStock: true },
    })),
    post("/categories/v1/bulk/categories/add-item", ({ ids }) => ({
      item: { catalogItemId: ids.tee, appId: STORES },
      categoryIds: [ids.category],
      treeReference,
    })),
    wrongField(
      "/stores/v3/products",
      { product: { ...bowl, name: "B".repeat(81) } },
      "product.name",
      "A product's name can have at most 80 characters.",
    ),
    wrongField(
      "/stores/v3/products",
      { product: { ...bowl, variantsInfo: { variants: [{ ...variant(), price: "18" }] } } },
      "product.variantsInfo.variants[0].price",
      "A variant's price must be an object.",
    ),
  ),
];
