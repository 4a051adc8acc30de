import type { V3Product } from "@portico/stores/products-v3";
import { expect, it } from "vitest";
import { testShop } from "../testing/test-shop.js";
import { jsonLdText, productJsonLd } from "./product-json-ld.js";

const url = "https://shop.example.com/products/coat";

async function fetchFirstProduct(): Promise<V3Product> {
  const shop = testShop();
  const [firstProduct] = shop.emulator.state.catalog.products.values();
  return shop.product(firstProduct?.slug as string);
}

it("productJsonLd returns the name, the images, the currency and the availability", async () => {
  const product = await fetchFirstProduct();
  const data = productJsonLd(product, { url });
  expect(data).toMatchObject({ "@type": "Product", name: product.name, url });
  expect(data.image).toEqual(product.media?.itemsInfo?.items?.map(({ image }) => image?.url));
  expect(data.offers).toMatchObject({
    priceCurrency: product.currency,
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder)$/),
  });
});

it("productJsonLd returns one price or, if prices differ, the lowest and the highest price", async () => {
  const product = await fetchFirstProduct();
  const offerWithPrices = (min: string, max: string) =>
    productJsonLd(
      {
        ...product,
        actualPriceRange: { minValue: { amount: min }, maxValue: { amount: max } },
      },
      { url, currency: "EUR" },
    ).offers;
  expect(offerWithPrices("10.00", "10.00")).toMatchObject({ "@type": "Offer", price: "10.00" });
  expect(offerWithPrices("10.00", "12.00")).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: "10.00",
    highPrice: "12.00",
    priceCurrency: "EUR",
  });
});

it("productJsonLd reports preorders and omits fields without a value", async () => {
  const product = await fetchFirstProduct();
  const inventory = { ...product.inventory, availabilityStatus: "OUT_OF_STOCK" } as const;
  const offersWith = (preorderStatus: string) =>
    productJsonLd(
      { ...product, inventory: { ...inventory, preorderStatus } as V3Product["inventory"] },
      { url },
    ).offers;
  expect(offersWith("ENABLED")).toMatchObject({ availability: "https://schema.org/PreOrder" });
  expect(offersWith("DISABLED")).toMatchObject({ availability: "https://schema.org/OutOfStock" });
  const minimalProduct = {
    ...product,
    media: undefined,
    brand: undefined,
    actualPriceRange: undefined,
  };
  const data = productJsonLd(
    { ...minimalProduct, variantsInfo: undefined, plainDescription: null },
    { url },
  );
  expect(Object.keys(data)).toEqual(["@context", "@type", "name", "url"]);
});

it("productJsonLd makes image URLs absolute and removes HTML from the description", async () => {
  const product = await fetchFirstProduct();
  const main = { ...product.media?.main, image: { url: "/pictures/a.svg" } };
  const media = { main } as V3Product["media"];
  const data = productJsonLd(
    { ...product, media, plainDescription: "<p>Warm</p>\n<p>wool</p>" },
    { url },
  );
  expect(data.image).toEqual(["https://shop.example.com/pictures/a.svg"]);
  expect(data.description).toBe("Warm wool");
});

it("jsonLdText returns text that cannot close the surrounding script element", () => {
  const text = jsonLdText({ name: "</script><script>alert(1)</script>\u2028" });
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)</script>\u2028" });
});
