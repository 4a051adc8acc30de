import { type Emulator, emulatorWith } from "../emulator.js";
import type { AnyHandlers } from "../kernel/handler.js";
import type { EmulatorOptions } from "../options/option-types.js";
import type { Snapshot } from "../server/control/emulator-of.js";
import { abandonedId } from "../services/abandoned/records.js";
import { allServices } from "../services/all-services.js";
import { authorize, postedMessage } from "./login.js";
import { makeOrders } from "./order-world.js";
import { ADDRESS, Caller, type Json, merchant, reference, visitor } from "./test-client.js";

/** A shop with carts, orders and members. It has sent login and verification codes to members. */
export interface World {
  readonly emulator: Emulator;
  readonly start: Snapshot;
  /**
   * `full`, `plain` and `new` are visitors with a full cart, a plain cart and no cart. `server` is
   * the merchant who acts on behalf of `plain`.
   */
  readonly callers: Record<"full" | "plain" | "new" | "member" | "owner" | "server", Caller>;
  readonly ids: Record<string, string>;
  readonly item: (slug: string) => Json;
}

/**
 * Adds all members except one to the community. `member` follows Ada and blocks the pending
 * member.
 */
async function connectMembers(member: Caller, owner: Caller, idOf: (email: string) => string) {
  for (const name of ["ada", "eve", "bea"]) {
    const id = idOf(`${name}@example.com`);
    await owner.call("members.members.updateMember", { member: { id, privacyStatus: "PUBLIC" } });
  }
  const ada = { memberId: idOf("ada@example.com") };
  await member.call("members.memberFollowers.followMember", ada);
  await owner.call("members.authorization.assignRole", { ...ada, roleKey: "MEMBER" });
  const pending = { memberId: idOf("new@example.com") };
  await member.call("members.memberToMemberBlock.blockMember", pending);
}

/** Creates the world. Tests use `start` to restore the shop's initial state. */
export async function makeWorld(
  wrap: (handlers: AnyHandlers) => AnyHandlers = (handlers) => handlers,
  site: NonNullable<EmulatorOptions["site"]> = {},
  { seed = "minimal", ...options }: Pick<EmulatorOptions, "seed" | "clock"> = {},
): Promise<World> {
  const servicesOf: typeof allServices = (options) => {
    const services = allServices(options).map((service) => ({
      ...service,
      handlers: wrap(service.handlers),
    }));
    return services as unknown as ReturnType<typeof allServices>;
  };
  const emulator = emulatorWith(servicesOf, {
    ...options,
    seed,
    site,
    rotateRefreshTokens: true,
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 200 }),
    members: [
      { email: "ada@example.com", password: "portico" },
      {
        email: "eve@example.com",
        password: "portico",
        factors: [{ type: "SMS", secret: "+1 212 555 0100" }],
      },
      { email: "new@example.com", password: "portico", emailVerified: false, status: "PENDING" },
      { email: "bea@example.com", password: "portico" },
    ],
  });
  const [full, plain, newVisitor, guest] = [
    await visitor(emulator),
    await visitor(emulator),
    await visitor(emulator),
    await visitor(emulator),
  ];
  const item = (slug: string) => ({ catalogReference: reference(emulator, slug), quantity: 1 });
  const itemsRequest = { catalogItems: [item("heavy-tee"), item("gift-card")] };
  const createCart = async (caller: Caller, rest: Json = {}) =>
    (await caller.call("ecom.currentCartV2.createCurrentCart", { ...itemsRequest, ...rest })).cart;
  const fullCart = await createCart(full, {
    cart: {
      deliveryInfo: { address: ADDRESS },
      paymentInfo: { billingAddress: ADDRESS },
      customCheckoutUrl: "https://pay.example",
    },
    coupons: [{ code: "WELCOME10" }],
    giftCards: [{ code: "PORTICO-GIFT-50" }],
    deliveryMethod: { code: "standard" },
  });
  const plainCart = await createCart(plain, { cart: { deliveryInfo: { address: ADDRESS } } });
  const orderedCart = (
    await guest.call("ecom.cartV2.createCart", { catalogItems: [item("gift-card")] })
  ).cart;
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: orderedCart.id });
  const owner = merchant(emulator);
  const isV1 = site.catalogVersion === "V1_CATALOG";
  const { product: bare } = await owner.call(`stores.products${isV1 ? "" : "V3"}.createProduct`, {
    product: isV1
      ? { name: "Bare", priceData: { price: 9 } }
      : {
          name: "Bare",
          productType: "PHYSICAL",
          physicalProperties: {},
          variantsInfo: { variants: [{ price: { actualPrice: { amount: "9" } } }] },
        },
  });
  const note = { merchantComment: { message: "x" } };
  const { activityId } = await owner.call("ecom.orders.addActivity", {
    id: orderId,
    activity: note,
  });
  const login = (email: string) =>
    guest.call("identity.authentication.loginV2", { loginId: { email }, password: "portico" });
  const { sessionToken } = await login("ada@example.com");
  const url = await authorize(guest, { responseMode: "web_message", sessionToken }, "none");
  const { message } = await postedMessage(await emulator.fetch(url));
  const eve = await login("eve@example.com");
  await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
  emulator.state.site.signOn.requireEmailVerification = true;
  const pending = await login("new@example.com");
  emulator.state.site.signOn.requireEmailVerification = false;
  const idOf = (email: string) =>
    [...emulator.state.members.values()].find((candidate) => candidate.email === email)?.id ?? "";
  const server = merchant(emulator, plain);
  const eveTokens = await new Caller(emulator, server.authorization).call("identity.oauth.token", {
    grant_type: "authorized_client",
    scope: "offline_access",
    member_id: idOf("eve@example.com"),
  });
  const eveMember = new Caller(emulator, eveTokens.access_token);
  await connectMembers(eveMember, owner, idOf);
  // The member took over the plain visitor's cart, so the plain visitor needs another cart.
  const memberCart = await createCart(plain, { cart: { deliveryInfo: { address: ADDRESS } } });
  const { redirectSession } = await full.call("identity.redirects.createRedirectSession", {
    ecomCheckout: { checkoutId: fullCart.id },
  });
  // Make the member's abandoned cart older.
  const { carts } = emulator.state.cart;
  const cart = carts.get(plainCart.id);
  if (cart) carts.set(plainCart.id, { ...cart, updatedDate: new Date(0).toISOString() });
  const v1CartId = async (caller: Caller) =>
    (await caller.call("ecom.currentCart.getCurrentCart")).cart.id;
  const orders = await makeOrders(emulator);
  await emulator.settled();
  const messages = emulator.outbox;
  return {
    emulator,
    start: emulator.snapshot(),
    callers: {
      full,
      plain,
      new: newVisitor,
      member: eveMember,
      owner,
      server,
    },
    item,
    ids: {
      ...orders,
      full: fullCart.id,
      fullV1: await v1CartId(full),
      plain: memberCart.id,
      plainV1: await v1CartId(plain),
      membersCart: plainCart.id,
      abandoned: abandonedId(plainCart.id),
      pageSession: new URL(redirectSession.fullUrl).searchParams.get("session") ?? "",
      line: fullCart.lineItems[0].id,
      plainLine: memberCart.lineItems[0].id,
      coupon: fullCart.coupons[0].id,
      giftCard: fullCart.paymentInfo.giftCards[0].id,
      order: orderId,
      orderLine: orderedCart.lineItems[0].id,
      activity: activityId,
      ada: idOf("ada@example.com"),
      eve: idOf("eve@example.com"),
      pending: idOf("new@example.com"),
      bea: idOf("bea@example.com"),
      sessionToken,
      code: message.code,
      eveToken: eve.stateToken,
      eveCode: messages.find(({ kind }) => kind === "factor-code")?.code ?? "",
      pendingToken: pending.stateToken,
      pendingCode: messages.find(({ kind }) => kind === "verification")?.code ?? "",
      recovery: messages.find(({ kind }) => kind === "password-reset")?.code ?? "",
      refreshToken: plain.refreshToken,
      accessToken: plain.authorization,
      bare: bare.id,
      bareVariant: (bare.variantsInfo ?? bare).variants[0].id,
    },
  };
}

export type CallRow = readonly [
  operation: string,
  caller: keyof World["callers"],
  request: (world: World) => Record<string, unknown>,
];

export const ecomChange = (operation: string, request: CallRow[2]): CallRow => [
  `ecom.${operation}`,
  "owner",
  request,
];
