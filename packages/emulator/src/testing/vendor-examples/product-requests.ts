// Requests that appear on several pages of product examples.
import { post, rejected } from "./example.js";
import type { VendorWorld } from "./world.js";

export const CATALOG_PAGE = "wix-vibe-headless/references/storefront/app/rest/wix-store-catalog.js";

export const price = { actualPrice: { amount: "18" } };
export const variant = (rest: object = {}) => ({
  price,
  physicalProperties: {},
  visible: true,
  ...rest,
});
export const physicalProduct = { productType: "PHYSICAL", physicalProperties: {} };
export const bowl = { name: "Bowl", ...physicalProduct, variantsInfo: { variants: [variant()] } };

const productOf = ({ emulator }: VendorWorld, id = "") => emulator.state.catalog.products.get(id);

/** Returns an update body that includes the product's current revision. */
export const withRevision =
  (which: "mug" | "tee", change: object | ((world: VendorWorld) => object)) =>
  (world: VendorWorld) => ({
    product: {
      id: world.ids[which],
      revision: String(productOf(world, world.ids[which])?.revision),
      ...(typeof change === "function" ? change(world) : change),
    },
  });
/** Returns a request that is rejected because of one field. */
export const wrongField = (path: string, body: object, field: string, reason: string) =>
  post(path, body, rejected(400, reason, { field }));
