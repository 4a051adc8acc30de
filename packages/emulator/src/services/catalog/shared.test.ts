// Tests entities that products share: brands, ribbons, info sections, options and modifiers.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  createProduct,
  eventsOf,
  productInput,
  ropeInput,
  WEBHOOK_OPTIONS,
} from "../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", ...WEBHOOK_OPTIONS }));
  owner = merchant(emulator);
});

const unknownId = "00000000-0000-4000-8000-00000000dead";

describe.each([
  ["Brand", "brand", "assignedProductsCount", "ASSIGNED_PRODUCTS_COUNT"],
  ["Ribbon", "ribbon", "assignedProductCount", "ASSIGNED_PRODUCT_COUNT"],
])("a %s", (Name, name, counter, field) => {
  const module = `stores.${name}sV3`;

  test("can be read from the seed, created, assigned to products, renamed and deleted, and counts its products", async () => {
    const seeded = await guest.call(`${module}.query${Name}s`, {});
    expect(seeded[`${name}s`].length).toBeGreaterThan(2);
    const response = await owner.call(`${module}.create${Name}`, { [name]: { name: "Kiln" } });
    const created = response[name];
    expect(created).toMatchObject({ name: "Kiln", revision: "1" });
    const product = await createProduct(owner, productInput("Pot", { [name]: { id: created.id } }));
    expect(product[name]).toEqual({ id: created.id, name: "Kiln" });
    const fields = [field];
    const read = await guest.call(`${module}.get${Name}`, { [`${name}Id`]: created.id, fields });
    expect(read[name][counter]).toBe(1);
    await owner.call(`${module}.update${Name}`, {
      [name]: { id: created.id, revision: "1", name: "Oven" },
    });
    const search = { search: { filter: { [`${name}.name`]: "Oven" } } };
    const result = await guest.call("stores.productsV3.searchProducts", search);
    expect(result.products.map(({ id }: Json) => id)).toEqual([product.id]);
    await owner.call(`${module}.delete${Name}`, { [`${name}Id`]: created.id });
    const { product: remaining } = await guest.call("stores.productsV3.getProduct", {
      productId: product.id,
    });
    expect(remaining).not.toHaveProperty(name);
    for (const event of ["created", "updated", "deleted"]) {
      const type = `wix.stores.catalog.v3.${name}_${event}`;
      expect([event, (await eventsOf(emulator, type)).length]).toEqual([event, 1]);
    }
  });

  test("is found or created by name", async () => {
    const kiln = await owner.call(`${module}.getOrCreate${Name}`, { [`${name}Name`]: "Kiln" });
    const { results } = await owner.call(`${module}.bulkGetOrCreate${Name}s`, {
      [`${name}Names`]: ["kiln", "Other"],
    });
    expect(results[0].itemMetadata.id).toBe(kiln[name].id);
    expect(results[1].itemMetadata.success).toBe(true);
  });

  test("can be created only by a merchant, and only on a site with catalog V3", async () => {
    const request = { [name]: { name: "Kiln" } };
    expect((await guest.fails(`${module}.create${Name}`, request)).status).toBe(403);
    const v1Shop = await shop({ seed: "minimal", site: { catalogVersion: "V1_CATALOG" } });
    const rejection = await merchant(v1Shop.emulator).fails(`${module}.create${Name}`, request);
    expect(rejection.code).toBe("CATALOG_V1_SITE_CALLING_CATALOG_V3_API");
  });
});

describe("an info section", () => {
  const create = async (infoSection: object): Promise<Json> =>
    (await owner.call("stores.infoSectionsV3.createInfoSection", { infoSection })).infoSection;

  test("converts its description from HTML to rich content and vice versa", async () => {
    const section = await create({
      uniqueName: "care",
      title: "Care",
      plainDescription: "<p>Dry.</p>",
    });
    expect(section.description.nodes[0].nodes[0].textData.text).toBe("Dry.");
    const text = { type: "TEXT", id: "", nodes: [], textData: { text: "Wet", decorations: [] } };
    const description = { nodes: [{ type: "PARAGRAPH", id: "p", nodes: [text] }] };
    const { infoSection } = await owner.call("stores.infoSectionsV3.updateInfoSection", {
      infoSection: { id: section.id, revision: "1", description },
    });
    expect(infoSection).toMatchObject({ plainDescription: "<p>Wet</p>", title: "Care" });
    const product = await createProduct(
      owner,
      productInput("Pot", { infoSections: [{ id: section.id }] }),
      ["INFO_SECTION_PLAIN_DESCRIPTION"],
    );
    expect(product.infoSections[0].plainDescription).toBe("<p>Wet</p>");
  });

  test("has a unique name, which requests can use to find or create it", async () => {
    const { id } = await create({ uniqueName: "care", title: "Care" });
    const duplicate = { infoSection: { uniqueName: "care", title: "Other" } };
    expect(await owner.fails("stores.infoSectionsV3.createInfoSection", duplicate)).toMatchObject({
      status: 409,
      code: "ALREADY_EXISTS",
    });
    const { infoSection } = await owner.call(
      "stores.infoSectionsV3.getOrCreateInfoSection",
      duplicate,
    );
    expect(infoSection.id).toBe(id);
    const { results } = await owner.call("stores.infoSectionsV3.bulkGetOrCreateInfoSections", {
      infoSections: [{ id }, { id: unknownId }, { uniqueName: "fresh", title: "Fresh" }],
    });
    expect(results.map(({ itemMetadata }: Json) => itemMetadata.success)).toEqual([
      true,
      false,
      true,
    ]);
    expect(results[1].itemMetadata.error.code).toBe("INFO_SECTION_NOT_FOUND");
  });
});

describe("an option or modifier", () => {
  const module = "stores.customizationsV3";
  const create = async (more: object = {}): Promise<Json> => {
    const customization = {
      name: "Glaze",
      customizationType: "PRODUCT_OPTION",
      customizationRenderType: "TEXT_CHOICES",
      choicesSettings: { choices: [{ name: "Matt", choiceType: "CHOICE_TEXT" }] },
      ...more,
    };
    return (await owner.call(`${module}.createCustomization`, { customization })).customization;
  };
  const choiceNames = ({ choicesSettings }: Json) =>
    choicesSettings.choices.map(({ name }: Json) => name).join();
  const text = (name: string) => ({ name, choiceType: "CHOICE_TEXT" });

  test("is created from the products in the seed", async () => {
    const { customizations } = await guest.call(`${module}.queryCustomizations`, {
      query: { filter: { name: "Size" } },
    });
    expect(choiceNames(customizations[0])).toContain("XL");
  });

  test("can have its choices added, changed, reordered and removed", async () => {
    const { id: customizationId } = await create();
    const change = async (name: string, request: object): Promise<Json> =>
      (await owner.call(`${module}.${name}`, { customizationId, ...request })).customization;
    const added = await change("addCustomizationChoices", {
      choices: [text("Clear"), text("Blue")],
    });
    expect(choiceNames(added)).toBe("Matt,Clear,Blue");
    const ids = added.choicesSettings.choices.map(({ id }: Json) => id);
    const ordered = await change("reorderCustomizationChoices", {
      choiceIds: [ids[2], ids[0], ids[1]],
      revision: added.revision,
    });
    expect(choiceNames(ordered)).toBe("Blue,Matt,Clear");
    const renamed = await change("updateCustomizationChoices", {
      choices: [{ choice: { id: ids[0], ...text("Dull") }, fieldMask: "name" }],
      revision: ordered.revision,
    });
    expect(choiceNames(renamed)).toBe("Blue,Dull,Clear");
    const removed = await change("removeCustomizationChoices", { choiceIds: [ids[1]] });
    expect(choiceNames(removed)).toBe("Blue,Dull");
    const set = await change("setCustomizationChoices", { choices: [text("Dull"), text("Red")] });
    expect(choiceNames(set)).toBe("Dull,Red");
    expect(set.choicesSettings.choices[0].id).toBe(ids[0]);
    const { results } = await owner.call(`${module}.bulkAddCustomizationChoices`, {
      customizationsChoices: [
        { customizationId, choices: [text("Gold")] },
        { customizationId: unknownId, choices: [text("Gold")] },
      ],
      returnEntity: true,
    });
    expect(choiceNames(results[0].customization)).toBe("Dull,Red,Gold");
    expect(results[1].itemMetadata.error.code).toBe("CUSTOMIZATION_NOT_FOUND");
  });

  test.each([
    [
      "INVALID_CUSTOMIZATION_RENDER_TYPE",
      {
        customizationRenderType: "FREE_TEXT",
        choicesSettings: undefined,
        freeTextInput: { minCharCount: 1, maxCharCount: 9, title: "T" },
      },
    ],
    [
      "INVALID_FREE_TEXT_SETTINGS",
      {
        customizationType: "MODIFIER",
        customizationRenderType: "FREE_TEXT",
        choicesSettings: undefined,
        freeTextInput: { minCharCount: 5, maxCharCount: 2, title: "T" },
      },
    ],
    [
      "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION",
      { choicesSettings: { choices: [{ ...text("Matt"), defaultAddedPrice: "2" }] } },
    ],
  ])("is rejected with the code %s", async (code, more) => {
    const customization = {
      name: "Glaze",
      customizationType: "PRODUCT_OPTION",
      customizationRenderType: "TEXT_CHOICES",
      ...more,
    };
    expect((await owner.fails(`${module}.createCustomization`, { customization })).code).toBe(code);
  });

  test("appears in products with its new name and choice names after they change", async () => {
    const product = await createProduct(owner, ropeInput());
    const [{ id, choicesSettings }] = product.options;
    const [{ choiceId }] = choicesSettings.choices;
    const { customization } = await owner.call(`${module}.getCustomization`, {
      customizationId: id,
    });
    const { revision } = customization;
    await owner.call(`${module}.updateCustomization`, {
      customization: { id, revision, name: "Size of it" },
    });
    await owner.call(`${module}.updateCustomizationChoices`, {
      customizationId: id,
      revision: String(Number(revision) + 1),
      choices: [{ choice: { id: choiceId, ...text("Tiny") }, fieldMask: "name" }],
    });
    const { product: visibleProduct } = await guest.call("stores.productsV3.getProduct", {
      productId: product.id,
    });
    expect(visibleProduct.options[0].name).toBe("Size of it");
    expect(choiceNames(visibleProduct.options[0])).toBe("Tiny,Long");
  });

  test("rejects invalid changes to its choices", async () => {
    const product = await createProduct(owner, ropeInput());
    const [{ id, choicesSettings }] = product.options;
    const [{ choiceId }] = choicesSettings.choices;
    const remove = (choiceIds: string[]) =>
      owner.fails(`${module}.removeCustomizationChoices`, { customizationId: id, choiceIds });
    expect((await remove([choiceId])).code).toBe("CHOICE_ASSIGNED_TO_PRODUCT");
    expect((await remove([unknownId])).code).toBe("CHOICE_NOT_FOUND");
    const request = { customizationId: id, choiceIds: [choiceId], revision: "2" };
    const mismatch = await owner.fails(`${module}.reorderCustomizationChoices`, request);
    expect(mismatch.code).toBe("CHOICE_IDS_MISMATCH");
    const outdated = await owner.fails(`${module}.reorderCustomizationChoices`, {
      ...request,
      revision: "99",
    });
    expect(outdated).toMatchObject({ status: 409, code: "INVALID_REVISION" });
    const created = await create({
      name: "Words",
      customizationType: "MODIFIER",
      customizationRenderType: "FREE_TEXT",
      choicesSettings: undefined,
      freeTextInput: { minCharCount: 0, maxCharCount: 20, title: "Words" },
    });
    const add = { customizationId: created.id, choices: [text("A")] };
    expect((await owner.fails(`${module}.addCustomizationChoices`, add)).code).toBe(
      "DOESNT_SUPPORT_CHOICES",
    );
  });
});
