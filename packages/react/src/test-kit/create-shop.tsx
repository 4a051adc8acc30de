import { createClient, isPorticoError, PorticoError } from "@portico/core";
import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import { OAuthStrategy } from "@portico/identity";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { Messages } from "../elements/messages.js";
import { namedChoices } from "../product/product-choices.js";
import { firstChoices, resolveSelection } from "../product/product-options.js";
import { PorticoProvider } from "../provider/provider.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { productQuery } from "../queries/product.js";
import { storeItem } from "../queries/store-item.js";
import { playFrames } from "./play-frames.js";

/** Product to add to the cart before a test. */
export interface CartEntry {
  /** Product slug, such as `"drop-pendant"`. */
  slug: string;
  /** Quantity, at least 1. Default: 1. */
  quantity?: number;
  /** Choice names, such as `["Navy", "M"]`. Default: the choices of the first available variant. */
  choices?: readonly string[];
}

/** Options of `renderWithShop` and `renderHookWithShop`. */
export interface ShopOptions extends EmulatorOptions {
  /** Member to log in: `true` for the emulator's first member. Default: a visitor. */
  member?: boolean | { email: string };
  /** Products in the cart. Default: an empty cart. */
  cart?: readonly CartEntry[];
  /** The provider's language. Default: `"en-US"`. */
  locale?: string;
  /** The provider's translations. Default: English texts. */
  messages?: Messages;
}

const API_KEY = "portico-emulator-api-key";

const optionError = (message: string) => new PorticoError(message, { code: "INVALID_OPTION" });

async function addToCart(client: PorticoClient, queryClient: QueryClient, entry: CartEntry) {
  const { slug, quantity = 1, choices } = entry;
  const product = await queryClient
    .fetchQuery(productQuery(client, { slug }))
    .catch((error: unknown) => {
      if (!isPorticoError(error) || error.status !== 404) throw error;
      throw optionError(`The seed has no product with the slug "${slug}"`);
    });
  const selectedChoices = choices ? namedChoices(product, choices) : firstChoices(product);
  const { item, missing } = resolveSelection(product, selectedChoices, { quantity });
  if (!item) {
    const optionNames = product.options.map(({ name, key }) => name ?? key).join(", ");
    const reason = missing.length > 0 ? `lack ${missing.join(", ")}` : "have no variant in stock";
    throw optionError(`The choices of "${slug}" ${reason}. Its options: ${optionNames || "none"}`);
  }
  await client.use(addLineItemsToCurrentCart)({ catalogItems: [storeItem(item)] });
}

export async function logIn(emulator: Emulator, auth: OAuthStrategy, email?: string) {
  const members = [...emulator.state.members.values()];
  const member =
    email === undefined ? members[0] : members.find((candidate) => candidate.email === email);
  if (!member) {
    const emails = members.map((seedMember) => seedMember.email).join(", ");
    throw optionError(`The seed has no member ${email ?? ""}. Members: ${emails || "none"}`);
  }
  auth.setTokens(await auth.getMemberTokensForExternalLogin(member.id, API_KEY));
}

function Frames({ emulator }: { emulator: Emulator }) {
  useEffect(() => playFrames(emulator), [emulator]);
  return null;
}

export async function createShop(options: ShopOptions = {}) {
  const { member, cart = [], locale = "en-US", messages, ...emulatorOptions } = options;
  const emulator = createEmulator(emulatorOptions);
  const auth = OAuthStrategy({ clientId: "portico-test" });
  const client = createClient({ auth, fetch: emulator.fetch, retry: 0 });
  // A garbage collection timer would keep the test process alive.
  const gcTime = Number.POSITIVE_INFINITY;
  const queryClient = new QueryClient({
    defaultOptions: { queries: { gcTime }, mutations: { gcTime } },
  });
  if (member) {
    await logIn(emulator, auth, member === true ? undefined : member.email);
  } else {
    // Creates the session now, because the first request is slow and Testing Library waits only one
    // second.
    await auth.getAuthHeaders();
  }
  for (const entry of cart) await addToCart(client, queryClient, entry);
  queryClient.clear();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PorticoProvider client={client} queryClient={queryClient} locale={locale} messages={messages}>
      <Frames emulator={emulator} />
      {children}
    </PorticoProvider>
  );
  return { emulator, client, queryClient, wrapper };
}
