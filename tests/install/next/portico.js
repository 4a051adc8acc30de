import { nextServer } from "@portico/identity/next";
import { sessionServer } from "@portico/identity/server";
import { productsV3 } from "@portico/stores";

export const portico = nextServer(
  sessionServer({
    clientId: "test-shop",
    secret: "a secret of the tests that is long enough",
    baseUrl: process.env.PLATFORM,
    modules: { productsV3 },
  }),
);
