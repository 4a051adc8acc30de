import { astroServer } from "@portico/identity/astro";
import { sessionServer } from "@portico/identity/server";
import { productsV3 } from "@portico/stores";

export const { onRequest, ALL } = astroServer(
  sessionServer({
    clientId: "test-shop",
    secret: "a secret of the tests that is long enough",
    baseUrl: process.env.PLATFORM,
    modules: { productsV3 },
  }),
);
