export { cartV1 } from "./cart/v1.js";
export { productFromV1 } from "./product/product-from-v1.js";
export { type StoreItemV1, storeItemV1 } from "./queries/store-item.js";
