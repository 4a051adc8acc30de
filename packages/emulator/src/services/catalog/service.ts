import { anyone } from "../../kernel/handler.js";
import { defineService } from "../../kernel/service.js";
import { PICTURES } from "../../media/image.js";
import { variantAt } from "./inventory/find.js";
import { servePicture } from "./pictures.js";
import { catalogSlice } from "./slice.js";
import { setStock } from "./stock.js";
import { olderRoutes, v1ProductHandlers } from "./v1/handlers.js";
import { v1InventoryHandlers } from "./v1/inventory.js";
import { requireV1 } from "./v1/write/change.js";
import { collectionWrites } from "./v1/write/collections.js";
import { mediaWrites } from "./v1/write/media.js";
import { productWrites } from "./v1/write/products.js";
import { variantWrites } from "./v1/write/variants.js";

/** Functions of `emulator.controls.catalog`. */
export interface CatalogControls {
  /**
   * Sets the stock of a variant.
   *
   * @param variantId - Id of the variant.
   * @param quantity - Number of units. If `undefined`, the variant is in stock without a limit.
   * @throws Error if the variant does not exist.
   */
  setStock(variantId: string, quantity: number | undefined): void;
}

export const catalog = defineService({
  ...catalogSlice,
  handlers: {
    "stores.catalogVersioning.getCatalogVersion": anyone((_request, { site }) => ({
      catalogVersion: site.catalogVersion,
    })),
    ...requireV1({
      ...v1ProductHandlers,
      ...v1InventoryHandlers,
      ...productWrites,
      ...variantWrites,
      ...mediaWrites,
      ...collectionWrites,
    }),
  },
  routes: olderRoutes,
  pages: [{ path: `${PICTURES}/*`, shared: true, serve: servePicture }],
  controls: (act): CatalogControls => ({
    setStock(variantId, quantity) {
      act((context) => {
        const stocked = variantAt(context, variantId);
        if (!stocked) throw new Error(`Variant ${variantId} not found`);
        const { quantity: _quantity, ...stock } = stocked.variant.stock;
        setStock(context, stocked, {
          ...stock,
          ...(quantity === undefined ? { inStock: true } : { quantity }),
        });
      });
    },
  }),
});
