// Checks that operations return their documented error codes.
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentedOperation } from "./testing/documents.js";
import { type Case, FAKE_ID } from "./testing/error-cases/case.js";
import { cases } from "./testing/error-cases/cases.js";
import { codesIn } from "./testing/error-codes/record.js";
import { makeWorld, type World } from "./testing/shop-world.js";
import { API_KEY, Caller } from "./testing/test-client.js";

let world: World;
let ids: World["ids"];
beforeAll(async () => {
  world = await makeWorld();
  ids = { ...world.ids };
});
beforeEach(() => {
  Object.assign(world.ids, ids);
  world.emulator.restore(world.start);
});
afterEach(() => world.emulator.settled());

const rows = cases.flatMap((errorCase) =>
  errorCase.operations.map((operation) => [errorCase.code, operation, errorCase] as const),
);

describe("the error code", () => {
  test.each(rows)(
    "%s is returned by %s",
    async (code, operation, { caller, before, request }: Case) => {
      expect(documentedOperation(operation)?.errorCodes).toContain(code);
      const prepared = await before?.(world);
      const content = await request(world, prepared, operation);
      const { body } = await world.callers[caller].send(operation, content);
      expect([...codesIn(JSON.stringify(body))], JSON.stringify(body)).toContain(code);
    },
  );

  test("SITE_NOT_FOUND is returned if an API key is used with a different site", async () => {
    const otherSiteCaller = new Caller(world.emulator, API_KEY, "", { "wix-site-id": FAKE_ID });
    expect(
      await otherSiteCaller.fails("ecom.ecommerceSettings.getEcommerceSettings"),
    ).toMatchObject({
      status: 404,
      code: "SITE_NOT_FOUND",
    });
  });
});
