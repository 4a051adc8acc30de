import type { Row, World } from "./shop-world.js";

const productId = (w: World) => w.item("heavy-tee").catalogReference.catalogItemId;
const product = (w: World) => w.emulator.state.catalog.products.get(productId(w));
const collectionId = (w: World) =>
  [...w.emulator.state.catalog.categories.values()].find(({ slug }) => slug === "knitwear")?.id;
const tops = (w: World) => product(w)?.categoryIds[0];
const byId = (w: World) => ({ id: productId(w) });
const inventoryChange = (w: World) => ({
  productId: productId(w),
  variantId: w.item("heavy-tee").catalogReference.options.variantId,
});
const picture = (w: World) => product(w)?.pictures[0]?.id;
const choiceRequest = (choice: string) => (w: World) => ({
  id: productId(w),
  media: [{ option: "Color", choice, mediaIds: [picture(w)] }],
});

const of = (name: string, request: Row[2]): Row => [`stores.products.${name}`, "owner", request];

/** Valid requests, one for each operation that changes a V1 catalog. */
export const V1_CHANGES: readonly Row[] = [
  of("createProduct", () => ({ product: { name: "Mug", priceData: { price: 5 }, brand: "Kiln" } })),
  of("updateProduct", (w) => ({
    product: { id: productId(w), name: "x", manageVariants: false, ribbon: "Mine" },
  })),
  of("deleteProduct", byId),
  of("updateProductVariants", (w) => ({
    id: productId(w),
    variants: [{ choices: { Size: "M" }, price: 5 }],
  })),
  of("resetAllProductVariantData", byId),
  of("deleteProductOptions", byId),
  of("removeBrand", byId),
  of("removeRibbon", byId),
  of("addProductMedia", (w) => ({ id: productId(w), media: [{ mediaId: "a.jpg" }] })),
  of("removeProductMedia", (w) => ({ id: productId(w), mediaIds: [picture(w)] })),
  of("addProductMediaToChoices", choiceRequest("Sage")),
  of("removeProductMediaFromChoices", choiceRequest("White")),
  of("createCollection", () => ({ collection: { name: "Mine" } })),
  of("updateCollection", (w) => ({ collection: { id: collectionId(w), name: "x" } })),
  of("deleteCollection", (w) => ({ id: tops(w) })),
  of("addProductsToCollection", (w) => ({ id: collectionId(w), productIds: [productId(w)] })),
  of("removeProductsFromCollection", (w) => ({ id: tops(w), productIds: [productId(w)] })),
  of("bulkUpdateProductsProperty", (w) => ({ ids: [productId(w)], set: { price: 5 } })),
  of("bulkAdjustProductProperty", (w) => ({
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
