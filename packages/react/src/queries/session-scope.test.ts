import { createClient } from "@portico/core";
import { memoryStorage, OAuthStrategy, type TokenRole } from "@portico/identity";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { cartTotalsQuery } from "./cart.js";
import { porticoKeys } from "./keys.js";
import { currentMemberQuery } from "./members.js";
import { keepOwnData } from "./query-options.js";
import { sessionScope } from "./session-scope.js";

const tokensFor = (role: TokenRole, name: string = role) => ({
  accessToken: { value: name, expiresAt: 1e11 },
  refreshToken: { value: name, role },
});
const STORAGE_KEY = "portico.shop";

function observeScope(options: Partial<Parameters<typeof OAuthStrategy>[0]> = {}) {
  const auth = OAuthStrategy({ clientId: "shop", ...options });
  const client = createClient({ auth });
  const scope = sessionScope(client);
  const changes: string[] = [];
  const stop = scope.subscribe(() => changes.push(`${scope.key} ${scope.role}`));
  return { auth, client, scope, changes, stop };
}

it("sessionScope changes its key in the same tick as a login or logout, but not when tokens are refreshed", () => {
  const { auth, scope, changes, stop } = observeScope({ tokens: tokensFor("visitor") });
  expect(scope.key).toBe("visitor.0");
  auth.setTokens(tokensFor("member", "ada"));
  expect([scope.key, scope.role]).toEqual(["member.1", "member"]);
  auth.setTokens({ ...tokensFor("member", "ada"), accessToken: { value: "new", expiresAt: 1e11 } });
  expect(scope.key).toBe("member.1");
  auth.setTokens(tokensFor("member", "grace"));
  auth.setTokens(tokensFor("none", ""));
  // The first visitor session after a logout keeps the key, because the user has not changed.
  auth.setTokens(tokensFor("visitor"));
  expect(changes).toEqual([
    "member.1 member",
    "member.2 member",
    "visitor.3 none",
    "visitor.3 visitor",
  ]);
  stop();
  auth.setTokens(tokensFor("member"));
  expect(changes).toHaveLength(4);
});

it("sessionScope reads a stored session immediately or, from an asynchronous storage, as soon as it is loaded", async () => {
  const syncStorage = memoryStorage();
  await syncStorage.set(STORAGE_KEY, JSON.stringify(tokensFor("member")));
  expect(observeScope({ tokenStorage: syncStorage }).scope).toMatchObject({
    key: "member.0",
    role: "member",
  });
  const asyncStorage = { get: async (key: string) => syncStorage.get(key), set: async () => {} };
  const { auth, scope, changes } = observeScope({ tokenStorage: asyncStorage });
  expect(scope).toMatchObject({ key: "visitor.0", role: undefined });
  await auth.ready();
  expect(changes).toEqual(["member.1 member"]);
});

it("sessionScope keeps its key when the first visitor session is created", async () => {
  const { auth, scope, changes } = observeScope();
  expect(scope).toMatchObject({ key: "visitor.0", role: undefined });
  await auth.ready();
  auth.setTokens(tokensFor("visitor"));
  expect(changes).toEqual(["visitor.0 none", "visitor.0 visitor"]);
});

it("sessionScope re-reads the storage when check is called", () => {
  const storage = memoryStorage();
  storage.set(STORAGE_KEY, JSON.stringify(tokensFor("visitor")));
  const { scope } = observeScope({ tokenStorage: storage });
  storage.set(STORAGE_KEY, JSON.stringify(tokensFor("member")));
  expect(scope.key).toBe("visitor.0");
  scope.check();
  expect(scope.key).toBe("member.1");
});

it("sessionScope is shared by all views of a client and never changes without an auth strategy", () => {
  const { client, scope } = observeScope();
  expect(sessionScope(client.with({ timeout: 5 }))).toBe(scope);
  const fixedScope = sessionScope(createClient());
  fixedScope.check();
  expect(fixedScope.subscribe(() => {})()).toBeUndefined();
  expect(fixedScope.key).toBe("visitor.0");
  expect(porticoKeys(createClient()).all()).toEqual(["portico", ""]);
});

it("porticoKeys returns different keys for each user and client, but the same catalog keys for all users", () => {
  const { auth, client } = observeScope({ tokens: tokensFor("visitor") });
  const keys = () => porticoKeys(client);
  const [cartKey, productKey] = [keys().cart(), keys().product({ slug: "a" })];
  expect(productKey).toEqual(["portico", "shop", "catalog", "product", { slug: "a" }]);
  expect(cartKey).toEqual(["portico", "shop", "session", "visitor.0", "cart"]);
  auth.setTokens(tokensFor("member"));
  expect(keys().cart()).toEqual(["portico", "shop", "session", "member.1", "cart"]);
  expect(keys().product({ slug: "a" })).toEqual(productKey);
  expect(
    porticoKeys(observeScope({ clientId: "other" }).client).product({ slug: "a" }),
  ).not.toEqual(productKey);
});

it("porticoKeys returns the prefix of a key if there are no options", () => {
  const keys = porticoKeys(observeScope().client);
  for (const createKey of [
    keys.products,
    keys.productPages,
    keys.product,
    keys.relatedProducts,
    keys.categories,
    keys.category,
    keys.categoryTree,
    keys.cartTotals,
    keys.orders,
    keys.members,
    keys.wishlist,
    keys.backInStock,
  ]) {
    const prefix = createKey();
    expect(prefix.length).toBeGreaterThan(3);
    expect(createKey({ a: 1 }).slice(0, prefix.length)).toEqual(prefix);
    expect(createKey({ a: 1 })).not.toEqual(createKey({ a: 2 }));
  }
  expect(keys.order("1")).toEqual([...keys.order(), "1"]);
  expect(keys.session()).toEqual([...keys.sessions(), "visitor.0"]);
});

it("keepOwnData drops placeholder data from another user", () => {
  const { auth, client } = observeScope({ tokens: tokensFor("visitor") });
  const query = { queryKey: cartTotalsQuery(client, null).queryKey };
  expect(keepOwnData(client)("mine", query)).toBe("mine");
  auth.setTokens(tokensFor("member"));
  expect(keepOwnData(client)("mine", query)).toBeUndefined();
  expect(keepOwnData(client)("mine", undefined)).toBeUndefined();
});

it("currentMemberQuery returns null for visitors", async () => {
  const { client } = observeScope({ tokens: tokensFor("visitor") });
  expect(await new QueryClient().fetchQuery(currentMemberQuery(client))).toBeNull();
});
