import { expect, it, vi } from "vitest";
import { queryOperation } from "../call/query-operation.js";
import { createClient } from "../create-client.js";

const queryThings = queryOperation<() => object>({
  name: "a.b.queryThings",
  method: "POST",
  path: "/things/query",
  args: ["query"],
  query: { items: "things" },
});

it("a query builder that is used like a result warns once and sends no request", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const fetch = vi.fn(async () => new Response("{}"));
  const client = createClient({ modules: { things: { queryThings } }, fetch });
  const builder = await client.things.queryThings();
  expect(JSON.stringify(builder)).toContain('"limit":50');
  expect((builder as { items?: unknown }).items).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\[portico\] QUERY_NOT_SENT: The query builder of a\.b\.queryThings was awaited, but nothing was sent\. End the query with `\.find\(\)`.* https:\/\/\S+#query_not_sent$/,
      ),
    ],
  ]);
  warn.mockRestore();
});
