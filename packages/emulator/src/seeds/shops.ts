import type { SeedData } from "../options/seed-types.js";
import type { SeedCatalog, Variant } from "../services/catalog/model.js";
import { indexById } from "./build-catalog.js";
import { createSeed } from "./create-seed.js";

export function digitalShop(): SeedData {
  const digitalFields = { productType: "DIGITAL", motif: "card" } as const;
  const book = { ...digitalFields, categories: ["Books"] };
  const software = { ...digitalFields, categories: ["Software"] };
  const formats = {
    options: { Format: ["MP3", "FLAC"] },
    variants: [{ choices: { Format: "FLAC" }, price: "12.00" }],
  };
  const licenses = {
    options: { License: ["Personal", "Team"] },
    variants: [{ choices: { License: "Team" }, price: "199.00" }],
  };
  return createSeed()
    .site({ name: "Portico Downloads" })
    .category({ name: "Books", description: "Books for any screen.", motif: "card" })
    .category({ name: "Music", description: "Music to keep, not to rent.", motif: "card" })
    .category({ name: "Software", description: "Licenses delivered by email.", motif: "card" })
    .product({ ...book, name: "Field Guide to Knots", price: "14.00" })
    .product({
      ...book,
      name: "Sewing for Beginners",
      price: "19.00",
      compareAtPrice: "24.00",
      ribbon: "Sale",
    })
    .product({ ...book, name: "Sample Chapter", price: "0" })
    .product({
      ...digitalFields,
      ...formats,
      name: "Harbor Sessions",
      price: "9.00",
      categories: ["Music"],
    })
    .product({ ...software, ...licenses, name: "Pattern Editor", price: "49.00" })
    .product({ ...software, name: "Early Access Key", price: "29.00", stock: 3 })
    .product({ ...digitalFields, name: "Gift Card", price: "50.00" })
    .toJSON();
}

/** A shop whose prices have different numbers of decimal places, for testing currency rounding. */
export function multiCurrencyShop(): SeedData {
  const standard = { code: "standard", title: "Standard delivery", price: "5", freeFrom: "100" };
  const worldwide = { code: "world", title: "Worldwide", price: "24.500", time: "7-12 days" };
  const travelCategory = { categories: ["Travel"] };
  return createSeed()
    .site({
      name: "Portico Worldwide",
      currency: "EUR",
      locale: "de-DE",
      tax: { rate: "0.19", name: "VAT", included: true },
      delivery: [
        { ...standard, time: "3–5 days" },
        { ...worldwide, countries: ["US", "JP", "KW"] },
        { code: "pickup", title: "In-store pickup", price: "0", pickup: true },
      ],
    })
    .category({ name: "Travel", motif: "bag" })
    .product({ ...travelCategory, name: "Silk Scarf", price: "1200", stock: 8, motif: "scarf" })
    .product({ ...travelCategory, name: "Travel Pouch", price: "24.90", stock: 20, motif: "bag" })
    .product({ ...travelCategory, name: "Luggage Tag", price: "3.125", stock: 50, motif: "card" })
    .product({
      ...travelCategory,
      name: "Canvas Hat",
      price: "19.99",
      compareAtPrice: "33.33",
      options: { Color: { Sand: "#d8c3a5", Navy: "#26334d" } },
      stock: 5,
      motif: "hat",
    })
    .coupon({ code: "THIRD", name: "33% off", percentOff: 33.33 })
    .coupon({ code: "SMALL", name: "Small discount", amountOff: "0.005" })
    .toJSON();
}

export function withStock(
  catalog: SeedCatalog,
  stockOf: (before: Variant["stock"]) => Variant["stock"],
): SeedCatalog {
  const products = [...catalog.products.values()].map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, stock: stockOf(variant.stock) })),
  }));
  return { ...catalog, products: indexById(products) };
}
