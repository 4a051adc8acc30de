export {
  cartFixture,
  memberFixture,
  orderFixture,
  productFixture,
} from "./test-kit/fixtures.js";
export { ShopFixture, type ShopFixtureProps } from "./test-kit/shop-fixture.js";
