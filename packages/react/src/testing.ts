export type { CartEntry, ShopOptions } from "./test-kit/create-shop.js";
export { renderHookWithShop, renderWithShop, type TestShop } from "./test-kit/render-with-shop.js";
