import { defineService } from "../../kernel/service.js";
import { PICTURES } from "../../media/image.js";
import { categoryHandlers } from "./categories.js";
import { v3MoreHandlers } from "./inventory-items.js";
import { servePicture } from "./pictures.js";
import { catalogSlice } from "./slice.js";
import { v1ProductHandlers } from "./v1/handlers.js";
import { inventoryHandlers } from "./v1/inventory.js";
import { collectionWrites } from "./v1/write/collections.js";
import { mediaWrites } from "./v1/write/media.js";
import { productWrites } from "./v1/write/products.js";
import { variantWrites } from "./v1/write/variants.js";
import { v3ProductHandlers } from "./v3/handlers.js";

/** What a test does to the catalogue. */
export interface CatalogControls {
  /** Sets the stock of a variant; undefined stops counting. */
  setStock(variantId: string, quantity: number | undefined): void;
}

/** The catalogue, in both versions of the interface. */
export const catalog = defineService({
  ...catalogSlice,
  handlers: {
    ...v3ProductHandlers,
    ...v3MoreHandlers,
    ...v1ProductHandlers,
    ...inventoryHandlers,
    ...productWrites,
    ...variantWrites,
    ...mediaWrites,
    ...collectionWrites,
    ...categoryHandlers,
  },
  pages: [{ path: `${PICTURES}/*`, shared: true, serve: servePicture }],
  controls: (act): CatalogControls => ({
    setStock(variantId, quantity) {
      act(({ store, changes }) => {
        const variants = [...store(catalogSlice).products.values()].flatMap((one) => one.variants);
        const variant = variants.find(({ id }) => id === variantId);
        if (!variant) throw new Error(`There is no variant ${variantId}`);
        changes.keep(variant).stock = {
          ...(quantity === undefined ? {} : { quantity }),
          inStock: quantity === undefined || quantity > 0,
          preorder: variant.stock.preorder,
        };
      });
    },
  }),
});
