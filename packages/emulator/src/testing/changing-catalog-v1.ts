import type { CallRow, World } from "./shop-world.js";

const productId = (w: World) => w.item("heavy-tee").catalogReference.catalogItemId;
const product = (w: World) => w.emulator.state.catalog.products.get(productId(w));
const collectionId = (w: World) =>
  [...w.emulator.state.catalog.categories.values()].find(({ slug }) => slug === "knitwear")?.id;
const topsCategoryId = (w: World) => product(w)?.categoryIds[0];
const idRequest = (w: World) => ({ id: productId(w) });
const inventoryChange = (w: World) => ({
  productId: productId(w),
  variantId: w.item("heavy-tee").catalogReference.options.variantId,
});
const pictureId = (w: World) => product(w)?.pictures[0]?.id;
const choiceRequest = (choice: string) => (w: World) => ({
  id: productId(w),
  media: [{ option: "Color", choice, mediaIds: [pictureId(w)] }],
});

const productChange = (name: string, request: CallRow[2]): CallRow => [
  `stores.products.${name}`,
  "owner",
  request,
];

/** Valid requests, one for each operation that changes a V1 catalog. */
export const V1_CHANGES: readonly CallRow[] = [
  productChange("createProduct", () => ({
    product: { name: "Mug", priceData: { price: 5 }, brand: "Kiln" },
  })),
  productChange("updateProduct", (w) => ({
    product: { id: productId(w), name: "x", manageVariants: false, ribbon: "Mine" },
  })),
  productChange("deleteProduct", idRequest),
  productChange("updateProductVariants", (w) => ({
    id: productId(w),
    variants: [{ choices: { Size: "M" }, price: 5 }],
  })),
  productChange("resetAllProductVariantData", idRequest),
  productChange("deleteProductOptions", idRequest),
  productChange("removeBrand", idRequest),
  productChange("removeRibbon", idRequest),
  productChange("addProductMedia", (w) => ({ id: productId(w), media: [{ mediaId: "a.jpg" }] })),
  productChange("removeProductMedia", (w) => ({ id: productId(w), mediaIds: [pictureId(w)] })),
  productChange("addProductMediaToChoices", choiceRequest("Sage")),
  productChange("removeProductMediaFromChoices", choiceRequest("White")),
  productChange("createCollection", () => ({ collection: { name: "Mine" } })),
  productChange("updateCollection", (w) => ({ collection: { id: collectionId(w), name: "x" } })),
  productChange("deleteCollection", (w) => ({ id: topsCategoryId(w) })),
  productChange("addProductsToCollection", (w) => ({
    id: collectionId(w),
    productIds: [productId(w)],
  })),
  productChange("removeProductsFromCollection", (w) => ({
    id: topsCategoryId(w),
    productIds: [productId(w)],
  })),
  productChange("bulkUpdateProductsProperty", (w) => ({ ids: [productId(w)], set: { price: 5 } })),
  productChange("bulkAdjustProductProperty", (w) => ({
    ids: [productId(w)],
    adjust: { price: { amount: 5 } },
  })),
  [
    "stores.inventory.updateInventoryVariants",
    "owner",
    (w) => ({ inventoryItem: { productId: productId(w), trackQuantity: false } }),
  ],
  [
    "stores.inventory.decrementInventory",
    "owner",
    (w) => ({ decrementData: [{ ...inventoryChange(w), decrementBy: 1 }] }),
  ],
  [
    "stores.inventory.incrementInventory",
    "owner",
    (w) => ({ incrementData: [{ ...inventoryChange(w), incrementBy: 1 }] }),
  ],
];
