// Requests that make the recordings in the docs more useful than the minimal requests.
import type { Settings } from "../minimal/setting.js";
import type { World } from "../shop-world.js";
import { TREE } from "../test-client.js";

const teeId = ({ item }: World): string => item("heavy-tee").catalogReference.catalogItemId;

/** Returns the id of an entity that a product of the seed refers to. */
const referenceOf = (field: "brandId" | "ribbonId", { emulator }: World): string =>
  [...emulator.state.catalog.products.values()].flatMap((product) => product[field] ?? [])[0] ?? "";

const productRequest = (world: World) => ({ request: { productId: teeId(world) } });

const clothingCategory = ({ emulator }: World) =>
  [...emulator.state.catalog.categories.values()].find(({ slug }) => slug === "clothing");

const paidOrder = ({ ids }: World) => ({ request: { id: ids.paid } });

const price = (amount: string) => ({ actualPrice: { amount } });

export const requests: Settings = {
  "stores.productsV3.createProduct": () => ({
    as: "owner",
    request: {
      "product.name": "Linen Tote",
      "product.physicalProperties": {},
      "product.variantsInfo.variants": [{ price: price("35.00"), physicalProperties: {} }],
    },
  }),
  "stores.productsV3.getProduct": productRequest,
  "stores.productsV3.getProductBySlug": () => ({ request: { slug: "heavy-tee" } }),
  "stores.products.getProduct": (world) => ({ request: { id: teeId(world) } }),
  "stores.categories.getCategory": (world) => ({
    request: { categoryId: clothingCategory(world)?.id, treeReference: TREE },
  }),
  "stores.categories.getCategoryBySlug": () => ({
    request: { slug: "clothing", treeReference: TREE },
  }),
  "stores.brandsV3.getBrand": (world) => ({ request: { brandId: referenceOf("brandId", world) } }),
  "stores.ribbonsV3.getRibbon": (world) => ({
    request: { ribbonId: referenceOf("ribbonId", world) },
  }),
  "ecom.orders.getOrder": paidOrder,
  "ecom.orders.setOrderNumberCounter": () => ({ request: { counter: "20000" } }),
  "ecom.currencies.convertCurrency": () => ({
    request: { from: "USD", to: "EUR", amounts: [{ value: "1990", decimalPlaces: 2 }] },
  }),
  "ecom.deliverySolutions.getDeliverySolutions": ({ item }) => ({
    request: {
      lineItems: [{ ...item("heavy-tee"), id: "00000000-0000-4000-8000-000000000001" }],
      "destination.country": "US",
    },
  }),
  "members.members.createMember": () => ({
    as: "owner",
    request: { "member.profile.nickname": "Grace", "member.loginEmail": "grace@example.com" },
  }),
  "members.members.getMember": ({ ids }) => ({ request: { id: ids.ada } }),
  "identity.authentication.logout": () => ({
    as: "member",
    request: { postLogoutRedirectUri: "http://localhost:5173/" },
  }),
  "identity.oauth.token": () => ({
    as: "new",
    request: { clientId: "shop", grantType: "anonymous" },
  }),
  "identity.oauth.tokenInfo": ({ ids }) => ({ request: { token: ids.accessToken } }),
  "identity.oauth.jwks": () => ({}),
  "identity.oauth.userInfo": () => ({ as: "member" }),
};
