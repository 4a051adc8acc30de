import { dehydrate, hydrate, QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hydrationOptions } from "./hydration.js";

const roundTrip = (data: unknown) => {
  const receivedJson = JSON.parse(JSON.stringify(hydrationOptions.dehydrate.serializeData(data)));
  return hydrationOptions.hydrate.deserializeData(receivedJson);
};

const jsonValues = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
    fc.integer(),
    fc.string(),
    fc.date({ noInvalidDate: false }),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom("$portico", "__proto__"), fc.string()), tie("value"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).value;

it("hydrationOptions restores JSON values, Dates and non-finite numbers, even in data that looks like an encoded value", () => {
  fc.assert(
    fc.property(jsonValues, (data) => {
      expect(roundTrip(data)).toEqual(data);
    }),
  );
});

it("hydrationOptions preserves Dates when data moves from the server to the browser", () => {
  const serverQueryClient = new QueryClient({ defaultOptions: { ...hydrationOptions } });
  serverQueryClient.setQueryData(["product"], {
    createdDate: new Date("2026-01-02T03:04:05.678Z"),
  });
  const json = JSON.stringify(dehydrate(serverQueryClient));
  const browserQueryClient = new QueryClient({ defaultOptions: { ...hydrationOptions } });
  hydrate(browserQueryClient, JSON.parse(json));
  expect(browserQueryClient.getQueryData(["product"])).toEqual({
    createdDate: new Date("2026-01-02T03:04:05.678Z"),
  });
});

it("hydrationOptions does not change instances of classes other than Date", () => {
  const params = new URLSearchParams("a=1");
  expect(hydrationOptions.dehydrate.serializeData(params)).toBe(params);
  expect(hydrationOptions.hydrate.deserializeData(params)).toBe(params);
});
