// The emulator's shop has one location. Its id is the id of the site.

import { guidOf } from "../../kernel/ids.js";
import type { Entity } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { checkV3Request } from "./lookup.js";
import { SEED_DATE } from "./slice.js";

export interface StoresLocation extends Entity {
  readonly id: string;
  readonly defaultLocation: boolean;
}

export const locations = resource<StoresLocation>("stores.storesLocationsV3", {
  access: { read: "anyone", write: "admin" },
  checkRequest: checkV3Request,
  seed: ({ site }) => [
    {
      ...{ id: site.id, revision: "1", createdDate: SEED_DATE, updatedDate: SEED_DATE },
      name: site.name,
      wixLocationId: guidOf(`location:${site.id}`),
      locationType: "VIRTUAL",
      defaultLocation: true,
    },
  ],
  tools: ({ single }) => ({ getOrMakeOwn: single }),
});
