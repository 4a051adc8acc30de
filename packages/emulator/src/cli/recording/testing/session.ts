import fc from "fast-check";
import { createEmulator, type Emulator } from "../../../emulator.js";
import { API_KEY, Caller, type Json, type Reply, STORES } from "../../../testing/test-client.js";
import { lineOfPair, type Pair } from "../pair.js";
import { recorder } from "../recorder.js";
import { type ReplayResult, replay } from "../replay.js";

const START = Date.parse("2026-05-04T10:00:00Z");

export function emulatorWithClock(): { readonly emulator: Emulator; setTime(now: number): void } {
  let now = START;
  const emulator = createEmulator({ seed: "minimal", clock: { now: () => now } });
  return {
    emulator,
    setTime: (to) => {
      now = to;
    },
  };
}

export type Change = (
  response: Reply,
  index: number,
) => { status: number; body: unknown } | undefined;

interface SessionState {
  readonly guest: Caller;
  readonly owner: Caller;
  readonly send: (caller: Caller, operation: string, request?: Json) => Promise<Json>;
  products: Json[];
  cart: Json;
  orderId: string;
}

type Step = (state: SessionState, choice: number) => Promise<void>;

const pickItem = (items: Json[] | undefined, choice: number): Json =>
  items?.length ? items[choice % items.length] : undefined;

function itemOf({ products }: SessionState, choice: number): Json {
  const product = pickItem(products, choice);
  const variantId = product?.variantSummary?.variantId ?? product?.variantsInfo?.variants?.[0]?.id;
  const options = variantId ? { options: { variantId } } : {};
  return {
    quantity: (choice % 3) + 1,
    catalogReference: { catalogItemId: product?.id ?? "none", appId: STORES, ...options },
  };
}

const person = (choice: number) => ({
  name: { firstName: `Grace${choice % 3}`, lastName: "Hopper" },
  phone: `+49 (30) 123-${4000 + (choice % 3)}`,
  address: { country: "DE", city: "Berlin", postalCode: "10115", addressLine: "Rosenweg 5" },
});

const STEPS: readonly Step[] = [
  async (state) => {
    const fields = ["VARIANT_OPTION_CHOICE_NAMES"];
    const query = { cursorPaging: { limit: 5 } };
    const { products } = await state.send(state.owner, "stores.productsV3.queryProducts", {
      query,
      fields,
    });
    state.products = products ?? state.products;
  },
  async (state, choice) => {
    const product = pickItem(state.products, choice);
    await state.send(state.guest, "stores.productsV3.getProduct", {
      productId: product?.id ?? "none",
    });
  },
  async (state, choice) => {
    const { cart } = await state.send(state.guest, "ecom.currentCartV2.createCurrentCart", {
      catalogItems: [itemOf(state, choice)],
      ...(choice % 2 ? { coupons: [{ code: "WELCOME10" }] } : {}),
    });
    state.cart = cart ?? state.cart;
  },
  async (state, choice) => {
    const line = pickItem(state.cart?.lineItems, choice);
    const { cart } = await state.send(
      state.guest,
      "ecom.currentCartV2.updateLineItemsInCurrentCart",
      {
        lineItems: [{ lineItemId: line?.id ?? "none", quantity: { newQuantity: choice % 5 } }],
      },
    );
    state.cart = cart ?? state.cart;
  },
  async (state) => {
    await state.send(state.guest, "ecom.currentCartV2.getCurrentCart");
  },
  async (state) => {
    const { orderId } = await state.send(state.guest, "ecom.cartV2.placeOrder", {
      cartId: state.cart?.id ?? "none",
    });
    state.orderId = orderId ?? state.orderId;
  },
  async (state) => {
    await state.send(state.owner, "ecom.orders.getOrder", { id: state.orderId });
  },
  async (state, choice) => {
    const email = `Someone${choice % 3}@shop.de`;
    await state.send(state.guest, "identity.authentication.registerV2", {
      loginId: { email },
      password: `secret-${choice % 2}`,
      profile: { nickname: "Grace" },
    });
  },
  async (state, choice) => {
    const loginId = { email: choice % 2 ? "someone1@shop.de" : "ada@example.com" };
    await state.send(state.guest, "identity.authentication.loginV2", {
      loginId,
      password: "portico",
    });
  },
  async (state, choice) => {
    await state.send(state.owner, "stores.brandsV3.createBrand", {
      brand: { name: `Brand ${choice % 3}` },
    });
  },
  async (state) => {
    await state.send(new Caller(state.guest.emulator), "ecom.currentCartV2.getCurrentCart");
  },
  async (state, choice) => {
    const { name, phone, address } = person(choice);
    const { country, city, postalCode } = address;
    const streetAddress = { name: "Rosenweg", number: "5" };
    const contact = {
      ...name,
      phones: [phone.replace(/[^+\d]/g, "")],
      emails: [`grace${choice % 2}@shop.de`],
      addresses: [{ country, city, postalCode, streetAddress }],
    };
    const loginEmail = `member${choice % 2}@shop.de`;
    await state.send(state.owner, "members.members.createMember", {
      member: { loginEmail, contact, profile: { nickname: `Grace ${choice % 3}` } },
    });
    const filter = { loginEmail };
    await state.send(state.owner, "members.members.queryMembers", { query: { filter } });
  },
  async (state, choice) => {
    const { name, phone, address } = person(choice);
    const shippingDestination = { address, contactDetails: { ...name, phone } };
    await state.send(state.guest, "ecom.checkout.createCheckout", {
      lineItems: [itemOf(state, choice)],
      channelType: "WEB",
      checkoutInfo: {
        buyerInfo: { email: `grace${choice % 2}@shop.de` },
        shippingInfo: { shippingDestination },
      },
    });
  },
];

export const sessions = fc.array(
  fc.record({ step: fc.nat({ max: STEPS.length - 1 }), choice: fc.nat({ max: 20 }) }),
  { maxLength: 12 },
);
export type Session = readonly { readonly step: number; readonly choice: number }[];

/** Records a session. `change` can modify the responses. */
export async function record(session: Session, change: Change = () => undefined): Promise<Pair[]> {
  const { emulator, setTime } = emulatorWithClock();
  const pairs: Pair[] = [];
  let now = START;
  let responseCount = 0;
  const recordRequest = recorder({
    target: "https://www.wixapis.com",
    onPair: (pair) => void pairs.push(JSON.parse(lineOfPair(pair))),
    now: () => now,
    fetch: async (input, init) => {
      setTime(now);
      const response = await emulator.fetch(input, init);
      const text = await response.clone().text();
      const body = text === "" ? {} : JSON.parse(text);
      const changed = change(
        { status: response.status, body, headers: response.headers },
        responseCount,
      );
      responseCount += 1;
      return changed ? Response.json(changed.body, { status: changed.status }) : response;
    },
  });
  const recordingEmulator = {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      now += 1000;
      return recordRequest(new Request(input, init));
    },
  } as Emulator;
  const send = async (caller: Caller, operation: string, request: Json = {}) =>
    (await caller.send(operation, request)).body;
  const tokenRequest = { clientId: "shop", grantType: "anonymous" };
  const tokens = await send(new Caller(recordingEmulator), "identity.oauth.token", tokenRequest);
  const state: SessionState = {
    guest: new Caller(recordingEmulator, tokens.access_token),
    owner: new Caller(recordingEmulator, API_KEY),
    send,
    products: [],
    cart: undefined,
    orderId: "none",
  };
  await STEPS[0]?.(state, 0);
  for (const { step, choice } of session) await STEPS[step]?.(state, choice);
  return pairs;
}

export async function replayPairs(pairs: readonly Pair[]): Promise<ReplayResult[]> {
  const { emulator, setTime } = emulatorWithClock();
  return await replay(
    pairs,
    {
      fetch: emulator.fetch,
      setTime,
      apiKey: API_KEY,
      lastCode: () => emulator.outbox.at(-1)?.code,
    },
    // Recordings do not contain passwords.
    passwordsOf(pairs),
  );
}

/** Only Ada's password is needed. The recording creates the other accounts. */
export function passwordsOf(pairs: readonly Pair[]): Record<string, string> {
  const login = pairs.find(({ operation }) => operation === "identity.authentication.loginV2");
  const { password } = (login?.body?.value ?? {}) as { password?: string };
  return password === undefined ? {} : { [password]: "portico" };
}
