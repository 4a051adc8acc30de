import { createClient } from "@portico/core";
import { createEmulator } from "@portico/emulator";
import { emulatorHandlers } from "@portico/emulator/msw";
import { OAuthStrategy } from "@portico/identity";
import { productsV3 } from "@portico/stores";
import { setupServer } from "msw/node";
import { print } from "./shop.mjs";

const emulator = createEmulator({ seed: "minimal" });
const msw = setupServer(...emulatorHandlers(emulator));
msw.listen({ onUnhandledRequest: "error" });
const client = createClient({ auth: OAuthStrategy({ clientId: "test" }), modules: { productsV3 } });
const { items } = await client.productsV3.queryProducts().limit(1).find();
print({ names: items.map(({ name }) => name) });
msw.close();
