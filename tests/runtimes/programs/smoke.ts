import { createClient, isApplicationError } from "@portico/core";
import { currentCartV2 } from "@portico/ecom";
import { OAuthStrategy } from "@portico/identity";
import { AppStrategy } from "@portico/identity/app";
import { members } from "@portico/members";
import { productsV3 } from "@portico/stores";

const STORES = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** Input for a runtime: the emulator's URL, credentials, and a webhook to verify. */
export interface SmokeInput {
  readonly url: string;
  readonly apiKey: string;
  readonly email: string;
  readonly password: string;
  readonly appId: string;
  readonly publicKey: string;
  readonly jwt: string;
}

/** Uses a shop in the current runtime, and returns the results for comparison. */
export async function smoke(input: SmokeInput) {
  const { url, apiKey, email, password, appId, publicKey, jwt } = input;
  const auth = OAuthStrategy({ clientId: "shop" });
  const client = createClient({
    auth,
    baseUrl: url,
    modules: { products: productsV3, cart: currentCartV2, members },
  });

  const { items } = await client.products.queryProducts().limit(2).find();
  const [product] = items;
  const visitor = auth.getTokens().refreshToken.role;
  const fullProduct = await client.products.getProduct(product?.id ?? "");
  const { cart } = await client.cart.addLineItemsToCurrentCart({
    catalogItems: [
      {
        catalogReference: {
          appId: STORES,
          catalogItemId: fullProduct.id ?? "",
          options: { variantId: fullProduct.variantsInfo?.variants?.[0]?.id },
        },
        quantity: 2,
      },
    ],
  });

  auth.setTokens(await auth.getMemberTokensForExternalLoginWithSession(email, apiKey));
  const { member } = await client.members.getCurrentMember();

  const passwordStrategy = OAuthStrategy({
    clientId: "shop",
    redirectUri: "http://localhost/callback",
  });
  createClient({ auth: passwordStrategy, baseUrl: url });
  const login = await passwordStrategy.signIn({ email, password });

  const app = createClient({ auth: AppStrategy({ appId, publicKey }), modules: { members } });
  const events: unknown[] = [];
  app.members.onMemberCreated(({ entity }) => void events.push(entity.loginEmail));
  const { eventType } = await app.webhooks.process(jwt);
  const [head, body] = jwt.split(".");
  const forgedError = await app.webhooks
    .process(`${head}.${body}.AAAA`)
    .catch((error) => error.code);

  const missingError = await client.products
    .getProduct(UNKNOWN_ID)
    .catch((error: unknown) => error);

  return {
    visitor,
    productCount: items.length,
    hasParsedDates: fullProduct.createdDate instanceof Date,
    quantities: cart?.lineItems?.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity),
    member: member?.profile?.slug,
    login: [login.loginState, passwordStrategy.loggedIn()],
    webhook: { eventType, events, forged: forgedError },
    missing: isApplicationError(missingError) && {
      status: missingError.status,
      code: missingError.code,
    },
  };
}
