import { runWithClient } from "@portico/core";
import { memoryStorage } from "@portico/core/internal";
import { currentCartV2 } from "@portico/ecom";
import fc from "fast-check";
import { expect, it } from "vitest";
import { memberBrowser, SECRET, serverKit } from "../testing/server-kit.js";
import { sessionServer } from "./session-server.js";

const USERS = ["ada", "grace"] as const;
const CONSISTENCY_HEADER = "x-wix-consistent";

const userOf = (token: string | null) => USERS.find((user) => token?.startsWith(user));

/**
 * Creates a platform that responds in an order that the test controls, and records requests that
 * mix the data of two users.
 */
function createPlatform(schedule: <T>(work: () => Promise<T>) => Promise<T>) {
  const mixups: string[] = [];
  const refreshedTokens: string[] = [];
  let count = 0;
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const body = await request.json().catch(() => ({}));
    if (pathname === "/oauth2/token") {
      const user = userOf(body.refreshToken) ?? "unknown";
      refreshedTokens.push(body.refreshToken);
      count += 1;
      return Response.json({
        access_token: `${user}-access-${count}`,
        refresh_token: `${user}-refresh-${count}`,
        expires_in: 14_400,
      });
    }
    const user = userOf(request.headers.get("authorization")) ?? "unknown";
    const consistencyHeader = request.headers.get(CONSISTENCY_HEADER);
    if (consistencyHeader && consistencyHeader !== user)
      mixups.push(`${user} with ${consistencyHeader}'s header`);
    const [item] = body.catalogItems ?? [];
    const addedId = item?.catalogReference.catalogItemId;
    if (addedId && addedId !== user) mixups.push(`${addedId}'s item into ${user}'s cart`);
    return Response.json({ cart: { id: user } }, { headers: { [CONSISTENCY_HEADER]: user } });
  };
  const fetch = (request: Request) => schedule(() => respond(request));
  return { fetch, mixups, refreshedTokens };
}

const itemOf = (user: string) => ({
  catalogItems: [{ quantity: 1, catalogReference: { appId: "a", catalogItemId: user } }],
});

it.each(["cookie", "storage"])(
  "parallel requests from two users never share tokens, carts or headers (session in a %s)",
  async (kind) => {
    const visits = fc.array(
      fc.record({ user: fc.constantFrom(...USERS), usesClientModule: fc.boolean() }),
      {
        minLength: 2,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), visits, async (scheduler, visits) => {
        let isScheduled = false;
        const { fetch, mixups, refreshedTokens } = createPlatform((work) =>
          isScheduled ? scheduler.schedule(Promise.resolve()).then(work) : work(),
        );
        const { clock } = serverKit();
        const server = sessionServer({
          clientId: "shop",
          secret: SECRET,
          modules: { cart: currentCartV2 },
          clock,
          fetch,
          ...(kind === "storage" && { storage: memoryStorage() }),
        });
        const tabs = {
          ada: await memberBrowser({ server, clock }, "ada", -10),
          grace: await memberBrowser({ server, clock }, "grace", -10),
        };
        isScheduled = true;
        const visitPage = async (user: (typeof USERS)[number], usesClientModule: boolean) => {
          const client = await server.createServerClient(tabs[user].request("/"));
          const { cart } = client;
          const render = async () => {
            const addResult = await (usesClientModule
              ? cart
              : currentCartV2
            ).addLineItemsToCurrentCart(itemOf(user));
            const getResult = await (usesClientModule ? cart : currentCartV2).getCurrentCart();
            return [addResult.cart?.id, getResult.cart?.id];
          };
          expect(await runWithClient(client, render)).toEqual([user, user]);
          expect(client.auth.getActiveToken()).toMatch(`${user}-access-`);
          return { user, values: (await client.session.headers()).getSetCookie() };
        };
        const pendingVisits = visits.map(({ user, usesClientModule }) =>
          visitPage(user, usesClientModule),
        );
        await scheduler.waitFor(Promise.all(pendingVisits));
        const results = await Promise.all(pendingVisits);
        expect(mixups).toEqual([]);
        // Each session is refreshed once.
        expect([...refreshedTokens].sort()).toEqual(
          [...new Set(visits.map(({ user }) => `${user}-refresh`))].sort(),
        );
        for (const user of USERS) {
          const userCookies = new Set(
            results.flatMap((each) => (each.user === user ? each.values : [])),
          );
          expect(userCookies.size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 25 },
    );
  },
);
