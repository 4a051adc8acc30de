import { describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";
import { hasWritten } from "./client-view.js";

const createTestClient = () => createClient({ fetch: async () => Response.json({ data: {} }) });
const API = "https://www.wixapis.com/ecom/v1/carts";

describe("hasWritten", () => {
  it("returns false for a client that has only read", async () => {
    const client = createTestClient();
    expect(hasWritten(client)).toBe(false);
    await client.fetchWithAuth(API);
    expect(hasWritten(client)).toBe(false);
  });

  it("returns true after a GraphQL request, which may be a mutation", async () => {
    const client = createTestClient();
    await client.graphql("mutation { x }");
    expect(hasWritten(client)).toBe(true);
  });

  it("returns true after fetchWithAuth with a method other than GET", async () => {
    const client = createTestClient();
    await client.fetchWithAuth(API, { method: "POST" });
    expect(hasWritten(client)).toBe(true);
  });
});
