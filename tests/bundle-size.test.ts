import { expect, it } from "vitest";
import { budgets, bundleApp, gzipped, measure, totalSize } from "./bundle-sizes.js";

it.each(Object.entries(budgets))("the bundle with %s is within its budget", async (_, budget) => {
  const { inputs, gzip, brotli, later } = await measure(budget);
  expect(inputs.filter((path) => /\/(zod|schemas)\//.test(path))).toEqual([]);
  // an empty bundle would be within any budget
  expect(gzip).toBeGreaterThan(budget.gzip / 4);
  expect(gzip, "bytes of gzip").toBeLessThanOrEqual(budget.gzip);
  expect(brotli, "bytes of brotli").toBeLessThanOrEqual(budget.brotli);
  expect(later, "bytes of gzip, later").toBeLessThanOrEqual(budget.later ?? 0);
});

it("zod and all form schemas take up at most 7 kB with gzip", async () => {
  const forms = ["identity", "members", "ecom"].map(
    (name) => `export * from "@portico/${name}/forms";`,
  );
  const { outputFiles, metafile } = await bundleApp(forms.join("\n"));
  expect(Object.keys(metafile.inputs).some((path) => path.includes("/zod/"))).toBe(true);
  expect(
    totalSize(
      outputFiles.map(({ contents }) => contents),
      gzipped,
    ),
  ).toBeLessThanOrEqual(7_000);
});

it("a bundle contains only the schemas that it imports", async () => {
  const code = 'export { Brand } from "@portico/stores/schemas/brands-v3";';
  const { outputFiles, metafile } = await bundleApp(code, { minify: false });
  const text = outputFiles[0]?.text ?? "";
  expect(Object.keys(metafile.inputs).some((path) => path.includes("/zod/"))).toBe(true);
  expect(text).toContain("assignedProductsCount");
  // the bundle has no field of another schema in the module, no name from core and no request name
  expect(text).not.toMatch(/brandNames|paragraphData|stores\.brandsV3\./);
});
