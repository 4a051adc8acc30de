// Tests what a new product contains, and that the catalog returns it.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../../emulator.js";
import {
  choiceOf,
  createProduct,
  createProductWithStock,
  option,
  price,
  productInput,
  ropeInput,
} from "../../../../testing/catalog-fixtures.js";
import { type Caller, type Json, merchant, shop } from "../../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const read = async (caller: Caller, productId: string, fields: string[] = []): Promise<Json> =>
  (await caller.call("stores.productsV3.getProduct", { productId, fields })).product;

describe("createProduct", () => {
  test("adds defaults for omitted fields of nested objects", async () => {
    const product = await createProduct(owner, {
      ...productInput("Brass Compass"),
      seoData: { tags: [{ type: "title" }] },
      tags: { publicTags: {} },
      physicalProperties: { pricePerUnit: { quantity: 2 } },
    });
    const [tag] = product.seoData.tags;
    expect(tag).toEqual({ type: "title", children: "", custom: false, disabled: false });
    expect(product.tags).toEqual({ publicTags: { tagIds: [] } });
  });

  test("stores a product that get, query and search return", async () => {
    const product = await createProduct(owner, productInput("Brass Compass"));
    expect(product).toMatchObject({
      revision: "1",
      slug: "brass-compass",
      handle: "brass-compass",
      visible: true,
      visibleInPos: true,
      actualPriceRange: { minValue: { amount: "20.00" } },
      variantSummary: { variantCount: 1 },
    });
    expect(await read(guest, product.id)).toEqual(product);
    const bySlug = await guest.call("stores.productsV3.getProductBySlug", { slug: product.slug });
    expect(bySlug.product).toEqual(product);
    const query = { filter: { slug: product.slug } };
    const { products } = await guest.call("stores.productsV3.queryProducts", { query });
    expect(products.map(({ id }: Json) => id)).toEqual([product.id]);
    const search = { search: { expression: "compass" } };
    const result = await guest.call("stores.productsV3.searchProducts", { search });
    expect(result.products.map(({ id }: Json) => id)).toEqual([product.id]);
  });

  test("derives a unique slug, and rejects a requested slug that already exists", async () => {
    const slugs = [];
    for (const name of ["Ünïcode & Co.", "unicode co", "Unicode Co!"]) {
      slugs.push((await createProduct(owner, productInput(name))).slug);
    }
    expect(slugs).toEqual(["unicode-co", "unicode-co-1", "unicode-co-2"]);
    const withOwnSlug = await createProduct(owner, productInput("Other", { slug: "my-own" }));
    expect(withOwnSlug.slug).toBe("my-own");
    const duplicate = { product: productInput("Third", { slug: "my-own" }) };
    expect(await owner.fails("stores.productsV3.createProduct", duplicate)).toMatchObject({
      status: 409,
      code: "DUPLICATE_SLUG_ERROR",
    });
    await owner.call("stores.productsV3.deleteProduct", { productId: withOwnSlug.id });
    expect((await owner.call("stores.productsV3.createProduct", duplicate)).product.slug).toBe(
      "my-own",
    );
  });

  test("converts a description from HTML to rich content and vice versa", async () => {
    const fields = ["DESCRIPTION", "PLAIN_DESCRIPTION"];
    const html = "<p>Of brass.</p><p>Points &amp; turns.</p>";
    const fromHtml = await createProduct(
      owner,
      productInput("A", { plainDescription: html }),
      fields,
    );
    expect(fromHtml.plainDescription).toBe(html);
    const texts = fromHtml.description.nodes.map(({ nodes }: Json) => nodes[0].textData.text);
    expect(texts).toEqual(["Of brass.", "Points & turns."]);
    const node = {
      type: "PARAGRAPH",
      id: "a",
      nodes: [
        { type: "TEXT", id: "", nodes: [], textData: { text: "Rich & <b>", decorations: [] } },
      ],
    };
    const fromRichContent = await createProduct(
      owner,
      productInput("B", { description: { nodes: [node] } }),
      fields,
    );
    expect(fromRichContent.description).toEqual({ nodes: [node] });
    expect(fromRichContent.plainDescription).toBe("<p>Rich &amp; &lt;b&gt;</p>");
  });

  test("stores optional fields such as tags and the tax group", async () => {
    const more = {
      seoData: { tags: [] },
      taxGroupId: "00000000-0000-4000-8000-0000000000aa",
      extendedFields: { namespaces: { "@a/b": { c: "d" } } },
      tags: { publicTags: { tagIds: ["red"] }, privateTags: { tagIds: [] } },
      purchaseEligibility: { userCriteria: "MEMBERS_ONLY" },
      physicalProperties: { pricePerUnit: { quantity: 10, measurementUnit: "G" } },
      visibleInPos: false,
    };
    const product = await createProduct(owner, productInput("Kept", more));
    expect(product).toMatchObject(more);
    const [variant] = product.variantsInfo.variants;
    expect(variant.physicalProperties.pricePerUnit.value).toBe("2.00");
  });

  test("calculates subscription prices from the discounts of the subscriptions", async () => {
    const subscriptions = [
      {
        title: "Monthly",
        frequency: "MONTH",
        autoRenewal: true,
        discount: { type: "PERCENT", percentOff: 12.5 },
      },
      {
        title: "Weekly",
        frequency: "WEEK",
        billingCycles: 4,
        discount: { type: "AMOUNT", amountOff: "5" },
      },
    ];
    const more = { subscriptionDetails: { subscriptions, allowOneTimePurchases: true } };
    const product = await createProduct(owner, productInput("Tea", more), [
      "SUBSCRIPTION_PRICES_INFO",
    ]);
    const [variant] = product.variantsInfo.variants;
    const { subscriptionPrices } = variant.subscriptionPricesInfo;
    expect(
      subscriptionPrices.map(({ price: subscriptionPrice }: Json) => subscriptionPrice.amount),
    ).toEqual(["17.50", "15.00"]);
    const ids = product.subscriptionDetails.subscriptions.map(({ id }: Json) => id);
    expect(subscriptionPrices.map(({ subscriptionId }: Json) => subscriptionId)).toEqual(ids);
  });

  test("accepts images by URL and by id, including images from the seed", async () => {
    const [first] = [...emulator.state.catalog.products.values()];
    const fileName = `${first?.pictures[0]?.id}.avif`;
    const items = [
      { url: "https://example.com/a.png", altText: "A" },
      { id: fileName },
      { id: "11062b_0a1~mv2.jpg" },
    ];
    const media = { itemsInfo: { items } };
    const product = await createProduct(owner, productInput("Pictured", { media }), [
      "MEDIA_ITEMS_INFO",
    ]);
    const [a, b, c] = product.media.itemsInfo.items;
    expect(product.media.main.id).toBe(a.id);
    expect(a.image).toMatchObject({ url: "https://example.com/a.png", altText: "A" });
    expect(b.id).toBe(fileName);
    expect(c.id).toBe("11062b_0a1~mv2.jpg");
    const picture = await emulator.fetch(c.image.url);
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  });

  test("creates brands, ribbons and info sections by name", async () => {
    const product = await createProduct(
      owner,
      productInput("Branded", {
        brand: { name: "North" },
        ribbon: { name: "Fresh" },
        additionalRibbons: [{ name: "Sale" }],
        infoSections: [{ uniqueName: "care", title: "Care", plainDescription: "<p>Dry.</p>" }],
      }),
      ["INFO_SECTION_PLAIN_DESCRIPTION"],
    );
    expect(product.brand.name).toBe("North");
    expect(product.additionalRibbons[0].name).toBe("Sale");
    expect(product.infoSections[0]).toMatchObject({
      title: "Care",
      plainDescription: "<p>Dry.</p>",
    });
    const second = await createProduct(owner, productInput("Second", { brand: { name: "north" } }));
    expect(second.brand.id).toBe(product.brand.id);
    const { brand } = await guest.call("stores.brandsV3.getBrand", {
      brandId: product.brand.id,
      fields: ["ASSIGNED_PRODUCTS_COUNT"],
    });
    expect(brand).toMatchObject({ name: "North", assignedProductsCount: 2 });
  });
});

describe("options of a new product", () => {
  test("are used by its variants and shared with other products", async () => {
    const product = await createProduct(owner, ropeInput(), ["VARIANT_OPTION_CHOICE_NAMES"]);
    const names = product.variantsInfo.variants.map(({ choices }: Json) =>
      choices.map(({ optionChoiceNames }: Json) => optionChoiceNames.choiceName).join(),
    );
    expect(names).toEqual(["Short", "Long"]);
    const [lengthOption] = product.options;
    const other = await createProduct(owner, {
      ...ropeInput({ name: "Cord" }),
      options: [option("Length", "Short", "Longest")],
      variantsInfo: {
        variants: ["Short", "Longest"].map((name) => ({
          ...price("1"),
          choices: [choiceOf("Length", name)],
        })),
      },
    });
    expect(other.options[0].id).toBe(lengthOption.id);
    const { customization } = await guest.call("stores.customizationsV3.getCustomization", {
      customizationId: lengthOption.id,
      fields: ["ASSIGNED_PRODUCTS_COUNT"],
    });
    const choices = customization.choicesSettings.choices.map(({ name }: Json) => name);
    expect(choices).toEqual(["Short", "Long", "Longest"]);
    expect(customization.assignedProductsCount).toBe(2);
  });

  test("can be passed by id and combined with modifiers", async () => {
    const first = await createProduct(owner, ropeInput());
    const [{ id, choicesSettings }] = first.options;
    const [choice] = choicesSettings.choices;
    const product = await createProduct(owner, {
      ...productInput("By id"),
      options: [{ id, choicesSettings: { choices: [{ choiceId: choice.choiceId }] } }],
      modifiers: [
        {
          name: "Engraving",
          modifierRenderType: "FREE_TEXT",
          mandatory: true,
          freeTextSettings: {
            minCharCount: 1,
            maxCharCount: 9,
            title: "Text",
            defaultAddedPrice: "3",
          },
        },
      ],
      variantsInfo: {
        variants: [
          {
            ...price("5"),
            choices: [{ optionChoiceIds: { optionId: id, choiceId: choice.choiceId } }],
          },
        ],
      },
    });
    expect(product.options[0].choicesSettings.choices[0].name).toBe("Short");
    expect(product.modifiers[0]).toMatchObject({
      name: "Engraving",
      mandatory: true,
      freeTextSettings: { maxCharCount: 9, title: "Text", defaultAddedPrice: "3.00" },
    });
  });
});

test("createProduct requires a merchant and a site with catalog V3", async () => {
  const request = { product: productInput("Mine") };
  expect(await guest.fails("stores.productsV3.createProduct", request)).toMatchObject({
    status: 403,
  });
  const v1Shop = await shop({ seed: "minimal", site: { catalogVersion: "V1_CATALOG" } });
  expect(
    await merchant(v1Shop.emulator).fails("stores.productsV3.createProduct", request),
  ).toMatchObject({ status: 428, code: "CATALOG_V1_SITE_CALLING_CATALOG_V3_API" });
  await createProductWithStock(owner, productInput("Fine"));
});
