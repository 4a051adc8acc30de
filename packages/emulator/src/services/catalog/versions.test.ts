import { expect, test } from "vitest";
import { createEmulator } from "../../emulator.js";
import { operations } from "../../generated/operations.js";
import { minimalRequestOf } from "../../testing/minimal/create.js";
import { settings } from "../../testing/minimal/settings.js";
import { isV1 } from "../../testing/minimal/swept.js";
import { makeWorld, type World } from "../../testing/shop-world.js";
import { merchant } from "../../testing/test-client.js";

const VERSIONED = operations.filter(({ name }) => isV1(name) || /^stores\.\w+V3\./.test(name));

/**
 * Returns the operations that succeed, or fail with an unexpected error, on a site with the other
 * catalog version.
 */
async function findUnexpectedResponses(
  ownWorld: World,
  otherWorld: World,
  isOwn: (name: string) => boolean,
  code: string,
) {
  const unexpectedResponses: unknown[] = [];
  for (const { name } of VERSIONED.filter((operation) => isOwn(operation.name))) {
    ownWorld.emulator.restore(ownWorld.start);
    const { request: fields } = (await settings[name]?.(ownWorld)) ?? {};
    const { request } = await minimalRequestOf(ownWorld, name, fields);
    const { status, body } = await otherWorld.callers.server.send(name, request);
    const reportedCode = body.details?.applicationError?.code;
    if (status !== 428 || reportedCode !== code)
      unexpectedResponses.push([name, status, reportedCode]);
  }
  return unexpectedResponses;
}

test("sites reject every operation for the other catalog version", async () => {
  const v1 = await makeWorld(undefined, { catalogVersion: "V1_CATALOG" });
  const v3 = await makeWorld();
  const isV3 = (name: string) => !isV1(name);
  expect(
    await findUnexpectedResponses(v1, v3, isV1, "CATALOG_V3_SITE_CALLING_CATALOG_V1_API"),
  ).toEqual([]);
  expect(
    await findUnexpectedResponses(v3, v1, isV3, "CATALOG_V1_SITE_CALLING_CATALOG_V3_API"),
  ).toEqual([]);
  expect(VERSIONED.length).toBeGreaterThan(150);
});

test.each(["V1_CATALOG", "V3_CATALOG", "STORES_NOT_INSTALLED"] as const)(
  "getCatalogVersion returns %s for a site with that catalog version",
  async (catalogVersion) => {
    const owner = merchant(createEmulator({ seed: "minimal", site: { catalogVersion } }));
    const operation = "stores.catalogVersioning.getCatalogVersion";
    expect(await owner.call(operation)).toEqual({ catalogVersion });
    if (catalogVersion !== "STORES_NOT_INSTALLED") return;
    for (const query of ["stores.productsV3.queryProducts", "stores.products.queryProducts"]) {
      expect(await owner.fails(query)).toEqual({ status: 428, code: "APP_NOT_INSTALLED" });
    }
  },
);
