import { guidOf } from "../../kernel/ids.js";
import { applicationError, notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { created } from "../../resource/merge.js";
import { resource } from "../../resource/resource.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import type { SiteSettings } from "../../site/settings.js";
import { same } from "../same.js";
import { carrierReads } from "./carrier-settings.js";
import { carrierOf, SHIPPING } from "./carriers.js";
import type { DeliveryCarrier, DeliveryProfile, DeliveryRegion } from "./model.js";
import { checkCarrier, checkRegions, regionIn, unknownCarrier } from "./regions.js";

type Profiles = Tools<DeliveryProfile>;

const region = (name: string, destinations: DeliveryRegion["destinations"]): DeliveryRegion => ({
  id: guidOf(`delivery-region:${name}`),
  name,
  active: true,
  deliveryCarriers: [{ appId: SHIPPING.id, additionalCharges: [] }],
  destinations,
});

/** Every site has a default profile, for products that are not assigned to another. */
function defaultProfile({ locale }: SiteSettings): DeliveryProfile {
  const country = new Intl.Locale(locale).region;
  const domestic = country
    ? [region("Domestic", [{ countryCode: country, subdivisions: [] }])]
    : [];
  return {
    id: guidOf("delivery-profile:default"),
    name: "Default",
    default: true,
    revision: "1",
    deliveryRegions: [...domestic, region("International", [])],
  };
}

function withRegion({ all }: Profiles, id: unknown): DeliveryProfile {
  const profile = all().find(({ deliveryRegions }) => deliveryRegions.some((one) => one.id === id));
  if (!profile) throw notFound("Delivery region", "DELIVERY_REGION_NOT_FOUND");
  return profile;
}

function changed(
  { edit, view }: Profiles,
  profile: DeliveryProfile,
  change: (regions: readonly DeliveryRegion[]) => DeliveryRegion[],
) {
  const next = edit(profile, (copy) => {
    Object.assign(copy, { deliveryRegions: change(copy.deliveryRegions) });
  });
  return { next, response: { deliveryProfile: view(next) } };
}

function changedCarriers(
  profiles: Profiles,
  deliveryRegionId: unknown,
  change: (carriers: readonly DeliveryCarrier[]) => DeliveryCarrier[],
) {
  return changed(profiles, withRegion(profiles, deliveryRegionId), (regions) =>
    regions.map((one) =>
      one.id === deliveryRegionId
        ? { ...one, deliveryCarriers: change(one.deliveryCarriers) }
        : one,
    ),
  ).response;
}

function emitRegion(
  { emitAction }: Profiles,
  slug: string,
  profile: DeliveryProfile,
  { id: deliveryRegionId, ...rest }: DeliveryRegion,
) {
  emitAction(slug, profile, { deliveryProfileId: profile.id, deliveryRegionId, ...rest });
}

function editableFields(region: unknown): Partial<DeliveryRegion> {
  const { name, active, destinations } = objectOf(region);
  return created({ name, active, destinations }, {});
}

/**
 * The documentation calls the carriers read-only but also lists errors for them, so the emulator
 * accepts them.
 */
function newRegion({ guid }: Profiles, sent: unknown): DeliveryRegion {
  const id = guid("deliveryRegion");
  const deliveryCarriers = listOf(objectOf(sent).deliveryCarriers) as DeliveryCarrier[];
  return { active: true, destinations: [], ...editableFields(sent), deliveryCarriers, id };
}

export const deliveryProfiles = resource<DeliveryProfile>("ecom.deliveryProfile", {
  limit: { count: 100, code: "DELIVERY_PROFILES_LIMIT_EXCEEDED" },
  defaults: { default: false, deliveryRegions: [] },
  seed: ({ site }) => [defaultProfile(site)],
  check: (next, before, tools) => {
    for (const one of next.deliveryRegions) {
      Object.assign(one, { createdDate: one.createdDate ?? tools.iso });
    }
    checkRegions(tools, next, before);
  },
  removing: (profile) => {
    if (!profile.default) return;
    throw rejection("DEFAULT_CANNOT_BE_DELETED", "The default profile cannot be deleted");
  },
  tools: (tools) => {
    const { revise } = tools;
    return {
      make(content) {
        const { name, createdBy, extendedFields, ...sent } = objectOf(content);
        if (sent.default === true) {
          const code = "SINGLE_DEFAULT_DELIVERY_PROFILE";
          throw rejection(code, "The site already has a default profile");
        }
        const deliveryRegions = listOf(sent.deliveryRegions).map((one) => newRegion(tools, one));
        return tools.insert(created({ name, createdBy, extendedFields, deliveryRegions }, {}));
      },
      revise(before, content, mask) {
        const sent = objectOf(content);
        if (sent.default !== undefined && sent.default !== before.default) {
          const description = "The default profile cannot be changed to a regular one";
          throw rejection("DEFAULT_CANNOT_BE_UPDATED", description);
        }
        const next = revise(before, sent, mask);
        if (!same(next.deliveryRegions, before.deliveryRegions)) {
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
      const added = newRegion(tools, deliveryRegion);
      const { next, response } = changed(tools, profile, (regions) => [...regions, added]);
      emitRegion(tools, "region_added", next, regionIn(next, added.id));
      return response;
    },
    updateDeliveryRegion: (tools, { deliveryProfileId, deliveryRegion, revision }) => {
      const profile = tools.get(deliveryProfileId);
      const sent = objectOf(deliveryRegion);
      const before = regionIn(profile, sent.id);
      tools.checkRevision(profile, revision);
      const carriers = sent.deliveryCarriers ?? before.deliveryCarriers;
      if (!same(carriers, before.deliveryCarriers)) {
        const description = "Carriers must be changed with their own methods";
        throw rejection("DELIVERY_CARRIER_CANNOT_BE_UPDATED", description);
      }
      const { next, response } = changed(tools, profile, (regions) =>
        regions.map((one) => (one.id === before.id ? { ...one, ...editableFields(sent) } : one)),
      );
      emitRegion(tools, "region_updated", next, regionIn(next, before.id));
      return response;
    },
    removeDeliveryRegion: (tools, { deliveryProfileId, deliveryRegionId, revision }) => {
      const profile = tools.get(deliveryProfileId);
      const gone = regionIn(profile, deliveryRegionId);
      tools.checkRevision(profile, revision);
      const { next, response } = changed(tools, profile, (regions) =>
        regions.filter(({ id }) => id !== gone.id),
      );
      tools.emitAction("region_removed", next, {
        deliveryProfileId: next.id,
        deliveryRegionId: gone.id,
      });
      return response;
    },
    getDeliveryProfileByDeliveryRegionId: (tools, { deliveryRegionId }) => ({
      deliveryProfile: tools.view(withRegion(tools, deliveryRegionId)),
    }),
    addDeliveryCarrier: (tools, { deliveryRegionId, deliveryCarrier }) =>
      changedCarriers(tools, deliveryRegionId, (carriers) => {
        const added = objectOf(deliveryCarrier) as Entity & DeliveryCarrier;
        checkCarrier(tools, added);
        if (carriers.some(({ appId }) => appId === added.appId)) {
          const description = "The region already has this carrier";
          throw applicationError(409, "CARRIER_ALREADY_EXISTS_IN_REGION", description);
        }
        return [...carriers, added];
      }),
    updateDeliveryCarrier: (tools, { deliveryRegionId, deliveryCarrier }) =>
      changedCarriers(tools, deliveryRegionId, (carriers) => {
        const sent = objectOf(deliveryCarrier) as Entity & DeliveryCarrier;
        if (!carrierOf(tools, sent.appId)) throw unknownCarrier();
        if (!carriers.some(({ appId }) => appId === sent.appId)) {
          throw notFound("Delivery carrier", "DELIVERY_CARRIER_NOT_FOUND");
        }
        return carriers.map((one) => (one.appId === sent.appId ? { ...one, ...sent } : one));
      }),
    removeDeliveryCarrier: (tools, { deliveryRegionId, appId }) =>
      changedCarriers(tools, deliveryRegionId, (carriers) =>
        carriers.filter((one) => one.appId !== appId),
      ),
    ...carrierReads,
  },
});
