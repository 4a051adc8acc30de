import { guidOf } from "../../kernel/ids.js";
import { applicationError, notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { newEntity } from "../../resource/merge.js";
import { resource } from "../../resource/resource.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import type { SiteSettings } from "../../site/settings.js";
import { deepEqual } from "../deep-equal.js";
import { carrierOperations } from "./carrier-settings.js";
import { carrierOf, SHIPPING } from "./carriers.js";
import type { DeliveryCarrier, DeliveryProfile, DeliveryRegion } from "./model.js";
import { checkCarrier, checkRegions, regionIn, unknownCarrier } from "./regions.js";

type ProfileTools = Tools<DeliveryProfile>;

const defaultRegion = (
  name: string,
  destinations: DeliveryRegion["destinations"],
): DeliveryRegion => ({
  id: guidOf(`delivery-region:${name}`),
  name,
  active: true,
  deliveryCarriers: [{ appId: SHIPPING.id, additionalCharges: [] }],
  destinations,
});

/** Every site has a default profile for products without another profile. */
function defaultProfile({ locale }: SiteSettings): DeliveryProfile {
  const country = new Intl.Locale(locale).region;
  const domestic = country
    ? [defaultRegion("Domestic", [{ countryCode: country, subdivisions: [] }])]
    : [];
  return {
    id: guidOf("delivery-profile:default"),
    name: "Default",
    default: true,
    revision: "1",
    deliveryRegions: [...domestic, defaultRegion("International", [])],
  };
}

function profileWithRegion({ all }: ProfileTools, id: unknown): DeliveryProfile {
  const profile = all().find((profile) =>
    profile.deliveryRegions.some((region) => region.id === id),
  );
  if (!profile) throw notFound("Delivery region", "DELIVERY_REGION_NOT_FOUND");
  return profile;
}

function changeRegions(
  { edit, view, emitAction }: ProfileTools,
  profile: DeliveryProfile,
  deliveryRegions: readonly DeliveryRegion[],
  event?: { readonly slug: string; readonly regionId: string },
) {
  const edited = edit(profile, (copy) => {
    Object.assign(copy, { deliveryRegions });
  });
  if (event) {
    const { id: deliveryRegionId, ...region } = edited.deliveryRegions.find(
      ({ id }) => id === event.regionId,
    ) ?? { id: event.regionId };
    emitAction(event.slug, edited, { deliveryProfileId: edited.id, deliveryRegionId, ...region });
  }
  return { deliveryProfile: view(edited) };
}

function changeCarriers(
  profiles: ProfileTools,
  deliveryRegionId: unknown,
  change: (carriers: readonly DeliveryCarrier[]) => DeliveryCarrier[],
) {
  const profile = profileWithRegion(profiles, deliveryRegionId);
  const regions = profile.deliveryRegions.map((existing) =>
    existing.id === deliveryRegionId
      ? { ...existing, deliveryCarriers: change(existing.deliveryCarriers) }
      : existing,
  );
  return changeRegions(profiles, profile, regions);
}

function editableFields(region: unknown): Partial<DeliveryRegion> {
  const { name, active, destinations } = objectOf(region);
  return newEntity({ name, active, destinations }, {});
}

/**
 * The documentation calls the carriers read-only but also lists errors for them, so the emulator
 * accepts them.
 */
function newRegion({ guid }: ProfileTools, input: unknown): DeliveryRegion {
  const id = guid("deliveryRegion");
  const deliveryCarriers = listOf(objectOf(input).deliveryCarriers) as DeliveryCarrier[];
  return { active: true, destinations: [], ...editableFields(input), deliveryCarriers, id };
}

export const deliveryProfiles = resource<DeliveryProfile>("ecom.deliveryProfile", {
  limit: { count: 100, code: "DELIVERY_PROFILES_LIMIT_EXCEEDED" },
  defaults: { default: false, deliveryRegions: [] },
  seed: ({ site }) => [defaultProfile(site)],
  check: (next, before, tools) => {
    for (const nextRegion of next.deliveryRegions) {
      Object.assign(nextRegion, { createdDate: nextRegion.createdDate ?? tools.iso });
    }
    checkRegions(tools, next, before);
  },
  beforeRemove: (profile) => {
    if (!profile.default) return;
    throw rejection("DEFAULT_CANNOT_BE_DELETED", "The default profile cannot be deleted");
  },
  tools: (tools) => {
    const { revise } = tools;
    return {
      make(content) {
        const { name, createdBy, extendedFields, ...input } = objectOf(content);
        if (input.default === true) {
          const code = "SINGLE_DEFAULT_DELIVERY_PROFILE";
          throw rejection(code, "The site already has a default profile");
        }
        const deliveryRegions = listOf(input.deliveryRegions).map((item) => newRegion(tools, item));
        return tools.insert(newEntity({ name, createdBy, extendedFields, deliveryRegions }, {}));
      },
      revise(before, content, mask) {
        const input = objectOf(content);
        if (input.default !== undefined && input.default !== before.default) {
          const description = "The default profile cannot be changed to a regular one";
          throw rejection("DEFAULT_CANNOT_BE_UPDATED", description);
        }
        const next = revise(before, input, mask);
        if (!deepEqual(next.deliveryRegions, before.deliveryRegions)) {
          const description = "Regions must be changed with their own methods";
          throw rejection("DELIVERY_REGION_CANNOT_BE_UPDATED", description);
        }
        return next;
      },
    };
  },
  custom: {
    addDeliveryRegion: (tools, { deliveryProfileId, deliveryRegion, revision }) => {
      const profile = tools.get(deliveryProfileId);
      tools.checkRevision(profile, revision);
      const addedRegion = newRegion(tools, deliveryRegion);
      const event = { slug: "region_added", regionId: addedRegion.id };
      return changeRegions(tools, profile, [...profile.deliveryRegions, addedRegion], event);
    },
    updateDeliveryRegion: (tools, { deliveryProfileId, deliveryRegion, revision }) => {
      const profile = tools.get(deliveryProfileId);
      const input = objectOf(deliveryRegion);
      const before = regionIn(profile, input.id);
      tools.checkRevision(profile, revision);
      const carriers = input.deliveryCarriers ?? before.deliveryCarriers;
      if (!deepEqual(carriers, before.deliveryCarriers)) {
        const description = "Carriers must be changed with their own methods";
        throw rejection("DELIVERY_CARRIER_CANNOT_BE_UPDATED", description);
      }
      const regions = profile.deliveryRegions.map((existing) =>
        existing.id === before.id ? { ...existing, ...editableFields(input) } : existing,
      );
      const event = { slug: "region_updated", regionId: before.id };
      return changeRegions(tools, profile, regions, event);
    },
    removeDeliveryRegion: (tools, { deliveryProfileId, deliveryRegionId, revision }) => {
      const profile = tools.get(deliveryProfileId);
      const { id: regionId } = regionIn(profile, deliveryRegionId);
      tools.checkRevision(profile, revision);
      const regions = profile.deliveryRegions.filter(({ id }) => id !== regionId);
      return changeRegions(tools, profile, regions, { slug: "region_removed", regionId });
    },
    getDeliveryProfileByDeliveryRegionId: (tools, { deliveryRegionId }) => ({
      deliveryProfile: tools.view(profileWithRegion(tools, deliveryRegionId)),
    }),
    addDeliveryCarrier: (tools, { deliveryRegionId, deliveryCarrier }) =>
      changeCarriers(tools, deliveryRegionId, (carriers) => {
        const addedCarrier = objectOf(deliveryCarrier) as Entity & DeliveryCarrier;
        checkCarrier(tools, addedCarrier);
        if (carriers.some(({ appId }) => appId === addedCarrier.appId)) {
          const description = "The region already has this carrier";
          throw applicationError(409, "CARRIER_ALREADY_EXISTS_IN_REGION", description);
        }
        return [...carriers, addedCarrier];
      }),
    updateDeliveryCarrier: (tools, { deliveryRegionId, deliveryCarrier }) =>
      changeCarriers(tools, deliveryRegionId, (carriers) => {
        const input = objectOf(deliveryCarrier) as Entity & DeliveryCarrier;
        if (!carrierOf(tools, input.appId)) throw unknownCarrier();
        if (!carriers.some(({ appId }) => appId === input.appId)) {
          throw notFound("Delivery carrier", "DELIVERY_CARRIER_NOT_FOUND");
        }
        return carriers.map((item) => (item.appId === input.appId ? { ...item, ...input } : item));
      }),
    removeDeliveryCarrier: (tools, { deliveryRegionId, appId }) =>
      changeCarriers(tools, deliveryRegionId, (carriers) =>
        carriers.filter((carrier) => carrier.appId !== appId),
      ),
    ...carrierOperations,
  },
});
