// The emulator's shop has one location with the ID of the site.

import { guidOf } from "../../kernel/ids.js";
import type { Entity } from "../../resource/declaration.js";
import { type ResourceService, resource } from "../../resource/resource.js";
import { catalogOnly } from "./only.js";

const START = "2025-01-06T09:00:00.000Z";

export interface StoresLocation extends Entity {
  readonly id: string;
  readonly defaultLocation: boolean;
}

export const locations: ResourceService<StoresLocation> = catalogOnly(
  "V3_CATALOG",
  resource<StoresLocation>("stores.storesLocationsV3", {
    access: { read: "anyone", write: "admin" },
    seed: ({ site }) => [
      {
        id: site.id,
        revision: "1",
        createdDate: START,
        updatedDate: START,
        wixLocationId: guidOf(`location:${site.id}`),
        locationType: "VIRTUAL",
        name: site.name,
        defaultLocation: true,
      },
    ],
    custom: {
      getDefaultStoresLocation: ({ all }) => ({
        storesLocation: all().find(({ defaultLocation }) => defaultLocation),
      }),
    },
    accessOf: { getDefaultStoresLocation: "anyone" },
  }),
);
