import { SHIPPING_ID } from "../../services/delivery/carriers.js";
import { type Example, get, onPage, patch, post, rejected, remove } from "./example.js";

const SHIPPING = "wix-manage/references/ecommerce/shipping";
const API = `${SHIPPING}/ecom-shipping-api.md`;
const OPTIONS = "/ecom/v1/shipping-options";
const PROFILES = "/ecom/v1/delivery-profiles";
const BASIC_CARRIER = SHIPPING_ID;
const PICKUP_CARRIER = "50d8c12f-715e-41ad-be25-d0f61375dbee";

type Ids = { readonly ids: Readonly<Record<string, string>> };
const optionPath = ({ ids }: Ids) => `${OPTIONS}/${ids.shippingOption}`;
const pageQuery = { query: { cursorPaging: { limit: 100 } } };
const condition = (operator: string, value: string) => ({
  type: "BY_TOTAL_PRICE",
  operator,
  value,
});
const rate = (amount: string, ...conditions: object[]) => ({
  amount,
  conditions,
  multiplyByQuantity: false,
});
const createOption = (title: string, ...rates: object[]) =>
  post(OPTIONS, ({ ids }) => ({
    shippingOption: {
      title,
      deliveryRegionId: ids.region,
      estimatedDeliveryTime: "5-7 business days",
      rates,
    },
  }));
const updateOption = (...rates: object[]) =>
  patch(optionPath, ({ ids }) => ({
    shippingOption: { id: ids.shippingOption, revision: "1", rates },
  }));
const backupRate = { title: "At the shop", amount: "0", active: true };
const carrierBody =
  (deliveryCarrier: object) =>
  ({ ids }: Ids) => ({
    deliveryRegionId: ids.region,
    deliveryCarrier,
  });
const regionBody =
  (countryCode: string) =>
  ({ ids }: Ids) => ({
    deliveryRegion: { name: countryCode, active: true, destinations: [{ countryCode }] },
    revision: ids.profileRevision,
  });
const regionsPath = ({ ids }: Ids) => `${PROFILES}/${ids.profile}/delivery-region`;
const regionPath = (world: Ids) => `${regionsPath(world)}/${world.ids.region}`;

export const deliveryExamples: readonly Example[] = [
  ...onPage(
    API,
    post(`${OPTIONS}/query`, pageQuery, {
      check: ({ shippingOptions }) => shippingOptions.length > 0,
    }),
    post(OPTIONS, ({ ids }) => ({
      shippingOption: {
        deliveryRegionId: ids.region,
        title: "Free over 75",
        category: "FREE",
        rates: [{ ...rate("0", condition("GTE", "75")), title: "Free", active: true }],
      },
    })),
    post(
      OPTIONS,
      ({ ids }) => ({
        shippingOption: { title: "Post", deliveryRegionIds: [ids.region], rates: [rate("4")] },
      }),
      rejected(400, "A single region must be in `deliveryRegionId`, not in `deliveryRegionIds`.", {
        field: "shippingOption.deliveryRegionId",
      }),
    ),
    post(
      OPTIONS,
      ({ ids }) => ({
        shippingOption: {
          title: "Pieces",
          deliveryRegionId: ids.region,
          rates: [rate("4", { type: "BY_TOTAL_QUANTITY", operator: "GTE", value: "1.5" })],
        },
      }),
      rejected(400, "A quantity must be a whole number.", { code: "INVALID_QUANTITY_VALUE" }),
    ),
    post(
      OPTIONS,
      ({ ids }) => ({ shippingOption: { deliveryRegionId: ids.region, rates: [rate("4")] } }),
      rejected(400, "A shipping option must have a title.", { field: "shippingOption.title" }),
    ),
    post(
      OPTIONS,
      ({ ids }) => ({ shippingOption: { deliveryRegionId: ids.region, title: "Post" } }),
      rejected(400, "A shipping option must have rates.", { field: "shippingOption.rates" }),
    ),
    get(optionPath),
    updateOption(rate("0", condition("GTE", "85"))),
    remove(optionPath),
    post(
      (world) => `${optionPath(world)}/add-delivery-region`,
      ({ ids }) => ({
        deliveryRegionId: ids.region,
        revision: "1",
      }),
    ),
    post(
      (world) => `${optionPath(world)}/remove-delivery-region`,
      ({ ids }) => ({
        deliveryRegionId: ids.region,
        revision: "1",
      }),
    ),
    post(
      `${PROFILES}/query`,
      {},
      {
        check: ({ deliveryProfiles }) => deliveryProfiles[0].default === true,
      },
    ),
    get(({ ids }) => `${PROFILES}/${ids.profile}`),
    get(({ ids }) => `${PROFILES}/delivery-regions/${ids.region}`),
    post(PROFILES, { deliveryProfile: { name: "Heavy" } }),
    patch(
      ({ ids }) => `${PROFILES}/${ids.profile}`,
      ({ ids }) => ({
        deliveryProfile: { id: ids.profile, revision: ids.profileRevision, name: "General" },
      }),
    ),
    post(regionsPath, regionBody("FR"), {
      check: ({ deliveryProfile }) => deliveryProfile.deliveryRegions.length > 1,
    }),
    post(
      regionsPath,
      regionBody("IE"),
      rejected(409, "The country is already in another region of the profile.", {
        code: "DESTINATIONS_COLLISION",
      }),
    ),
    patch(regionPath, ({ ids }) => ({
      deliveryRegion: { id: ids.region, name: "Ireland", active: false },
      revision: ids.profileRevision,
    })),
    remove((world) => `${regionPath(world)}?revision=${world.ids.profileRevision}`),
    get(`${PROFILES}/installed-carriers`, {
      check: ({ installedDeliveryCarriers }) =>
        [BASIC_CARRIER, PICKUP_CARRIER].every((id) =>
          installedDeliveryCarriers.some((carrier: { id: string }) => carrier.id === id),
        ),
    }),
    post(({ ids }) => `${PROFILES}/${ids.profile}/delivery-carriers`, {}),
    post(`${PROFILES}/add-delivery-carrier`, carrierBody({ appId: PICKUP_CARRIER, backupRate })),
    post(
      `${PROFILES}/add-delivery-carrier`,
      carrierBody({ appId: BASIC_CARRIER, backupRate }),
      rejected(409, "The region already has this carrier.", {
        code: "CARRIER_ALREADY_EXISTS_IN_REGION",
      }),
    ),
    patch(`${PROFILES}/update-delivery-carrier`, carrierBody({ appId: BASIC_CARRIER, backupRate })),
    post(`${PROFILES}/delivery-carriers/set-active-status`, ({ ids }) => ({
      deliveryRegionId: ids.region,
      carrierAppId: BASIC_CARRIER,
      rowId: ids.shippingOption,
      active: false,
    })),
    post(`${PROFILES}/remove-delivery-carrier`, ({ ids }) => ({
      deliveryRegionId: ids.region,
      appId: BASIC_CARRIER,
    })),
  ),
  ...onPage(
    `${SHIPPING}/ecom-shipping-fix-coverage.md`,
    post(`${PROFILES}/query`, pageQuery),
    post(`${OPTIONS}/query`, pageQuery),
    createOption("Standard", rate("4.99")),
    createOption("Free", rate("0", condition("GTE", "72"))),
  ),
  ...onPage(
    `${SHIPPING}/ecom-shipping-free-shipping.md`,
    post(`${OPTIONS}/query`, pageQuery),
    post(`${PROFILES}/query`, pageQuery),
    createOption("Free", rate("0", condition("GTE", "72"))),
  ),
  ...onPage(
    `${SHIPPING}/ecom-shipping-optimize-rates.md`,
    post(`${OPTIONS}/query`, pageQuery),
    updateOption(rate("9.99")),
    createOption(
      "Tiers",
      rate("9.99", condition("LTE", "35")),
      rate("7.99", condition("GT", "35"), condition("LTE", "80")),
      rate("0", condition("GT", "80")),
    ),
  ),
  ...onPage(
    `${SHIPPING}/ecom-shipping-setup-pickup.md`,
    get(`${PROFILES}/installed-carriers`),
    post(`${PROFILES}/query`, {}),
    post(regionsPath, regionBody("DE")),
    post(`${PROFILES}/add-delivery-carrier`, carrierBody({ appId: PICKUP_CARRIER, backupRate })),
  ),
];
