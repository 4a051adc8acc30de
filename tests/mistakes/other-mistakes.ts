import { createClient } from "@portico/core";
import { currentCart } from "@portico/ecom";
import { shippingRates } from "@portico/ecom/plugins";
import { createEmulator } from "@portico/emulator";
import { ApiKeyStrategy, OAuthStrategy } from "@portico/identity";
import { AppStrategy } from "@portico/identity/app";
import { sessionServer } from "@portico/identity/server";
import { members } from "@portico/members";
import { PorticoProvider, useCart, useSignIn } from "@portico/react";
import { productsV3 } from "@portico/stores";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { inBrowser, type Mistake } from "./mistake.js";

const asNever = (value: unknown) => value as never;
const secret = "a secret of more than 32 characters";
const emulator = createEmulator({ seed: "minimal" });
const fetch = emulator.fetch;
const merchant = createClient({
  modules: { productsV3 },
  auth: ApiKeyStrategy({ apiKey: "portico-emulator-api-key", siteId: emulator.state.site.id }),
  fetch,
});

/** Renders a component whose hooks may throw. */
const renderComponent = (component: () => unknown, client?: unknown) => {
  const element = createElement(component as () => null);
  return renderToString(
    client === undefined
      ? element
      : createElement(PorticoProvider, { client: asNever(client) }, element),
  );
};

export const react: Mistake[] = [
  {
    title: "`useCart()` outside of `<PorticoProvider>`",
    make: () => renderComponent(() => useCart() && null),
    requiredText: /PorticoProvider/,
  },
  {
    title: "`<PorticoProvider>` without a client",
    make: () => renderComponent(() => null, null),
    requiredText: /PorticoProvider.*null/,
  },
  {
    title: "`useSignIn()` with a client that uses `ApiKeyStrategy`",
    make: () => renderComponent(() => useSignIn() && null, merchant),
    requiredText: /OAuthStrategy/,
  },
];

const server = sessionServer({ clientId: "shop", secret, fetch, modules: { productsV3, members } });

export const servers: Mistake[] = [
  {
    title: "A secret that is too short for `sessionServer`",
    make: () => sessionServer({ clientId: "shop", secret: "short" }),
    requiredText: /secret.*32/,
  },
  {
    title: "`sessionServer` in a browser",
    make: () => inBrowser(() => sessionServer({ clientId: "shop", secret })),
    requiredText: /sessionServer/,
  },
  {
    title: "A visitor's first call in code that cannot set cookies, without middleware",
    make: async () => {
      const cookies = { getAll: () => [] };
      return (await server.createServerClient({ cookies })).productsV3.queryProducts().find();
    },
    requiredText: /setAll/,
  },
  {
    title: "The first call after the response headers were sent",
    make: async () => {
      const cookies = { getAll: () => [], setAll: () => {}, isWritable: () => false };
      return (await server.createServerClient({ cookies })).productsV3.queryProducts().find();
    },
    requiredText: /before you start sending the response/,
  },
  {
    title: "A member's data from the server's shared catalog client",
    make: () => server.catalog.members.getCurrentMember(),
    requiredText: /getCurrentMember/,
  },
];

export const emulators: Mistake[] = [
  {
    title: '`createEmulator({ seed: "fasion" })`',
    make: () => createEmulator({ seed: asNever("fasion") }),
    requiredText: /"fasion".*fashion, /,
  },
  {
    title: "`createEmulator({ sede: … })`",
    make: () => createEmulator(asNever({ sede: "fashion" })),
    requiredText: /sede.*seed/,
  },
];

const app = AppStrategy({ appId: "app", appSecret: "secret", instanceId: "i" });

export const apps: Mistake[] = [
  {
    title: "Webhooks with a client that uses `OAuthStrategy`",
    make: () =>
      createClient({ auth: OAuthStrategy({ clientId: "shop" }) }).webhooks.process("a.b.c"),
    requiredText: /AppStrategy/,
  },
  {
    title: "Webhooks without the app's public key",
    make: () => createClient({ auth: app }).webhooks.process("a.b.c"),
    requiredText: /publicKey/,
  },
  {
    title: "A misspelled handler of a plugin",
    make: () =>
      createClient({ auth: app, modules: { shippingRates } }).shippingRates.provideHandlers(
        asNever({ getRates: () => ({}) }),
      ),
    requiredText: /"getRates".*getShippingRates/,
  },
  {
    title: "An installation's callback with another `state`",
    make: () =>
      app.handleOAuthCallback("https://app.example/?code=c&instanceId=i&state=x", { state: "y" }),
    requiredText: /state/,
  },
];

export const data: Mistake[] = [
  {
    title: "`createProduct` without a name",
    make: () => merchant.productsV3.createProduct(asNever({ productType: "PHYSICAL" })),
    requiredText: /"product\.name"/,
  },
  {
    title: "`updateProduct` with an old revision",
    make: async () => {
      const { items } = await merchant.productsV3.queryProducts().find();
      const id = (items[0] as { id: string }).id;
      return merchant.productsV3.updateProduct(id, { name: "Boot", revision: "0" } as never);
    },
    requiredText: /updateProduct/,
  },
  {
    title: "A coupon code that does not exist",
    make: async () => {
      const shopper = createClient({
        modules: { currentCart },
        auth: OAuthStrategy({ clientId: "shop" }),
        fetch,
      });
      return shopper.currentCart.updateCurrentCart({ couponCode: "NOSUCHCODE" } as never);
    },
    requiredText: /updateCurrentCart/,
  },
];
