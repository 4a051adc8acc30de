// Generated from api/ by `npm run generate`. Do not edit.

import { operation, type Sent } from "@portico/core/runtime";
import type * as service from "@portico/stores/customizations-v3";

/** `customizationsV3.queryCustomizations` without its builder. */
export const queryCustomizations: Sent<typeof service.queryCustomizations> =
  /* @__PURE__ */ operation({
    name: "stores.customizationsV3.queryCustomizations",
    method: "GET",
    path: "/stores/v3/customizations/query",
    args: ["query", ["fields"]],
    response: {
      customizations: {
        choicesSettings: {
          choices: {
            displayImage: { urlExpirationDate: "d" },
            image: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
          },
        },
        createdDate: "d",
        updatedDate: "d",
      },
    },
    complex: true,
    fallback: true,
    query: { items: "customizations" },
  });
