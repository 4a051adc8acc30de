import { createEmulator, type Emulator } from "../../emulator.js";
import { createSeed } from "../../seeds/create-seed.js";
import { SHIPPING_ID } from "../../services/delivery/carriers.js";
import { logIn } from "../login.js";
import { API_KEY, type Json, visitor } from "../test-client.js";
import { wireCaller } from "../wire.js";

export type Sender = "owner" | "visitor" | "member" | "anonymous";

/** A shop with the entities that the vendor's examples refer to. */
export interface VendorWorld {
  readonly emulator: Emulator;
  readonly authorizations: Readonly<Record<Sender, string>>;
  readonly ids: Readonly<Record<string, string>>;
}

/** Creates the shop, with a mug and a tee in two sizes. */
export async function makeVendorWorld(catalogVersion: "V1_CATALOG" | "V3_CATALOG") {
  const emulator = createEmulator({
    seed: createSeed()
      .site({ catalogVersion })
      .category({ name: "Cups" })
      .product({ name: "Mug", price: "12", stock: 30, categories: ["Cups"] })
      .product({ name: "Tee", price: "24", stock: 30, options: { Size: ["S", "M"] } }),
  });
  const guest = await visitor(emulator);
  const member = await logIn(await visitor(emulator));
  const send = wireCaller(emulator);
  const sendOk = async (path: string, body: object): Promise<Json> => {
    const reply = await send("POST", path, body);
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const { products, categories } = emulator.state.catalog as Json;
  const productNamed = (name: string): Json =>
    [...products.values()].find((product: Json) => product.name === name);
  const mug = productNamed("Mug");
  const tee = productNamed("Tee");
  const ids: Record<string, string> = {
    mug: mug.id,
    tee: tee.id,
    mugVariant: mug.variants[0].id,
    teeVariant: tee.variants[0].id,
    category: [...categories.values()].find(({ name }: Json) => name === "Cups").id,
    member: [...emulator.state.members.values()][0]?.id ?? "",
  };
  if (catalogVersion === "V3_CATALOG") {
    const inventory = await sendOk("/stores/v3/inventory-items/query", { query: {} });
    const item = inventory.inventoryItems.find(({ productId }: Json) => productId === mug.id);
    Object.assign(ids, { inventoryItem: item.id, inventoryRevision: item.revision });
    const price = { actualPrice: { amount: "5" } };
    const variantsInfo = { variants: [{ price, physicalProperties: {} }] };
    const product = { name: "Bin", productType: "PHYSICAL", physicalProperties: {}, variantsInfo };
    const bin = (await sendOk("/stores/v3/products", { product })).product;
    Object.assign(ids, { newProduct: bin.id, newVariant: bin.variantsInfo.variants[0].id });
  }
  const profiles = await sendOk("/ecom/v1/delivery-profiles/query", {});
  const [profile] = profiles.deliveryProfiles;
  ids.profile = profile.id;
  const { deliveryProfile } = await sendOk(
    `/ecom/v1/delivery-profiles/${profile.id}/delivery-region`,
    {
      deliveryRegion: { name: "Ireland", active: true, destinations: [{ countryCode: "IE" }] },
      revision: profile.revision,
    },
  );
  ids.region = deliveryProfile.deliveryRegions.find(({ name }: Json) => name === "Ireland").id;
  const withCarrier = await sendOk("/ecom/v1/delivery-profiles/add-delivery-carrier", {
    deliveryRegionId: ids.region,
    deliveryCarrier: {
      appId: SHIPPING_ID,
      backupRate: { title: "Post", amount: "4", active: true },
    },
  });
  ids.profileRevision = withCarrier.deliveryProfile.revision;
  const rates = [{ amount: "4", conditions: [] }];
  const option = { title: "Post", deliveryRegionId: ids.region, rates };
  ids.shippingOption = (
    await sendOk("/ecom/v1/shipping-options", { shippingOption: option })
  ).shippingOption.id;
  const scope = { id: "all", type: "CATALOG_ITEM", catalogItemFilter: { catalogAppId: STORES } };
  const value = {
    targetType: "SPECIFIC_ITEMS",
    specificItemsInfo: { scopes: [scope] },
    discountType: "PERCENTAGE",
    percentage: 5,
  };
  const discountRule = { name: "Five", active: true, discounts: { values: [value] } };
  ids.discountRule = (await sendOk("/ecom/v1/discount-rules", { discountRule })).discountRule.id;
  const specification = {
    name: "Ten",
    code: "TEN",
    startTime: 1_700_000_000_000,
    percentOffRate: 10,
    scope: { namespace: "stores" },
  };
  ids.coupon = (await sendOk("/stores/v2/coupons", { specification })).id;
  const importRequest = { url: "https://example.com/mug.jpg", mimeType: "image/jpeg" };
  const { file } = await sendOk("/site-media/v1/files/import", importRequest);
  Object.assign(ids, { file: file.id, fileUrl: file.url });
  const asGuest = wireCaller(emulator, guest.authorization);
  const options = catalogVersion === "V3_CATALOG" ? { options: { variantId: ids.mugVariant } } : {};
  const catalogReference = { appId: STORES, catalogItemId: mug.id, ...options };
  const lineItems = [{ catalogReference, quantity: 1 }];
  const { cart } = (await asGuest("POST", "/ecom/v1/carts/current/add-to-cart", { lineItems }))
    .body;
  ids.cart = cart.id;
  ids.line = cart.lineItems[0]?.id;
  const created = await asGuest("POST", "/ecom/v1/carts/current/create-checkout", {
    channelType: "WEB",
  });
  ids.ownCheckout = created.body.checkoutId;
  const login = { loginId: { email: "ada@example.com" }, password: "portico" };
  const loginResponse = await asGuest("POST", "/_api/iam/authentication/v2/login", login);
  ids.sessionToken = loginResponse.body.sessionToken;
  ids.refreshToken = guest.refreshToken;
  const checkout = await sendOk("/ecom/v1/checkouts", { lineItems, channelType: "WEB" });
  ids.checkout = checkout.checkout.id;
  const world: VendorWorld = {
    emulator,
    authorizations: {
      owner: API_KEY,
      visitor: guest.authorization,
      member: member.authorization,
      anonymous: "",
    },
    ids,
  };
  return world;
}

export const STORES = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
