// Sets up a merchant's shop, using only the published packages.

import { createClient } from "@portico/core";
import {
  cartV2,
  checkout,
  currentCartV2,
  deliveryProfile,
  discountRules,
  draftOrders,
  manualTaxMappings,
  orderBilling,
  orderFulfillments,
  orders,
  orderTransactions,
  pickupLocations,
  shippingOptions,
  taxCalculation,
  taxGroups,
  taxRegions,
} from "@portico/ecom";
import { ApiKeyStrategy, OAuthStrategy } from "@portico/identity";
import { inventoryItemsV3, productsV3 } from "@portico/stores";
import { createEmulator } from "../emulator.js";
import { formatDecimal } from "./exact.js";
import { NEW_YORK } from "./money-world.js";
import { DIGITS } from "./order-model.js";
import { formatRate, type Rate } from "./reckoning.js";
import { API_KEY, STORES } from "./test-client.js";

export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("Missing value");
  return value;
}

export function createEmptyShop(currency: string) {
  const { fetch, state } = createEmulator({ seed: "empty", site: { currency } });
  const digits = DIGITS[currency] ?? 2;
  return {
    merchant: createClient({
      fetch,
      auth: ApiKeyStrategy({ apiKey: API_KEY, siteId: state.site.id }),
      modules: {
        deliveryProfile,
        discountRules,
        draftOrders,
        inventoryItemsV3,
        manualTaxMappings,
        orderBilling,
        orderFulfillments,
        orderTransactions,
        orders,
        pickupLocations,
        productsV3,
        shippingOptions,
        taxCalculation,
        taxGroups,
        taxRegions,
      },
    }),
    newBuyer: () =>
      createClient({
        fetch,
        auth: OAuthStrategy({ clientId: "shop", redirectUri: "http://localhost:5173/back" }),
        modules: { cartV2, checkout, currentCartV2 },
      }),
    /** 1050n is "10.50" in dollars, "1050" in yen and "1.050" in dinars. */
    money: (units: bigint) => formatDecimal(units, digits),
    units: (text: string | undefined) => BigInt(required(text).replace(".", "")),
  };
}
export type Shop = ReturnType<typeof createEmptyShop>;

export interface TaxRates {
  readonly standard: Rate;
  readonly books: Rate;
  readonly delivery: Rate;
}

export async function setUpTaxes(
  { merchant }: Shop,
  regions: readonly (readonly [{ country: string; subdivision?: string }, TaxRates])[],
): Promise<string> {
  const books = required((await merchant.taxGroups.createTaxGroup({ name: "Books" })).id);
  const { taxGroups } = await merchant.taxGroups.listDefaultTaxGroups();
  const groupOf = (name: string) =>
    required(taxGroups.find((taxGroup) => taxGroup.name?.startsWith(name))?.id);
  const groups = { standard: groupOf("Products"), books, delivery: groupOf("Shipping") };
  const { taxCalculatorDetails } = await merchant.taxCalculation.listTaxCalculators();
  const appId = required(taxCalculatorDetails[0]).appId;
  for (const [location, rates] of regions) {
    const region = await merchant.taxRegions.createTaxRegion({ ...location, appId });
    for (const group of ["standard", "books", "delivery"] as const) {
      await merchant.manualTaxMappings.createManualTaxMapping({
        taxRegionId: required(region.id),
        taxGroupId: groups[group],
        taxRate: formatRate(rates[group]),
      });
    }
  }
  return books;
}

export interface ShippingPrices {
  readonly light: bigint;
  readonly heavy: bigint;
  readonly heavyFrom: number;
  readonly abroad: bigint;
  readonly furniture: bigint;
}

/**
 * Sets up delivery: domestic shipping by weight, international shipping at a flat rate, domestic
 * furniture delivery priced per item, and pickup. Returns the delivery profile for furniture.
 */
export async function setUpDelivery(
  { merchant, money }: Shop,
  prices: ShippingPrices,
): Promise<string> {
  const { deliveryProfile, shippingOptions, pickupLocations } = merchant;
  const response = await deliveryProfile.listInstalledDeliveryCarriers();
  const carrierOf = (name: string) => {
    const carrier = response.installedDeliveryCarriers.find(
      (installedCarrier) => installedCarrier.displayName === name,
    );
    return { deliveryCarrier: { appId: required(carrier).id } };
  };
  const [defaultProfile] = (
    await deliveryProfile.queryDeliveryProfiles().eq("default", true).find()
  ).items;
  const [domesticRegion, foreignRegion] = required(defaultProfile).deliveryRegions.map(
    ({ id }) => id,
  );
  const furnitureProfile = await deliveryProfile.createDeliveryProfile({
    name: "Furniture",
    deliveryRegions: [{ name: "Vans", active: true, destinations: [{ countryCode: "US" }] }],
  });
  const furnitureRegion = required(furnitureProfile.deliveryRegions[0]).id;
  await deliveryProfile.addDeliveryCarrier(required(furnitureRegion), carrierOf("Basic Shipping"));
  await deliveryProfile.addDeliveryCarrier(required(domesticRegion), carrierOf("Pickup"));
  const weightCondition = (operator: "LT" | "GTE") => {
    const value = String(prices.heavyFrom);
    return { conditions: [{ type: "BY_TOTAL_WEIGHT" as const, operator, value }] };
  };
  const addShippingOption = (region: string | undefined, rates: ShippingRates) =>
    shippingOptions.createShippingOption({
      title: "Post",
      deliveryRegionId: required(region),
      rates,
    });
  await addShippingOption(domesticRegion, [
    { amount: money(prices.light), ...weightCondition("LT") },
    { amount: money(prices.heavy), ...weightCondition("GTE") },
  ]);
  await addShippingOption(foreignRegion, [{ amount: money(prices.abroad) }]);
  await addShippingOption(furnitureRegion, [
    { amount: money(prices.furniture), multiplyByQuantity: true },
  ]);
  await pickupLocations.createPickupLocation({
    name: "Counter",
    address: NEW_YORK,
    deliveryRegionIds: [required(domesticRegion)],
  });
  return required(furnitureProfile.id);
}
type ShippingRates = NonNullable<
  Parameters<Shop["merchant"]["shippingOptions"]["createShippingOption"]>[0]["rates"]
>;

interface NewProduct {
  readonly name: string;
  readonly price: bigint;
  readonly stock: number;
  readonly weight: number;
}

export async function createProduct(
  { merchant, money }: Shop,
  newProduct: NewProduct,
  settings: { readonly profile?: string; readonly taxGroup?: string } = {},
) {
  const { product } = await merchant.productsV3.createProductWithInventory(
    {
      name: newProduct.name,
      productType: "PHYSICAL",
      physicalProperties: settings.profile ? { deliveryProfileId: settings.profile } : {},
      ...(settings.taxGroup ? { taxGroupId: settings.taxGroup } : {}),
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: money(newProduct.price) } },
            physicalProperties: { weight: newProduct.weight },
            inventoryItem: { quantity: newProduct.stock },
          },
        ],
      },
    },
    { returnEntity: true },
  );
  const { id, variantsInfo } = required(product);
  const variantId = required(variantsInfo?.variants[0]).id;
  return { catalogItemId: required(id), appId: STORES, options: { variantId } };
}
export type Reference = Awaited<ReturnType<typeof createProduct>>;

export async function createDiscount(
  { merchant }: Shop,
  name: string,
  percentage: number,
  reference: Reference,
) {
  const catalogItemFilter = { catalogAppId: STORES, catalogItemIds: [reference.catalogItemId] };
  const scopes = [{ id: "offer", type: "CATALOG_ITEM" as const, catalogItemFilter }];
  await merchant.discountRules.createDiscountRule({
    name,
    discounts: {
      values: [
        {
          targetType: "SPECIFIC_ITEMS",
          discountType: "PERCENTAGE",
          percentage,
          specificItemsInfo: { scopes },
        },
      ],
    },
  });
}
