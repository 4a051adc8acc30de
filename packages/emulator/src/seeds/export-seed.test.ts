import { expect, test } from "vitest";
import { createEmulator } from "../emulator.js";
import { SEED_NAMES } from "../options/seed-types.js";
import { merchant, shop } from "../testing/test-client.js";
import { createSeed } from "./create-seed.js";
import { seedDataOf } from "./export-seed.js";
import { resolveSeed } from "./seeds.js";

// Skips the large shop, because it repeats the products of the fashion shop.
const EXPORTED_SEEDS = SEED_NAMES.filter((name) => name !== "large");

test.each(EXPORTED_SEEDS)("exporting %s and loading the export creates the same shop", (name) => {
  const { catalog, site, members, memberInputs } = resolveSeed(name);
  const text = JSON.stringify(seedDataOf({ site, catalog, members }, memberInputs));
  const imported = resolveSeed(JSON.parse(text));
  expect(imported.catalog).toEqual({ ...catalog, templates: undefined });
  expect(imported.site).toEqual(site);
  expect(imported.members).toEqual(members);
});

test("the export contains the current stock and members", async () => {
  const { emulator } = await shop({ seed: "minimal" });
  const [product] = emulator.state.catalog.products.values();
  const variantId = product?.variants[0]?.id ?? "";
  emulator.controls.catalog.setStock(variantId, 77);
  await merchant(emulator).call("members.members.createMember", {
    member: { loginEmail: "new@example.com" },
  });
  const imported = createEmulator({ seed: emulator.exportSeed() });
  const variant = imported.state.catalog.products.get(product?.id ?? "")?.variants[0];
  expect(variant?.stock).toMatchObject({ quantity: 77 });
  expect(
    [...imported.state.members.values()].map(({ email, passwordHash }) => [email, !!passwordHash]),
  ).toEqual([
    ["ada@example.com", true],
    ["new@example.com", false],
  ]);
});

test("a seed accepts products from API responses", async () => {
  const { emulator } = await shop();
  const owner = merchant(emulator);
  const slug = "linen-camp-shirt";
  const fields = [
    "PLAIN_DESCRIPTION",
    "MERCHANT_DATA",
    "VARIANT_OPTION_CHOICE_NAMES",
    "MEDIA_ITEMS_INFO",
  ];
  const { product } = await owner.call("stores.productsV3.getProductBySlug", { slug, fields });
  const imported = await shop({ seed: createSeed().product(product) });
  const response = await merchant(imported.emulator).call("stores.productsV3.getProductBySlug", {
    slug,
    fields,
  });
  const {
    media: _,
    infoSections: __,
    mainCategoryId: ___,
    options,
    variantsInfo,
    ...rest
  } = product;
  const relevantFields = ({
    id,
    price,
    choices,
    sku,
    inventoryStatus,
  }: Record<string, unknown>) => ({
    id,
    price,
    choices,
    sku,
    inventoryStatus,
  });
  expect(response.product).toMatchObject({ ...rest, ribbon: { name: rest.ribbon.name } });
  expect(response.product.variantsInfo.variants.map(relevantFields)).toEqual(
    variantsInfo.variants.map(relevantFields),
  );
  expect(
    response.product.options.map(({ id, name }: { id: string; name: string }) => [id, name]),
  ).toEqual(options.map(({ id, name }: { id: string; name: string }) => [id, name]));
});
