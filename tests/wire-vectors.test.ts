import { createClient } from "@portico/core";
import * as ecom from "@portico/ecom";
import * as identity from "@portico/identity";
import * as members from "@portico/members";
import * as stores from "@portico/stores";
import { describe, expect, it } from "vitest";
import { argumentsOf, decodedOf, readVectors } from "./wire-vectors.js";

type Namespace = Record<string, (...args: unknown[]) => Promise<unknown>>;
const packages = { ecom, identity, members, stores } as unknown as Record<
  string,
  Record<string, Namespace>
>;

let count = 0;
for (const file of readVectors()) {
  describe(file.service, () => {
    const namespace = packages[file.package]?.[file.module];
    for (const vector of file.vectors) {
      count++;
      it(vector.operation, async () => {
        const sent: Request[] = [];
        const client = createClient({
          cdn: false,
          fetch: async (input, init) => {
            sent.push(new Request(input, init));
            return Response.json(vector.response.body);
          },
        });
        const operation = client.use(namespace as Namespace)[vector.operation];
        const args = argumentsOf(vector);
        const before = structuredClone(args);
        const response = await operation?.(...args);

        expect(args).toEqual(before);
        expect(sent).toHaveLength(1);
        const [request] = sent as [Request];
        const url = new URL(request.url);
        expect(request.method).toBe(vector.request.method);
        expect(url.pathname).toBe(vector.request.path);
        expect([...url.searchParams]).toEqual(vector.request.query);
        const body = await request.text();
        expect(body === "" ? null : JSON.parse(body)).toEqual(vector.request.body);
        expect(response).toEqual(decodedOf(vector));
      });
    }
  });
}

it("all vectors are tested", () => {
  expect(count).toBe(678);
});
