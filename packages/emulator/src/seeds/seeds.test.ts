import { expect, test } from "vitest";
import { drawPicture } from "../media/draw.js";
import { MOTIFS } from "../media/garments.js";
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
  const pictures = products.flatMap((product) => product.pictures);
  const drawings = pictures.map(drawPicture);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) {
    expect(drawing.startsWith("<svg")).toBe(true);
    expect(drawing).not.toMatch(/href|url\((?!#)|NaN|undefined/);
  }
  for (const { art } of pictures) expect(art.motif === "fabric" || art.motif in MOTIFS).toBe(true);
});
