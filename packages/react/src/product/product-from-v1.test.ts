import { createClient } from "@portico/core";
import { addToCurrentCart } from "@portico/ecom/current-cart";
import { createEmulator } from "@portico/emulator";
import { OAuthStrategy } from "@portico/identity";
import { type Product, queryProducts } from "@portico/stores/products";
import { describe, expect, it } from "vitest";
import { storeItem } from "../queries/store-item.js";
import { productFromV1 } from "./product-from-v1.js";
import { firstChoices, resolveSelection } from "./product-options.js";
import { selectionFromParams } from "./selection-from-params.js";
import { selectionToParams } from "./selection-params.js";

async function createV1Shop() {
  const emulator = createEmulator({ site: { catalogVersion: "V1_CATALOG" } });
  const client = createClient({
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    auth: OAuthStrategy({ clientId: "test-shop" }),
    retry: 0,
  });
  const { products } = await client.use(queryProducts)({ paging: { limit: 100 } });
  const findProduct = (isMatch: (product: Product) => boolean) => products.find(isMatch) as Product;
  return { client, findProduct };
}

describe("productFromV1", () => {
  it("converts a product with managed variants so that it can be bought like a v3 product", async () => {
    const { client, findProduct } = await createV1Shop();
    const product = findProduct(({ manageVariants, productOptions }) =>
      Boolean(manageVariants && productOptions.length === 2),
    );
    const converted = productFromV1(product);
    expect(resolveSelection(productFromV1(product), {}).missing).toEqual(
      product.productOptions.map(({ name }) => name),
    );
    const choices = firstChoices(converted);
    const selection = resolveSelection(productFromV1(product), choices, { quantity: 2 });
    expect(selection.availability).toBe("IN_STOCK");
    expect(selection.options[0]?.kind).toBe("swatch");
    expect(selection.options[0]?.selected?.colorCode).toMatch(/^#/);
    const boughtVariant = product.variants.find(({ id }) => id === selection.variant?.id);
    expect(boughtVariant?.choices).toEqual(choices);
    expect(selection.sku).toBe(boughtVariant?.variant?.sku);
    expect(Number(selection.price.actual?.amount)).toBe(
      boughtVariant?.variant?.priceData?.discountedPrice,
    );
    expect(selection.media.length).toBeGreaterThan(0);
    expect(selection.media[0]?.image?.width).toBeGreaterThan(0);
    const params = selectionToParams(converted, { choices });
    expect(selectionFromParams(converted, params)).toEqual({ choices });

    if (!selection.item) throw new Error("nothing to buy");
    const { cart } = await client.use(addToCurrentCart)({ lineItems: [storeItem(selection.item)] });
    expect(cart?.lineItems[0]?.quantity).toBe(2);
    expect(cart?.lineItems[0]?.catalogReference?.options).toMatchObject({
      variantId: boughtVariant?.id,
    });
  });

  it("converts a product without managed variants so that its item contains the choice names", async () => {
    const { client, findProduct } = await createV1Shop();
    const product = findProduct(
      ({ manageVariants, productOptions }) => !manageVariants && productOptions.length > 0,
    );
    const choices = Object.fromEntries(
      product.productOptions.map(({ name, choices: [first] }) => [name, first?.description ?? ""]),
    );
    const { item } = resolveSelection(productFromV1(product), choices);
    expect(item).toEqual({
      productId: product.id,
      variantId: "",
      quantity: 1,
      modifiers: choices,
    });
    const lineItem = storeItem(item ?? { productId: "", variantId: "" });
    expect(lineItem.catalogReference?.options).toEqual({ options: choices });
    const { cart } = await client.use(addToCurrentCart)({ lineItems: [lineItem] });
    expect(cart?.lineItems).toHaveLength(1);
  });
});
