import { applicationError, validationError } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { eachOf } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import type { Address } from "../address.js";
import type { Rate } from "./model.js";
import type { Schedule } from "./schedule.js";

/** The documentation lists errors for it but no limit. */
const PER_REGION = { count: 100, per: "deliveryRegionIds" };
const TOO_MANY = "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED";

type InRegions = { readonly id: string; deliveryRegionIds: string[]; deliveryRegionId?: string };

function inRegions<T extends InRegions>(noun: string) {
  const change =
    (changed: (ids: readonly string[], id: string) => string[]) =>
    (tools: Tools<T>, request: Entity) => {
      const option = tools.get(request[`${noun}Id`]);
      tools.checkRevision(option, request.revision);
      const next = tools.edit(option, (copy) => {
        copy.deliveryRegionIds = changed(copy.deliveryRegionIds, String(request.deliveryRegionId));
      });
      return { [noun]: tools.view(next) };
    };
  return {
    addDeliveryRegion: change((ids, id) => (ids.includes(id) ? [...ids] : [...ids, id])),
    removeDeliveryRegion: change((ids, id) => ids.filter((one) => one !== id)),
  };
}

/** Responses also show the first region separately. */
function settleRegions(option: InRegions): void {
  const { deliveryRegionId, deliveryRegionIds = [] } = option;
  option.deliveryRegionIds =
    deliveryRegionIds.length === 0 && deliveryRegionId ? [deliveryRegionId] : deliveryRegionIds;
}

function checkNew(option: ShippingOption): void {
  const { title, rates = [], deliveryRegionId, deliveryRegionIds = [] } = option;
  const missing = [
    ...(title ? [] : ["title"]),
    ...(rates.length > 0 ? [] : ["rates"]),
    ...(deliveryRegionId || deliveryRegionIds.length > 0 ? [] : ["deliveryRegionId"]),
  ];
  if (missing.length > 0) {
    throw validationError(
      missing.map((name) => ({
        field: `shippingOption.${name}`,
        description: "must not be empty",
        violatedRule: "REQUIRED_FIELD",
      })),
    );
  }
  // The platform accepts a single region only in `deliveryRegionId`.
  if (deliveryRegionId || deliveryRegionIds.length !== 1) return;
  const field = "shippingOption.deliveryRegionId";
  const description = "is not a valid GUID";
  throw validationError([{ field, description, violatedRule: "FORMAT", data: { type: "GUID" } }]);
}

const first = ({ deliveryRegionIds: [deliveryRegionId] }: InRegions) =>
  deliveryRegionId === undefined ? {} : { deliveryRegionId };

/** The response contains the successful options, and the errors of all others. */
function several<T extends InRegions>(
  list: string,
  errorOf: (error: Entity) => unknown,
  each: (tools: Tools<T>, item: Entity) => T,
) {
  return (tools: Tools<T>, request: Entity) => {
    const items = listOf(request[list]).map(objectOf);
    const done = eachOf(tools, items, (item) => {
      const entity = each(tools, objectOf(item));
      return { id: entity.id, entity };
    });
    return {
      [list]: done.flatMap(({ entity }) => (entity ? [tools.view(entity as T)] : [])),
      errors: done.flatMap(({ metadata }, index) =>
        metadata.success
          ? []
          : [{ id: String(items[index]?.id ?? ""), error: errorOf(objectOf(metadata.error)) }],
      ),
    };
  };
}

export type ShippingOption = InRegions & {
  readonly title?: string;
  readonly estimatedDeliveryTime?: string;
  readonly rates: readonly Rate[];
};

export const shippingOptions = resource<ShippingOption>("ecom.shippingOptions", {
  view: first,
  check: (next, before) => {
    if (!before) checkNew(next);
    settleRegions(next);
    const conditions = (next.rates ?? []).flatMap((rate) => rate.conditions ?? []);
    const isWhole = ({ type, value }: (typeof conditions)[number]) =>
      type !== "BY_TOTAL_QUANTITY" || /^\d+$/.test(value);
    if (conditions.every(isWhole)) return;
    throw applicationError(400, "INVALID_QUANTITY_VALUE", "The quantity must be an integer");
  },
  custom: inRegions<ShippingOption>("shippingOption"),
});

export const shippoConfigurations = resource<InRegions>("ecom.shippoConfigurations", {
  view: first,
  check: settleRegions,
  custom: inRegions<InRegions>("shippoConfiguration"),
});

export type PickupLocation = InRegions & {
  readonly name?: string;
  readonly address?: Address;
  readonly deliveryTime?: string;
  readonly instructions?: string;
  active?: boolean;
  readonly rates: readonly Rate[];
};

export const pickupLocations = resource<PickupLocation>("ecom.pickupLocations", {
  defaults: { active: true },
  limit: { ...PER_REGION, code: TOO_MANY },
  custom: {
    ...inRegions<PickupLocation>("pickupLocation"),
    bulkCreatePickupLocation: several<PickupLocation>(
      "pickupLocations",
      (error) => error,
      ({ make }, item) => make(item),
    ),
    bulkUpdatePickupLocation: several<PickupLocation>(
      "pickupLocations",
      (error) => error,
      ({ get, revise }, item) => revise(get(item.id), item),
    ),
    bulkDeletePickupLocation: (tools, { pickupLocationIds }) => {
      const ids = listOf(pickupLocationIds);
      const done = eachOf(tools, ids, (id) => {
        tools.remove(tools.get(id));
        return { id };
      });
      const errors = done.flatMap(({ metadata: { success, error } }, index) =>
        success ? [] : [{ id: ids[index], error }],
      );
      return { errors };
    },
  },
});

export type LocalDeliveryOption = InRegions & {
  readonly areaName?: string;
  readonly rate?: string;
  readonly estimatedDeliveryTime?: string;
  readonly minimumFreeDeliveryOrderAmount?: number;
  readonly rates: readonly Rate[];
  readonly zipConfig?: { readonly zipCodes?: readonly string[] };
  radiusConfig?: Entity;
  readonly customAreaConfig?: {
    readonly geocodes?: readonly { readonly latitude?: number; readonly longitude?: number }[];
  };
  readonly destinations?: readonly {
    readonly code: string;
    readonly subdivisions?: readonly string[];
  }[];
  cityConfig?: { readonly cityItems: readonly Entity[] };
  readonly scheduledDeliveryConfig?: Schedule;
};

/** The platform sets the unit of the radius and the keys of cities. */
function completeArea(next: LocalDeliveryOption, weightUnit: string): void {
  const { radiusConfig, cityConfig } = next;
  if (radiusConfig) {
    next.radiusConfig = { ...radiusConfig, lengthUnit: weightUnit === "LB" ? "MI" : "KM" };
  }
  if (!cityConfig) return;
  const keyOf = ({ country, subdivision, cityName }: Entity) =>
    [country, subdivision, cityName].filter(Boolean).join("-").toLowerCase();
  next.cityConfig = {
    cityItems: (cityConfig.cityItems ?? []).map((item) => ({ ...item, cityKey: keyOf(item) })),
  };
}

export const localDeliveryOptions = resource<LocalDeliveryOption>("ecom.localDeliveryOptions", {
  limit: {
    ...PER_REGION,
    count: 50,
    code: (operation) =>
      operation.endsWith(".createLocalDeliveryOption")
        ? "LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED"
        : TOO_MANY,
  },
  check: (next, _before, { site }) => completeArea(next, site.weightUnit),
  custom: {
    ...inRegions<LocalDeliveryOption>("localDeliveryOption"),
    // The API still uses the old name "external ID" for the region.
    listLocalDeliveryOptions: ({ all, view }, { externalId }) => ({
      localDeliveryOptions: all()
        .filter(({ deliveryRegionIds }) => deliveryRegionIds.includes(String(externalId)))
        .map((option) => view(option)),
    }),
    bulkCreateLocalDeliveryOption: several<LocalDeliveryOption>(
      "localDeliveryOptions",
      ({ code }) => String(code),
      ({ make }, item) => make(item),
    ),
    bulkUpdateLocalDeliveryOption: several<LocalDeliveryOption>(
      "localDeliveryOptions",
      ({ code }) => String(code),
      ({ get, revise }, item) => revise(get(item.id), item),
    ),
    bulkDeleteLocalDeliveryOption: (tools, { ids }) => {
      // Ignore unknown IDs, because the response has no field for errors.
      for (const id of listOf(ids)) {
        const option = tools.find(id);
        if (option) tools.remove(option);
      }
      return {};
    },
  },
});
