import { badRequest, validationError } from "../../kernel/platform-error.js";
import { resource } from "../../resource/resource.js";
import type { LocalDeliveryOption, PickupLocation, ShippingOption } from "./model.js";

/** The documentation lists errors for too many options, but no limit. */
const REGION_LIMIT = { count: 100, per: "deliveryRegionIds" };
const TOO_MANY_OPTIONS = "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

type RegionalOption = Pick<ShippingOption, "id" | "deliveryRegionId" | "deliveryRegionIds">;

/** Sets `deliveryRegionIds`. A request may contain only `deliveryRegionId` instead. */
function completeRegions(option: RegionalOption): void {
  const { deliveryRegionId, deliveryRegionIds = [] } = option;
  const onlyRegionId = deliveryRegionIds.length === 0 ? deliveryRegionId : undefined;
  Object.assign(option, {
    deliveryRegionIds: onlyRegionId ? [onlyRegionId] : deliveryRegionIds,
  });
}

function checkRates(option: ShippingOption): void {
  const { title, rates = [], deliveryRegionId, deliveryRegionIds = [] } = option;
  const missingNames = [
    ...(title ? [] : ["title"]),
    ...(rates.length > 0 ? [] : ["rates"]),
    ...(deliveryRegionId || deliveryRegionIds.length > 0 ? [] : ["deliveryRegionId"]),
  ];
  if (missingNames.length > 0) {
    const violation = { description: "must not be empty", violatedRule: "REQUIRED_FIELD" };
    throw validationError(
      missingNames.map((name) => ({ field: `shippingOption.${name}`, ...violation })),
    );
  }
  // The platform accepts a single region only in `deliveryRegionId`.
  if (deliveryRegionId || deliveryRegionIds.length !== 1) return;
  const field = "shippingOption.deliveryRegionId";
  const description = "is not a valid GUID";
  throw validationError([{ field, description, violatedRule: "FORMAT", data: { type: "GUID" } }]);
}

const firstRegion = ({ deliveryRegionIds: [deliveryRegionId] }: RegionalOption) =>
  deliveryRegionId === undefined ? {} : { deliveryRegionId };

export const shippingOptions = resource<ShippingOption>("ecom.shippingOptions", {
  view: firstRegion,
  check: (next, before) => {
    if (!before) checkRates(next);
    completeRegions(next);
    const conditions = (next.rates ?? []).flatMap((rate) => rate.conditions ?? []);
    const hasValidValue = ({ type, value }: (typeof conditions)[number]) =>
      type !== "BY_TOTAL_QUANTITY" || /^\d+$/.test(value);
    if (conditions.every(hasValidValue)) return;
    throw badRequest("INVALID_QUANTITY_VALUE", "The quantity must be an integer");
  },
});

export const shippoConfigurations = resource<RegionalOption>("ecom.shippoConfigurations", {
  view: firstRegion,
  check: completeRegions,
});

export const pickupLocations = resource<PickupLocation>("ecom.pickupLocations", {
  defaults: { active: true },
  limit: { ...REGION_LIMIT, code: TOO_MANY_OPTIONS },
});

/** Sets the radius unit and the city keys, like the platform. */
function completeArea(next: LocalDeliveryOption, weightUnit: string): void {
  const { radiusConfig, cityConfig } = next;
  const lengthUnit = weightUnit === "LB" ? "MI" : "KM";
  const cityItems = cityConfig?.cityItems?.map((item) => {
    const { country, subdivision, cityName } = item;
    const cityKey = [country, subdivision, cityName].filter(Boolean).join("-").toLowerCase();
    return { ...item, cityKey };
  });
  if (radiusConfig) Object.assign(next, { radiusConfig: { ...radiusConfig, lengthUnit } });
  if (cityConfig) Object.assign(next, { cityConfig: { cityItems: cityItems ?? [] } });
}

export const localDeliveryOptions = resource<LocalDeliveryOption>("ecom.localDeliveryOptions", {
  limit: {
    ...REGION_LIMIT,
    count: 50,
    code: (operation) =>
      operation.endsWith(".createLocalDeliveryOption")
        ? "LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED"
        : TOO_MANY_OPTIONS,
  },
  check: (next, _before, { site }) => completeArea(next, site.weightUnit),
  // List requests still use the old name "external id" for the region id.
  source: ({ all, operation }, { externalId }) => {
    if (!operation.endsWith(".listLocalDeliveryOptions")) return {};
    const id = String(externalId);
    return { items: all().filter(({ deliveryRegionIds }) => deliveryRegionIds.includes(id)) };
  },
});
