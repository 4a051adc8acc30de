import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type Caller, type Json, merchant, STORES, visitor } from "../../testing/test-client.js";

const APP = "57d13128-4a4c-494b-80b3-a6fb2e28018d";
const ANY_ID = "00000000-0000-4000-8000-00000000dead";

let emulator: Emulator;
let owner: Caller;
beforeEach(() => {
  emulator = createEmulator({ seed: "minimal" });
  owner = merchant(emulator);
});

const addRegion = async (country: string, subdivision = "", rest = {}): Promise<Json> =>
  (
    await owner.call("ecom.taxRegions.createTaxRegion", {
      taxRegion: { country, subdivision, appId: APP, ...rest },
    })
  ).taxRegion;
const addGroup = async (name: string): Promise<Json> =>
  (await owner.call("ecom.taxGroups.createTaxGroup", { taxGroup: { name } })).taxGroup;
const addRate = async (taxRegionId: string, taxGroupId: string, taxRate: string) =>
  (
    await owner.call("ecom.manualTaxMappings.createManualTaxMapping", {
      manualTaxMapping: { taxRegionId, taxGroupId, taxRate, taxName: "VAT" },
    })
  ).manualTaxMapping;
const addressAt = (singleAddress: number) => ({ addressIndex: { singleAddress } });
const defaultGroups = async (): Promise<Json[]> =>
  (await owner.call("ecom.taxGroups.listDefaultTaxGroups")).taxGroups;

describe("tax regions", () => {
  test("cannot be created twice for the same country and subdivision", async () => {
    const created = await addRegion("US");
    expect(created).toMatchObject({ taxIncludedInPrice: false, revision: "1" });
    await addRegion("US", "NY");
    const duplicate = { taxRegion: { country: "US", subdivision: "NY", appId: APP } };
    expect(await owner.fails("ecom.taxRegions.createTaxRegion", duplicate)).toMatchObject({
      status: 409,
      code: "ALREADY_EXISTS",
    });
    const { results } = await owner.call("ecom.taxRegions.bulkCreateTaxRegion", {
      taxRegions: [duplicate.taxRegion, { country: "CH", appId: APP }],
      returnEntity: true,
    });
    expect(results[0].itemMetadata.error.code).toBe("ALREADY_EXISTS");
    expect(results[1].item).toMatchObject({ country: "CH", subdivision: "" });
  });

  test.each([
    ["SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY", { country: "CH", subdivision: "ZH", appId: APP }],
    ["INVALID_SUBDIVISION_FORMAT", { country: "US", subdivision: "New York", appId: APP }],
    ["CALCULATOR_ID_NOT_FOUND", { country: "US", appId: ANY_ID }],
  ])("are rejected with %s for %j", async (code, taxRegion) => {
    const failed = await owner.fails("ecom.taxRegions.createTaxRegion", { taxRegion });
    expect(failed.code).toBe(code);
    const { taxRegions } = await owner.call("ecom.taxRegions.queryTaxRegions", { query: {} });
    expect(taxRegions).toEqual([]);
  });

  test.each(["CU", "IR", "KP", "SY"])(
    "are rejected for the embargoed country %s",
    async (country) => {
      const taxRegion = { country, appId: APP };
      expect(await owner.fails("ecom.taxRegions.createTaxRegion", { taxRegion })).toEqual({
        status: 400,
        fields: ["taxRegion.country OTHER"],
      });
      const { taxRegions } = await owner.call("ecom.taxRegions.queryTaxRegions", { query: {} });
      expect(taxRegions).toEqual([]);
    },
  );
});

describe("tax groups", () => {
  test("provided by the platform are listed separately and cannot be changed", async () => {
    const [products] = await defaultGroups();
    expect(products.name).toBe("Products");
    const books = await addGroup("Books");
    const { taxGroups } = await owner.call("ecom.taxGroups.queryTaxGroups", { query: {} });
    expect(taxGroups).toEqual([books]);
    const rejection = { status: 428, code: "ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP" };
    const { id } = products;
    const taxGroup = { id, revision: "1", name: "x" };
    expect(await owner.fails("ecom.taxGroups.updateTaxGroup", { taxGroup })).toEqual(rejection);
    expect(await owner.fails("ecom.taxGroups.deleteTaxGroup", { taxGroupId: id })).toEqual(
      rejection,
    );
    const { results } = await owner.call("ecom.taxGroups.listDefaultTaxGroupsByAppIds", {
      appIds: [STORES, ANY_ID],
    });
    expect(results[0].taxGroup).toEqual(products);
    expect(results[1].taxGroupMetadata).toMatchObject({ success: false });
    expect(await owner.call("ecom.taxExemptGroups.listDefaultTaxExemptGroups")).toEqual({
      taxExemptGroups: [],
    });
  });
});

describe("tax rates", () => {
  test("must have an existing region and group, and a unique combination of six fields", async () => {
    const { id: taxRegionId } = await addRegion("US");
    const { id: taxGroupId } = await addGroup("Books");
    await addRate(taxRegionId, taxGroupId, "0.1");
    const cases: [string, object][] = [
      ["MANUAL_TAX_MAPPING_ALREADY_EXISTS", { taxRegionId, taxGroupId, taxName: "VAT" }],
      [
        "MANUAL_TAX_MAPPING_ALREADY_EXISTS",
        { taxRegionId, taxGroupId, taxName: "VAT", jurisdictionType: "UNDEFINED" },
      ],
      ["TAX_REGION_ID_NOT_FOUND", { taxRegionId: ANY_ID, taxGroupId }],
      ["TAX_GROUP_ID_NOT_FOUND", { taxRegionId, taxGroupId: ANY_ID }],
    ];
    for (const [code, ids] of cases) {
      const manualTaxMapping = { ...ids, taxRate: "0.2" };
      const failed = await owner.fails("ecom.manualTaxMappings.createManualTaxMapping", {
        manualTaxMapping,
      });
      expect(failed.code).toBe(code);
    }
    const { manualTaxMappings } = await owner.call("ecom.manualTaxMappings.listManualTaxMappings");
    expect(manualTaxMappings).toHaveLength(1);
    for (const other of [
      { taxName: "County tax" },
      { taxType: "VAT" },
      { jurisdiction: "Kings" },
      { jurisdictionType: "COUNTY" },
    ]) {
      await owner.call("ecom.manualTaxMappings.createManualTaxMapping", {
        manualTaxMapping: { taxRegionId, taxGroupId, taxRate: "0.01", ...other },
      });
    }
  });

  test.each([
    [false, "100", "8.88", "108.88", ["4.00", "4.88"]],
    [true, "108.88", "8.88", "108.88", ["4.00", "4.88"]],
  ])(
    "for the same region and group add up (included in the price: %s)",
    async (included, price, totalTax, totalAmount, parts) => {
      const { id: taxRegionId } = await addRegion("US", "NY");
      const { id: taxGroupId } = await addGroup("Books");
      for (const [taxName, taxRate] of [
        ["State tax", "0.04"],
        ["City tax", "0.04875"],
      ]) {
        await owner.call("ecom.manualTaxMappings.createManualTaxMapping", {
          manualTaxMapping: { taxRegionId, taxGroupId, taxName, taxRate },
        });
      }
      const { taxSummary, lineItemTaxDetails } = await owner.call(
        "ecom.taxCalculation.calculateTax",
        {
          currency: "USD",
          addresses: [{ country: "US", subdivision: "NY" }],
          lineItems: [
            { id: "1", price, taxGroupId, taxIncludedInPrice: included, ...addressAt(0) },
          ],
        },
      );
      expect(taxSummary).toMatchObject({ totalTax, totalAmount });
      expect(
        taxSummary.aggregatedTaxBreakdown.map((part: Json) => [
          part.taxName,
          part.rate,
          part.aggregatedTaxAmount,
        ]),
      ).toEqual([
        ["State tax", "0.04", parts[0]],
        ["City tax", "0.04875", parts[1]],
      ]);
      expect(lineItemTaxDetails[0].taxBreakdown).toMatchObject([
        { taxName: "State tax", taxAmount: parts[0], taxableAmount: "100.00" },
        { taxName: "City tax", taxAmount: parts[1], taxableAmount: "100.00" },
      ]);
    },
  );

  test("for exempt groups can be assigned and removed in bulk, while an unknown tax rate is rejected", async () => {
    const { id } = await addRate((await addRegion("US")).id, (await addGroup("Books")).id, "0.1");
    const assignment = await owner.call("ecom.manualTaxMappings.bulkAssignExemptOverrides", {
      assignOverrides: [
        { manualTaxMappingId: id, exemptGroupOverrides: [{ exemptGroupId: ANY_ID, rate: "0" }] },
        {
          manualTaxMappingId: ANY_ID,
          exemptGroupOverrides: [{ exemptGroupId: ANY_ID, rate: "0" }],
        },
      ],
      returnEntity: true,
    });
    expect(assignment.results[0].item.exemptRates).toEqual([
      { taxExemptGroupId: ANY_ID, taxRate: "0" },
    ]);
    expect(assignment.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    await owner.call("ecom.manualTaxMappings.bulkUnassignExemptOverrides", {
      unassignOverrides: [{ manualTaxMappingId: id, exemptGroupIds: [ANY_ID] }],
    });
    const { manualTaxMapping } = await owner.call("ecom.manualTaxMappings.getManualTaxMapping", {
      manualTaxMappingId: id,
    });
    expect(manualTaxMapping).toMatchObject({ exemptRates: [], revision: "3" });
  });
});

describe("calculateTax", () => {
  const calculate = (
    request: object,
    lineItems: object[],
    addresses: object[] = [{ country: "US" }],
  ) => owner.call("ecom.taxCalculation.calculateTax", { ...request, addresses, lineItems });

  test.each([
    ["USD", false, { totalAmount: "32.27", totalTax: "2.30", totalTaxableAmount: "29.97" }],
    ["USD", true, { totalAmount: "29.97", totalTax: "2.13", totalTaxIncludedInPrice: "2.13" }],
    ["JPY", false, { totalAmount: "32", totalTax: "2", totalTaxableAmount: "30" }],
    ["KWD", false, { totalAmount: "32.268", totalTax: "2.298", totalTaxableAmount: "29.970" }],
  ])("is exact in %s (included in prices: %s)", async (currency, taxIncludedInPrice, sums) => {
    const [products] = await defaultGroups();
    await addRate((await addRegion("US")).id, products.id, "0.07667");
    const line = { id: "a", price: "9.99", quantity: 3, taxIncludedInPrice, ...addressAt(0) };
    const { taxSummary, lineItemTaxDetails } = await calculate({ currency }, [line]);
    expect(taxSummary).toMatchObject(sums);
    expect(taxSummary.aggregatedTaxBreakdown).toMatchObject([
      { taxName: "VAT", rate: "0.07667", aggregatedTaxAmount: sums.totalTax },
    ]);
    expect(lineItemTaxDetails[0].taxBreakdown[0].taxAmount).toBe(sums.totalTax);
  });

  test("uses the rate from the settings if the site has no tax regions", async () => {
    const line = { id: "a", price: "50", ...addressAt(0) };
    const { taxSummary, lineItemTaxDetails } = await calculate({ currency: "USD" }, [line]);
    expect(emulator.state.site.tax.rate).toBe("0.08");
    expect(taxSummary).toMatchObject({ totalTax: "4.00", totalAmount: "54.00" });
    expect(lineItemTaxDetails[0].taxBreakdown).toMatchObject([
      { taxName: "Sales tax", rate: "0.08", taxAmount: "4.00" },
    ]);
  });

  test("depends on the tax group, the subdivision and the exemption", async () => {
    const [products] = await defaultGroups();
    const books = await addGroup("Books");
    const country = await addRegion("US");
    const { id } = await addRate(country.id, products.id, "0.1");
    await addRate((await addRegion("US", "NY")).id, products.id, "0.2");
    await owner.call("ecom.manualTaxMappings.bulkAssignExemptOverrides", {
      assignOverrides: [
        { manualTaxMappingId: id, exemptGroupOverrides: [{ exemptGroupId: ANY_ID, rate: "0.05" }] },
      ],
    });
    const lines = [
      { id: "whole", price: "10", ...addressAt(0) },
      { id: "part", price: "10", ...addressAt(1) },
      { id: "untaxed", price: "10", taxGroupId: books.id, ...addressAt(0) },
      {
        id: "abroad",
        price: "10",
        addressIndex: { multipleAddresses: { destination: 2 } },
      },
    ];
    const addresses = [
      { country: "US", subdivision: "CA" },
      { country: "US", subdivision: "US-NY" },
      { country: "FR" },
    ];
    const taxes = async (request: object) =>
      (await calculate(request, lines, addresses)).lineItemTaxDetails.map(
        ({ taxSummary }: Json) => taxSummary.taxAmount,
      );
    expect(await taxes({})).toEqual(["1.00", "2.00", "0.00", "0.00"]);
    expect(await taxes({ taxExemptGroupId: ANY_ID })).toEqual(["0.50", "2.00", "0.00", "0.00"]);
    const contactTaxDetails = { id: ANY_ID, taxExemptGroupId: ANY_ID };
    await owner.call("ecom.contactTaxDetails.upsertContactTaxDetails", { contactTaxDetails });
    expect(await taxes({ contactId: ANY_ID })).toEqual(["0.50", "2.00", "0.00", "0.00"]);
  });

  test.each([
    [
      "INVALID_LINE_ITEM_ADDRESS_INDEX",
      [{ country: "US" }],
      { addressIndex: { singleAddress: 1 } },
    ],
    ["MISSING_COUNTRY_IN_ADDRESS", [{ city: "x" }], {}],
    ["MISSING_SUBDIVISION_IN_ADDRESS", [{ country: "CA" }], {}],
  ])("rejects requests with %s", async (code, addresses, rest) => {
    await addRegion("CA", "ON");
    const lineItems = [{ id: "a", price: "1", ...addressAt(0), ...rest }];
    const failed = await owner.fails("ecom.taxCalculation.calculateTax", { addresses, lineItems });
    expect(failed.code).toBe(code);
  });
});

test("the tax settings determine whether prices on the site include tax", async () => {
  const settings = async () => (await owner.call("ecom.taxSettings.getTaxSettings")).taxSettings;
  expect(await settings()).toMatchObject({ taxIncludedInItemPrices: false });
  const taxSettings = { taxIncludedInItemPrices: true };
  await owner.call("ecom.taxSettings.upsertTaxSettings", { taxSettings });
  expect(await settings()).toMatchObject(taxSettings);
  expect(emulator.state.site.tax.included).toBe(true);
  await owner.call("ecom.taxSettings.upsertTaxSettings", {
    taxSettings: { taxIncludedInItemPrices: false },
  });
  expect(emulator.state.site.tax.included).toBe(false);
});

test("tax operations reject visitors", async () => {
  const guest = await visitor(emulator);
  for (const [operation, request] of [
    ["ecom.taxRegions.createTaxRegion", {}],
    ["ecom.taxGroups.listDefaultTaxGroups", {}],
    ["ecom.taxCalculation.listTaxCalculators", {}],
    ["ecom.contactTaxDetails.getContactTaxDetails", { id: ANY_ID }],
  ] as const) {
    expect(await guest.fails(operation, request)).toMatchObject({ status: 403 });
  }
  const { taxCalculatorDetails } = await owner.call("ecom.taxCalculation.listTaxCalculators");
  expect(taxCalculatorDetails).toMatchObject([{ appId: APP }]);
});
