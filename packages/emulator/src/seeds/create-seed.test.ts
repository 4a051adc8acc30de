import { describe, expect, test } from "vitest";
import { createEmulator } from "../emulator.js";
import { reference, shop, TREE } from "../testing/test-client.js";
import { createSeed } from "./create-seed.js";

const mugs = () =>
  createSeed()
    .site({ name: "Mugs", currency: "EUR" })
    .category({ name: "Kitchen" })
    .category({ name: "Cups", parent: "kitchen" })
    .product({
      name: "Enamel Mug",
      price: "12.50",
      compareAtPrice: "15",
      stock: 3,
      description: ["Light.", "Does not break."],
      categories: ["Cups"],
      brand: "Field Notes",
      ribbon: { name: "New" },
      motif: "card",
    })
    .product({
      name: "Tee",
      price: "24",
      motif: "tee",
      sku: "TEE",
      options: { Size: ["S", "M"], Color: { Sky: "#a9c3d6", Rust: "#b5532f" } },
      stock: { quantity: 4 },
      variants: [
        { choices: { Size: "M", Color: "Rust" }, price: "26", stock: 0, sku: "LAST" },
        { choices: { Size: "S", Color: "Rust" }, stock: { quantity: 0, preorder: true } },
      ],
    })
    .member({ email: "grace@example.com", password: "cobol", firstName: "Grace" })
    .coupon({ code: "TENTH", percentOff: 10 });

describe("createSeed", () => {
  test("creates a shop with products, categories, a coupon and a member", async () => {
    const { emulator, guest } = await shop({ seed: mugs() });
    const { products } = await guest.call("stores.productsV3.queryProducts", {
      fields: ["CURRENCY", "PLAIN_DESCRIPTION", "ALL_CATEGORIES_INFO"],
    });
    expect(products).toMatchObject([
      {
        name: "Enamel Mug",
        slug: "enamel-mug",
        currency: "EUR",
        brand: { name: "Field Notes" },
        ribbon: { name: "New" },
        plainDescription: "<p>Light.</p>\n<p>Does not break.</p>",
        actualPriceRange: { minValue: { amount: "12.50" } },
        compareAtPriceRange: { minValue: { amount: "15.00" } },
        inventory: { availabilityStatus: "IN_STOCK" },
      },
      {
        name: "Tee",
        options: [
          { name: "Size", optionRenderType: "TEXT_CHOICES" },
          { name: "Color", optionRenderType: "SWATCH_CHOICES" },
        ],
        actualPriceRange: { minValue: { amount: "24.00" }, maxValue: { amount: "26.00" } },
        inventory: {
          availabilityStatus: "PARTIALLY_OUT_OF_STOCK",
          preorderStatus: "PARTIALLY_ENABLED",
        },
      },
    ]);
    expect(products[0].allCategoriesInfo.categories).toHaveLength(3);
    const variants = [...emulator.state.catalog.products.values()].flatMap(
      (product) => product.variants,
    );
    expect(variants.map(({ sku, stock }) => [sku, stock.quantity])).toEqual([
      ["ENAMEL-MUG", 3],
      ["TEE-S-SKY", 4],
      ["TEE-S-RUST", 0],
      ["TEE-M-SKY", 4],
      ["LAST", 0],
    ]);
    const { categories } = await guest.call("stores.categories.queryCategories", {
      treeReference: TREE,
    });
    const [, kitchen, cups] = categories;
    expect(cups.parentCategory.id).toBe(kitchen.id);
    const response = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "enamel-mug"), quantity: 1 }],
    });
    expect(response.cart.lineItems).toHaveLength(1);
    expect(emulator.state.site.coupons.map(({ code }) => code)).toEqual(["TENTH"]);
    expect([...emulator.state.members.values()].map(({ email }) => email)).toEqual([
      "grace@example.com",
    ]);
  });

  test("adds one image per color, and two more views of the first color, to each product", () => {
    const { catalog } = createEmulator({ seed: mugs() }).state;
    const [mug, tee] = [...catalog.products.values()];
    const picturesOf = (product = mug) =>
      product?.pictures.map(({ altText, sample }) => [altText, sample]);
    expect(picturesOf()).toEqual([
      ["Enamel Mug", "card-berry"],
      ["Enamel Mug, in a room", "card-berry-room"],
      ["Enamel Mug, close-up", "card-berry-detail"],
    ]);
    expect(picturesOf(tee)?.map(([text]) => text)).toContain("Tee, rust");
    const fronts = tee?.options[1]?.choices.map(({ pictureIds }) => pictureIds[0]);
    expect(fronts).toEqual([tee?.variants[0]?.pictureId, tee?.variants[1]?.pictureId]);
    const eightColors = Object.fromEntries(Array.from("abcdefgh", (name) => [name, "#4f6d8f"]));
    const seed = createSeed().product({
      name: "Tee",
      price: "1",
      motif: "tee",
      options: { Color: eightColors },
    });
    const [rainbow] = createEmulator({ seed }).state.catalog.products.values();
    // One image for each color, and two more views of the first color.
    expect(rainbow?.pictures).toHaveLength(10);
  });

  test("generates the same ids for the same builder calls, even if other calls follow", () => {
    const ids = (seed = mugs()) => [...createEmulator({ seed }).state.catalog.products.keys()];
    expect(ids()).toEqual(ids());
    expect(ids(mugs().product({ name: "Plate", price: "9" })).slice(0, 2)).toEqual(ids());
    expect(ids()).toMatchInlineSnapshot(`
      [
        "8033bf1f-ee1e-4f3a-aec9-2cb3f7e2a7b9",
        "b3815782-4e93-457e-acc3-f787320b91c9",
      ]
    `);
  });

  test("creates data that emulator options can override", () => {
    const { state } = createEmulator({
      seed: mugs(),
      site: { currency: "USD" },
      members: [{ email: "ada@example.com" }],
    });
    expect(state.site).toMatchObject({ name: "Mugs", currency: "USD" });
    expect([...state.members.values()].map(({ email }) => email)).toEqual(["ada@example.com"]);
  });

  test("returns a builder whose later changes do not affect existing emulators", () => {
    const seed = mugs();
    const first = createEmulator({ seed });
    seed.product({ name: "Plate", price: "9" });
    first.reset();
    expect(first.state.catalog.products.size).toBe(2);
    expect(createEmulator({ seed }).state.catalog.products.size).toBe(3);
  });
});

describe("an invalid seed", () => {
  test.each<[string, () => unknown, RegExp]>([
    [
      "a price with a comma",
      () => createSeed().product({ name: "A", price: "1,50" }),
      /Product "A".*decimal.*price/s,
    ],
    ["a number as a price", () => createSeed().product({ name: "A", price: 5 as never }), /price/],
    ["a typo", () => createSeed().product({ name: "A", prise: "5" } as never), /"A".*prise/s],
    ["a missing name", () => createSeed().product({ price: "5" } as never), /^Product: .*name/s],
    ["an invalid email address", () => createSeed().member({ email: "x" }), /Member "x".*email/s],
    [
      "an invalid percentage",
      () => createSeed().coupon({ code: "C", percentOff: 200 }),
      /Coupon "C".*100/s,
    ],
    ["an invalid currency", () => createSeed().site({ currency: "EURO" }), /Site: .*currency/s],
    ["a category without a name", () => createSeed().category({} as never), /Category: .*name/s],
    ["a brand without a name", () => createSeed().brand({} as never), /^Brand: /],
    ["a ribbon without a name", () => createSeed().ribbon(""), /^Ribbon: /],
    [
      "a product without a name in the data",
      () => createSeed({ products: [{ name: "" }] }),
      /Seed: .*products\[0\].name/s,
    ],
  ])("makes createSeed or a builder method throw: %s", (_, build, message) => {
    expect(build).toThrow(message);
    expect(build).toThrow(expect.objectContaining({ code: "INVALID_EMULATOR_OPTION" }));
  });

  const tee = { name: "Tee", price: "5", options: { Size: ["S"] } };
  test.each<[string, () => unknown, RegExp]>([
    ["a missing price", () => createSeed().product({ name: "A" }), /"A": it needs a price/],
    [
      "an unknown category",
      () => createSeed().product({ name: "A", price: "1", categories: ["No"] }),
      /unknown category "No"/,
    ],
    [
      "an unknown parent category",
      () => createSeed().category({ name: "A", parent: "No" }),
      /unknown category "No"/,
    ],
    [
      "a cycle of categories",
      () => createSeed().category({ name: "A", parent: "B" }).category({ name: "B", parent: "A" }),
      /its own ancestor/,
    ],
    [
      "an unknown variant",
      () => createSeed().product({ ...tee, variants: [{ choices: { Size: "L" } }] }),
      /unknown variant.*L/,
    ],
    [
      "a duplicate slug",
      () => createSeed().product(tee).product(tee),
      /Duplicate product slug "tee"/,
    ],
    [
      "an unknown motif",
      () => createSeed().product({ ...tee, motif: "moon" }),
      /unknown motif "moon".*tee/,
    ],
    [
      "an unknown info section",
      () => createSeed().product({ ...tee, infoSections: ["care"] }),
      /unknown info section "care"/,
    ],
  ])("makes createEmulator throw: %s", (_, seed, message) => {
    expect(() => createEmulator({ seed: seed() as never })).toThrow(message);
  });

  test("makes createEmulator throw an error that lists the known seeds or names the invalid field", () => {
    expect(() => createEmulator({ seed: "shoes" as never })).toThrow(/fashion.*digital/);
    expect(() => createEmulator({ seed: { products: -1 } })).toThrow("products");
    expect(() => createEmulator({ seed: { product: [] } as never })).toThrow("product");
    expect(() =>
      createEmulator({ seed: { products: [{ name: "A", price: 1 }] } as never }),
    ).toThrow("price");
  });
});
