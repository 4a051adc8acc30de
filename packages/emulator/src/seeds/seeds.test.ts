import { expect, test } from "vitest";
import { drawPicture, drawUpright } from "../media/draw.js";
import { MOTIFS } from "../media/garments.js";
import { WIDE } from "../media/scenes/wide.js";
import { seedNamed } from "./seeds.js";

const { catalog } = seedNamed("fashion");
const products = [...catalog.products.values()];
const variants = products.flatMap((product) => product.variants);

test("the fashion shop has enough of everything", () => {
  expect(products.length).toBe(48);
  expect(variants.length).toBeGreaterThan(400);
  expect(catalog.brands.size).toBe(5);
  expect(catalog.ribbons.size).toBe(4);
  expect(catalog.categories.size).toBe(12);
  expect(products.filter(({ visible }) => !visible)).toHaveLength(1);
  expect(products.some(({ productType }) => productType === "DIGITAL")).toBe(true);
  expect(products.some(({ modifiers }) => modifiers.length > 0)).toBe(true);
  expect(variants.some(({ stock }) => stock.preorder)).toBe(true);
  expect(variants.filter(({ stock }) => stock.quantity === 0).length).toBeGreaterThan(20);
  expect(products.some(({ variants: all }) => all.every(({ stock }) => stock.quantity === 0))).toBe(
    true,
  );
});

test("everything refers to something", () => {
  for (const product of products) {
    for (const id of product.categoryIds) expect(catalog.categories.has(id)).toBe(true);
    expect(catalog.brands.has(product.brandId ?? "")).toBe(true);
    for (const id of product.infoSectionIds) expect(catalog.infoSections.has(id)).toBe(true);
    const pictures = new Set(product.pictures.map(({ id }) => id));
    for (const variant of product.variants) {
      expect(variant.choices).toHaveLength(product.options.length);
      if (variant.pictureId !== undefined) expect(pictures.has(variant.pictureId)).toBe(true);
    }
    expect(product.name.length).toBeLessThanOrEqual(80);
  }
});

test("ids, slugs and article numbers are unique", () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
  unique(products.map(({ id }) => id));
  unique(products.map(({ slug }) => slug));
  unique(variants.map(({ id }) => id));
  unique(variants.map(({ sku }) => sku));
  expect(variants.every(({ sku }) => sku.length <= 40)).toBe(true);
});

test("every picture is a drawing of its own that loads nothing", () => {
  const categories = [...catalog.categories.values()].flatMap(({ picture }) => picture ?? []);
  const pictures = [...products.flatMap((product) => product.pictures), ...categories];
  const drawings = pictures.map(drawPicture);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const [index, drawing] of drawings.entries()) {
    expect(drawing.startsWith("<svg")).toBe(true);
    const wide = pictures[index]?.width === 1600;
    expect(drawing.length).toBeLessThan(wide ? 28_000 : 25_000);
    expect(drawing).not.toMatch(
      /href="(?!#)|url\((?!#)|NaN|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
    // every definition that is referred to is there
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...drawing.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  }
  for (const { art } of pictures) expect(art.motif in MOTIFS || art.motif in WIDE).toBe(true);
});

test("a product is seen from the front in every color, in use, close, and from behind", () => {
  for (const { pictures, options } of products) {
    expect(new Set(pictures.map(({ art }) => art.view))).toEqual(
      new Set(["front", "worn", "detail", "back"]),
    );
    const colors = options.find(({ kind }) => kind === "SWATCH_CHOICES")?.choices ?? [];
    for (const { colorCode, pictureIds } of colors) {
      const shown = pictureIds.map((id) => pictures.find((one) => one.id === id)?.art);
      expect(shown).toMatchObject([
        { view: "front", palette: { 1: colorCode } },
        { view: "worn", palette: { 1: colorCode } },
      ]);
    }
    // the platform takes no more of a product
    expect(pictures.length).toBeLessThanOrEqual(15);
  }
});

test("a wide scene has an upright part", () => {
  const { picture } = catalog.categories.get(catalog.allProductsId) ?? {};
  if (!picture) throw new Error("All Products has no picture");
  expect(drawPicture(picture)).toContain('width="1600" height="900" viewBox="0 0 1600 900"');
  expect(drawUpright(picture)).toMatch(/width="960" height="1200" viewBox="\d+ 0 720 900"/);
  const upright = products[0]?.pictures[0];
  if (!upright) throw new Error("The first product has no picture");
  expect(drawUpright(upright)).toBe(drawPicture(upright));
});
