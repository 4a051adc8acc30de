import { createClient } from "@portico/core";
import { describe, expect, it } from "vitest";
import { argumentsOf, decodedOf, namespaceOf, readVectors } from "./wire-vectors.js";

let count = 0;
for (const file of readVectors()) {
  describe(file.service, () => {
    for (const vector of file.vectors) {
      count++;
      it(`${vector.operation} sends the recorded request and returns the recorded response`, async () => {
        const requests: Request[] = [];
        const client = createClient({
          cdn: false,
          fetch: async (input, init) => {
            requests.push(new Request(input, init));
            return Response.json(vector.response.body);
          },
        });
        const operation = client.use(namespaceOf(file))[vector.operation];
        const args = argumentsOf(vector);
        const argsBefore = structuredClone(args);
        const response = await operation?.(...args);

        expect(args).toEqual(argsBefore);
        expect(requests).toHaveLength(1);
        const [request] = requests as [Request];
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
