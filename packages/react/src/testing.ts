export type { CartEntry, ShopOptions } from "./test-kit/create-shop.js";
export { cartFixture, memberFixture, productFixture } from "./test-kit/fixtures.js";
export { renderHookWithShop, renderWithShop, type TestShop } from "./test-kit/render-with-shop.js";
export { ShopFixture, type ShopFixtureProps } from "./test-kit/shop-fixture.js";
