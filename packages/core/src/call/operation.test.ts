import { expect, it } from "vitest";
import { elevate } from "../client/context.js";
import { createClient } from "../create-client.js";
import { operation } from "./operation.js";

const getRibbon: (ribbonId: string, options?: { fields?: string[] }) => Promise<unknown> =
  operation({
    name: "stores.ribbonsV3.getRibbon",
    method: "GET",
    path: "/stores/v3/ribbons/{ribbonId}",
    args: ["ribbonId", ["fields"]],
    returns: "ribbon",
  });

it("an operation sends only the arguments that it declares", async () => {
  const sentUrls: string[] = [];
  const client = createClient({
    baseUrl: "https://api.example",
    fetch: async (input) => {
      sentUrls.push(new Request(input).url);
      return Response.json({ ribbon: { id: "a" } });
    },
  });
  const getBoundRibbon = client.use(getRibbon);
  expect(await getBoundRibbon("a", { fields: ["NAME"] })).toEqual({ id: "a" });
  // `map` also passes the index and the array to its callback.
  await Promise.all(["b", "c"].map(getBoundRibbon as (id: string) => Promise<unknown>));
  expect(sentUrls.map((url) => url.replace("https://api.example/stores/v3/ribbons/", ""))).toEqual([
    "a?ribbonId=a&fields=NAME",
    "b?ribbonId=b",
    "c?ribbonId=c",
  ]);
});

it("an operation keeps its full name as its function name when it is bound or elevated", () => {
  const client = createClient({ modules: { ribbonsV3: { getRibbon } } });
  const wrappers = [client.use(getRibbon), client.ribbonsV3.getRibbon, elevate(getRibbon)];
  const getRibbonFromView = client.with({ retry: 0 }).ribbonsV3.getRibbon;
  for (const fn of [getRibbon, ...wrappers, getRibbonFromView])
    expect(fn.name).toBe("stores.ribbonsV3.getRibbon");
});
