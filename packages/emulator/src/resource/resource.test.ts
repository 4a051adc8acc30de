import { beforeEach, describe, expect, test } from "vitest";
import { type createEmulator, emulatorWith } from "../emulator.js";
import { allServices } from "../services/all-services.js";
import { type Caller, type Json, merchant, visitor } from "../testing/test-client.js";
import { resource } from "./resource.js";

const taxGroups = resource("ecom.taxGroups", { unique: { name: "DUPLICATE_NAME" } });
const exemptions = resource("ecom.taxExemptGroups", { access: { read: "anyone", write: "admin" } });
const brands = resource("stores.brandsV3", {
  access: { read: "anyone", write: "admin" },
  unique: { name: "DUPLICATE_NAME" },
  limit: { count: 5, code: "TOO_MANY" },
});

let owner: Caller;
let guest: Caller;
let emulator: ReturnType<typeof createEmulator>;
beforeEach(async () => {
  emulator = emulatorWith((options) => [...allServices(options), taxGroups, exemptions, brands], {
    seed: "minimal",
  }) as ReturnType<typeof createEmulator>;
  owner = merchant(emulator);
  guest = await visitor(emulator);
});

const createBrand = async (name: string): Promise<Json> =>
  (await owner.call("stores.brandsV3.createBrand", { brand: { name } })).brand;

describe("an entity", () => {
  test("can be created, read, updated and deleted", async () => {
    const made = await createBrand("Ada");
    expect(made).toMatchObject({ name: "Ada", revision: "1", createdDate: made.updatedDate });
    expect((await guest.call("stores.brandsV3.getBrand", { brandId: made.id })).brand).toEqual(
      made,
    );
    await emulator.clock.advance(1000);
    const { brand: updated } = await owner.call("stores.brandsV3.updateBrand", {
      brand: { id: made.id, revision: "1", name: "Eve", createdDate: "2001-01-01T00:00:00.000Z" },
    });
    expect(updated).toMatchObject({ name: "Eve", revision: "2", createdDate: made.createdDate });
    expect(updated.updatedDate > made.updatedDate).toBe(true);
    await owner.call("stores.brandsV3.deleteBrand", { brandId: made.id });
    const rejection = await guest.fails("stores.brandsV3.getBrand", { brandId: made.id });
    expect(rejection).toEqual({ status: 404, code: "BRAND_NOT_FOUND" });
  });

  test("is not updated with an outdated revision", async () => {
    const { id } = await createBrand("Ada");
    const change = { brand: { id, revision: "1", name: "Eve" } };
    await owner.call("stores.brandsV3.updateBrand", change);
    expect(await owner.fails("stores.brandsV3.updateBrand", change)).toMatchObject({
      status: 409,
      code: "INVALID_REVISION",
      data: { currentRevision: "2" },
    });
  });

  test("must have a unique name, and cannot be created above the limit", async () => {
    await createBrand("Ada");
    const duplicate = await owner.fails("stores.brandsV3.createBrand", { brand: { name: "ADA" } });
    expect(duplicate).toMatchObject({ status: 409, code: "DUPLICATE_NAME" });
    for (const name of "bcde") await createBrand(name);
    const sixth = await owner.fails("stores.brandsV3.createBrand", { brand: { name: "f" } });
    expect(sixth).toMatchObject({ status: 428, code: "TOO_MANY" });
  });

  test("is updated by a request that contains all fields and no field mask", async () => {
    const { taxExemptGroup } = await owner.call("ecom.taxExemptGroups.createTaxExemptGroup", {
      taxExemptGroup: { name: "Schools" },
    });
    const { taxExemptGroup: updated } = await owner.call(
      "ecom.taxExemptGroups.updateTaxExemptGroup",
      {
        taxExemptGroup: { ...taxExemptGroup, name: "Shops" },
      },
    );
    expect(updated).toMatchObject({ name: "Shops", revision: "2" });
  });
});

describe("the access check", () => {
  test("runs before the request is validated", async () => {
    expect(await guest.fails("stores.brandsV3.createBrand", {})).toMatchObject({ status: 403 });
  });
});

describe("a bulk request for several entities", () => {
  test("succeeds or fails separately for each entity", async () => {
    const response = await owner.call("stores.brandsV3.bulkCreateBrands", {
      brands: [{ name: "Ada" }, { name: "ada" }, { name: "Eve" }],
      returnEntity: true,
    });
    expect(response.bulkActionMetadata).toEqual({
      totalSuccesses: 2,
      totalFailures: 1,
      undetailedFailures: 0,
    });
    expect(response.results.map((one: Json) => one.itemMetadata.success)).toEqual([
      true,
      false,
      true,
    ]);
    expect(response.results[1].itemMetadata.error.code).toBe("DUPLICATE_NAME");
    expect(response.results[2].item.name).toBe("Eve");
    const { brands: listed, pagingMetadata } = await guest.call("stores.brandsV3.queryBrands", {
      query: { sort: [{ fieldName: "name", order: "DESC" }], cursorPaging: { limit: 1 } },
    });
    expect(listed.map(({ name }: Json) => name)).toEqual(["Eve"]);
    expect(pagingMetadata.hasNext).toBe(true);
    expect(await guest.call("stores.brandsV3.countBrands", { filter: { name: "Ada" } })).toEqual({
      count: 1,
    });
  });

  test("returns entities by name, and creates entities that do not exist", async () => {
    const { id } = await createBrand("Ada");
    const { results } = await owner.call("stores.brandsV3.bulkGetOrCreateBrands", {
      brandNames: ["ada", "Eve"],
    });
    expect(results.map((one: Json) => [one.item.id === id, one.item.name])).toEqual([
      [true, "Ada"],
      [false, "Eve"],
    ]);
  });

  test("adds tags to entities by id, and removes tags from entities by filter", async () => {
    const ids: string[] = [];
    for (const name of ["Schools", "Shops"]) {
      const { taxExemptGroup } = await owner.call("ecom.taxExemptGroups.createTaxExemptGroup", {
        taxExemptGroup: { name },
      });
      ids.push(taxExemptGroup.id);
    }
    await owner.call("ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags", {
      taxExemptGroupIds: ids,
      assignTags: { privateTags: { tagIds: ["a", "b"] } },
    });
    const { jobId } = await owner.call(
      "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter",
      { filter: { name: "Shops" }, unassignTags: { privateTags: { tagIds: ["a"] } } },
    );
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
    const { taxExemptGroup } = await owner.call("ecom.taxExemptGroups.getTaxExemptGroup", {
      taxExemptGroupId: ids[1],
    });
    expect(taxExemptGroup.tags.privateTags.tagIds).toEqual(["b"]);
  });
});

test("a snapshot contains the entities of declared services", async () => {
  await createBrand("Ada");
  const snapshot = emulator.snapshot();
  await createBrand("Eve");
  emulator.restore(snapshot);
  const count = () => guest.call("stores.brandsV3.countBrands", {});
  expect(await count()).toEqual({ count: 1 });
  emulator.reset();
  guest = await visitor(emulator);
  expect(await count()).toEqual({ count: 0 });
});
