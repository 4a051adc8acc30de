// @vitest-environment jsdom
import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import { useQuery } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { storeItem } from "../format.js";
import { useClient } from "../provider/provider.js";
import { sessionScope } from "../queries/session-scope.js";
import { currentCartQuery } from "../queries.js";
import { ADA, testShop, variantId } from "../testing/test-shop.js";
import { act, cleanup, render, renderHook, screen, waitFor } from "../testing/testing-library.js";
import { useMember } from "./use-member.js";
import { Show, useSession } from "./use-session.js";

afterEach(cleanup);

const GRACE = { email: "grace@example.com", password: "nanosecond" };
const API_KEY = "portico-emulator-api-key";
type Shop = ReturnType<typeof testShop>;

/** Requests a member's tokens with the API key, which needs no hidden frame. */
async function tokensFor({ client, emulator }: Shop, { email }: { email: string }) {
  const member = [...emulator.state.members.values()].find(
    (candidate) => candidate.email === email,
  );
  return client.auth.getMemberTokensForExternalLogin(member?.id ?? "", API_KEY);
}

interface RenderedState {
  key: string;
  status: string;
  email: string | undefined;
  cart: string | undefined;
}

function Page({ renderedStates }: { renderedStates: RenderedState[] }) {
  const client = useClient();
  const { status } = useSession();
  const { data: member } = useMember();
  const { data: cart } = useQuery(currentCartQuery(client));
  const { key } = sessionScope(client);
  const email = member?.loginEmail ?? undefined;
  renderedStates.push({ key, status, email, cart: cart?.id ?? undefined });
  return (
    <>
      <p>{email ?? status}</p>
      <Show when="member" fallback={<i>nobody</i>}>
        <i>account</i>
      </Show>
    </>
  );
}

function renderPage(shop: Shop) {
  const renderedStates: RenderedState[] = [];
  render(<Page renderedStates={renderedStates} />, { wrapper: shop.wrapper });
  return { renderedStates };
}

async function addToCart(shop: Shop, color: string) {
  const pendant = await shop.product("drop-pendant");
  const item = storeItem({
    productId: pendant.id,
    variantId: variantId(shop.emulator, pendant, color),
  });
  const { cart } = await shop.client.use(addLineItemsToCurrentCart)({ catalogItems: [item] });
  return cart?.id ?? "";
}

/**
 * Checks that renders with the same key show at most one member and one cart, and that visitors see
 * no member.
 */
function expectNoOtherUsersData(renderedStates: RenderedState[]) {
  for (const key of new Set(renderedStates.map((state) => state.key))) {
    const states = renderedStates.filter((state) => state.key === key);
    const emails = new Set(states.flatMap(({ email }) => email ?? []));
    expect(emails.size, key).toBeLessThanOrEqual(key.startsWith("member") ? 1 : 0);
    expect(new Set(states.flatMap(({ cart }) => cart ?? [])).size, key).toBeLessThanOrEqual(1);
    const statuses = new Set(states.map(({ status }) => status));
    expect(statuses.has("member"), key).toBe(key.startsWith("member"));
  }
}

it("useSession follows logins and logouts, and no render shows another user's data", async () => {
  const shop = testShop({ members: [ADA, GRACE] });
  const { auth } = shop.client;
  const { renderedStates } = renderPage(shop);
  await screen.findByText("visitor");
  expect(screen.getByText("nobody")).toBeDefined();
  for (const user of [ADA, GRACE]) {
    const tokens = await tokensFor(shop, user);
    await act(async () => auth.setTokens(tokens));
    await screen.findByText(user.email);
    expect(screen.getByText("account")).toBeDefined();
    // Wait for the first cart request. It may read the cart before the item is added, and
    // invalidation does not restart it.
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    await addToCart(shop, user === ADA ? "Sky" : "Rose");
    await act(() => shop.queryClient.invalidateQueries());
    await waitFor(() => expect(renderedStates.at(-1)?.cart).toBeDefined());
  }
  await act(async () => void auth.logout("http://localhost/"));
  expect(screen.queryByText(GRACE.email)).toBeNull();
  expect(screen.getByText("nobody")).toBeDefined();
  await screen.findByText("visitor");
  expect(new Set(renderedStates.map(({ email }) => email))).toEqual(
    new Set([undefined, ADA.email, GRACE.email]),
  );
  expectNoOtherUsersData(renderedStates);
});

it("a logout removes the previous user's data and discards pending responses", async () => {
  const shop = testShop();
  const { client, network, queryClient } = shop;
  client.auth.setTokens(await tokensFor(shop, ADA));
  const memberCartId = await addToCart(shop, "Sky");
  let deliver: () => void = () => {};
  network.beforeResponse = (path) => {
    if (!path.endsWith("/carts/current")) return;
    network.beforeResponse = () => {};
    return new Promise<void>((resolve) => {
      deliver = resolve;
    });
  };
  const { renderedStates } = renderPage(shop);
  await screen.findByText(ADA.email);
  const memberKey = sessionScope(client).key;
  await act(async () => client.auth.setTokens({ ...(await client.auth.generateVisitorTokens()) }));
  await waitFor(() => expect(renderedStates.at(-1)?.status).toBe("visitor"));
  await act(async () => deliver());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(renderedStates.some(({ cart }) => cart === memberCartId)).toBe(false);
  const cachedQueries = queryClient.getQueryCache().getAll();
  expect(cachedQueries.filter(({ queryKey }) => queryKey.includes(memberKey))).toEqual([]);
  expectNoOtherUsersData(renderedStates);
});

it("useSession shows the latest user, regardless of the order of responses", async () => {
  const anyUser = fc.constantFrom(ADA, GRACE, undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(anyUser, fc.nat(3)), { minLength: 1, maxLength: 5 }),
      async (scheduler, userChanges) => {
        const shop = testShop({ members: [ADA, GRACE] });
        const { auth } = shop.client;
        const tokensByEmail = new Map([
          [ADA.email, await tokensFor(shop, ADA)],
          [GRACE.email, await tokensFor(shop, GRACE)],
        ]);
        shop.network.beforeResponse = (path) => scheduler.schedule(Promise.resolve(), path);
        const { renderedStates } = renderPage(shop);
        for (const [user, responseCount] of userChanges) {
          const tokens = user && tokensByEmail.get(user.email);
          await act(async () => {
            if (tokens) auth.setTokens(tokens);
            else void auth.logout("http://localhost/");
          });
          for (let index = 0; index < responseCount && scheduler.count() > 0; index++) {
            await act(() => scheduler.waitOne());
          }
        }
        shop.network.beforeResponse = () => {};
        await act(() => scheduler.waitAll());
        const lastUser = userChanges.at(-1)?.[0];
        await screen.findByText(lastUser?.email ?? "visitor");
        await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
        expect(screen.queryAllByText(/@/).map((element) => element.textContent)).toEqual(
          lastUser ? [lastUser.email] : [],
        );
        expectNoOtherUsersData(renderedStates);
        cleanup();
      },
    ),
    { numRuns: 20 },
  );
});

/** Simulates a token storage that notifies other tabs of changes. Each `open()` is a new tab. */
function createSharedStorage() {
  const values = new Map<string, string>();
  const listeners = new Set<{ tab: object; listener: () => void }>();
  const open = () => {
    const tab = {};
    const notify = () => {
      for (const entry of [...listeners]) if (entry.tab !== tab) entry.listener();
    };
    return {
      shared: true,
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => {
        values.set(key, value);
        notify();
      },
      remove: (key: string) => {
        values.delete(key);
        notify();
      },
      subscribe: (_key: string, listener: () => void) => {
        const entry = { tab, listener };
        listeners.add(entry);
        return () => listeners.delete(entry);
      },
    };
  };
  return { open };
}

it("useSession follows a login and a logout in another tab", async () => {
  const { open } = createSharedStorage();
  const thisTab = testShop({}, { tokenStorage: open() });
  const otherTab = testShop({}, { tokenStorage: open() }, thisTab.emulator);
  const { renderedStates } = renderPage(thisTab);
  await screen.findByText("visitor");
  const tokens = await tokensFor(otherTab, ADA);
  await act(async () => otherTab.client.auth.setTokens(tokens));
  await screen.findByText(ADA.email);
  await act(async () => void otherTab.client.auth.logout("http://localhost/"));
  await screen.findByText("visitor");
  expect(screen.queryByText(ADA.email)).toBeNull();
  expectNoOtherUsersData(renderedStates);
});

it("useSession reports a visitor when the platform ends the member's session", async () => {
  const shop = testShop();
  const { auth } = shop.client;
  auth.setTokens(await tokensFor(shop, ADA));
  const { renderedStates } = renderPage(shop);
  await screen.findByText(ADA.email);
  const { accessToken, refreshToken } = auth.getTokens();
  auth.setTokens({ accessToken: { ...accessToken, expiresAt: 1 }, refreshToken });
  shop.emulator.faults.add({ kind: "invalid_grant", operation: "identity.oauth.token" });
  await act(() => shop.queryClient.invalidateQueries());
  await screen.findByText("visitor");
  expect(screen.queryByText(ADA.email)).toBeNull();
  expectNoOtherUsersData(renderedStates);
});

it("useSession detects a logout on another page when the back button restores this page", async () => {
  const { open } = createSharedStorage();
  const tokenStorage = { ...open(), subscribe: undefined };
  const shop = testShop({}, { tokenStorage });
  shop.client.auth.setTokens(await tokensFor(shop, ADA));
  const { renderedStates } = renderPage(shop);
  await screen.findByText(ADA.email);
  tokenStorage.remove("portico.test-shop");
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
  expect(screen.queryByText(ADA.email)).toBeNull();
  await screen.findByText("visitor");
  expectNoOtherUsersData(renderedStates);
});

it("useMember reports an error without logging the member out", async () => {
  const shop = testShop();
  shop.client.auth.setTokens(await tokensFor(shop, ADA));
  shop.emulator.faults.add({
    kind: "status",
    status: 503,
    operation: "members.members.getCurrentMember",
  });
  const { result } = renderHook(() => ({ ...useSession(), ...useMember() }), {
    wrapper: shop.wrapper,
  });
  expect(result.current).toMatchObject({ role: "member", isPending: true, error: null });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }));
  expect(result.current).toMatchObject({ role: "member", data: undefined, isPending: false });
  const { refetch } = result.current;
  shop.emulator.faults.clear();
  await act(() => refetch());
  await waitFor(() => expect(result.current.data?.loginEmail).toBe(ADA.email));
  expect(result.current.error).toBeNull();
  expect(result.current.refetch).toBe(refetch);
});

it("useMember sends no request for a visitor, initially or on refetch", async () => {
  const shop = testShop();
  const { result } = renderHook(() => useMember(), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.data).toBeNull());
  await act(() => result.current.refetch());
  expect(result.current).toMatchObject({ data: null, error: null });
  expect(shop.requests.filter((request) => request.includes("members"))).toEqual([]);
});
