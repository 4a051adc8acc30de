import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { motifs, nearestSample, SCENES } from "./samples.js";
import { resolveSeed } from "./seeds.js";

const { catalog } = resolveSeed("fashion");
const products = [...catalog.products.values()];
const variants = products.flatMap((product) => product.variants);

test("the fashion shop has 48 products, including hidden, digital, preorder and sold-out ones", () => {
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

test("the categories, brands, info sections and images of fashion products exist", () => {
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

test("ids, slugs and SKUs in the fashion shop are unique", () => {
  const expectUnique = (values: readonly string[]) =>
    expect(new Set(values).size).toBe(values.length);
  expectUnique(products.map(({ id }) => id));
  expectUnique(products.map(({ slug }) => slug));
  expectUnique(variants.map(({ id }) => id));
  expectUnique(variants.map(({ sku }) => sku));
  expect(variants.every(({ sku }) => sku.length <= 40)).toBe(true);
});

test("every sample image has its files, no other files exist, and images in the fashion shop are distinct samples", () => {
  const names = [...motifs()].flatMap(([motif, { colors, views }]) => [
    ...colors.map((color) => `${motif}-${color.toLowerCase()}`),
    ...views.slice(1).map((view) => `${motif}-${colors[0]?.toLowerCase()}-${view}`),
  ]);
  const expected = [
    ...names.flatMap((name) => [`${name}-400.avif`, `${name}-800.avif`, `${name}.webp`]),
    ...[...SCENES].flatMap((name) => [`${name}-800.avif`, `${name}-1600.avif`, `${name}.webp`]),
  ];
  const files = readdirSync(new URL("../../../sample-images/images", import.meta.url));
  expect(files.toSorted()).toEqual(expected.toSorted());
  const categories = [...catalog.categories.values()].flatMap(({ picture }) => picture ?? []);
  const usedPictures = [...products.flatMap(({ pictures }) => pictures), ...categories];
  const samples = usedPictures.map(({ sample }) => sample);
  expect(new Set(samples).size).toBe(samples.length);
  expect(
    samples.filter((sample) => !names.includes(sample ?? "") && !SCENES.has(sample ?? "")),
  ).toEqual([]);
});

test("each product has one image per color and two more views of the first color", () => {
  for (const { pictures, options } of products) {
    const colors = options.find(({ kind }) => kind === "SWATCH_CHOICES")?.choices ?? [];
    expect(pictures).toHaveLength(Math.max(1, colors.length) + 2);
    for (const { name, pictureIds } of colors) {
      const first = pictures.find(({ id }) => id === pictureIds[0]);
      expect(first?.sample?.endsWith(`-${name.toLowerCase()}`)).toBe(true);
    }
  }
});

test("a color without a sample image uses the image with the most similar color", () => {
  expect(nearestSample("tee", "#20305a", "front")).toBe("tee-navy");
  expect(nearestSample("tee", "#ffffff", "front")).toBe("tee-white");
  expect(nearestSample("tee", "#20305a", "detail")).toBe("tee-white-detail");
});
