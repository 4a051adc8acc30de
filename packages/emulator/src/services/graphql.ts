import { PlatformError } from "../kernel/platform-error.js";
import { defineService } from "../kernel/service.js";

/** GraphQL has an address, and says that it is not emulated. */
export const graphql = defineService({
  name: "graphql",
  slice: () => ({}),
  handlers: {},
  pages: [
    {
      method: "POST",
      path: "/graphql/*",
      serve: () => {
        throw new PlatformError(501, "GraphQL is not emulated", {
          applicationError: { code: "NOT_EMULATED", description: "GraphQL is not emulated" },
        });
      },
    },
  ],
});
