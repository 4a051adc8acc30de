export { cartV1 } from "./cart/v1.js";
export { productFromV1 } from "./product/product-from-v1.js";
