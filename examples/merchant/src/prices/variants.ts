import type { Client } from "@portico/core";
import { productsV3, readOnlyVariantsV3 } from "@portico/stores";
import type {
  V3Product,
  V3ProductForBulkUpdateProducts,
  Variant,
  VariantToSend,
} from "@portico/stores/products-v3";
import type { ReadOnlyVariant } from "@portico/stores/read-only-variants-v3";
import pMap from "p-map";
import { verdictOf } from "../shop/failure.ts";

/**
 * Fetches the variants of the products with their prices and SKUs, which product lists do not
 * contain. Groups the variants by product.
 */
export async function fetchVariants(
  client: Client,
  productIds: readonly string[],
): Promise<Map<string, ReadOnlyVariant[]>> {
  const page = await client
    .use(readOnlyVariantsV3)
    .queryVariants({ fields: ["CURRENCY"] })
    .in("productData.productId", [...productIds])
    .limit(100)
    .find();
  const variantsByProduct = new Map<string, ReadOnlyVariant[]>();
  for await (const variant of page) {
    const id = variant.productData?.productId;
    if (id === undefined) continue;
    const variants = variantsByProduct.get(id);
    if (variants) variants.push(variant);
    else variantsByProduct.set(id, [variant]);
  }
  return variantsByProduct;
}

/**
 * Fetches each product in a separate request, because an update replaces all options and variants
 * of a product, and only `getProduct` returns them all. Omits deleted products.
 */
export async function readCompleteProducts(
  client: Client,
  productIds: readonly string[],
  concurrency: number,
): Promise<Map<string, V3Product>> {
  const products = client.use(productsV3);
  const readProduct = async (id: string) => {
    try {
      return await products.getProduct(id, { fields: ["MERCHANT_DATA"] });
    } catch (error) {
      if (verdictOf(error) === "stop" && isProductMissing(error)) return undefined;
      throw error;
    }
  };
  const productResults = await pMap(productIds, readProduct, { concurrency });
  return new Map(
    productResults.flatMap((product) => (product ? [[product.id, product] as const] : [])),
  );
}

/**
 * Whether the error means that the product does not exist. Other 404s, such as SITE_NOT_FOUND, are
 * not about the product.
 */
const isProductMissing = (error: unknown) =>
  error instanceof Error && "code" in error && /^(PRODUCT_)?NOT_FOUND$/.test(String(error.code));

/**
 * Returns an update that sets a product's new prices, which are keyed by variant. All other fields
 * of options and variants that an update can contain stay unchanged.
 */
export function withPrices(
  { id, revision, options, variantsInfo }: V3Product,
  prices: ReadonlyMap<string, string>,
): V3ProductForBulkUpdateProducts {
  const variants = variantsInfo?.variants ?? [];
  return {
    id,
    revision,
    ...(options.length > 0 ? { options } : {}),
    variantsInfo: {
      variants: variants.map((variant) => withPrice(variant, prices.get(variant.id ?? ""))),
    },
  };
}

function withPrice(variant: Variant, price: string | undefined): VariantToSend {
  const { id, visible, sku, barcode, choices, physicalProperties } = variant;
  const { compareAtPrice } = variant.price ?? {};
  const actualPrice = price === undefined ? variant.price?.actualPrice : { amount: price };
  if (!actualPrice) throw new Error(`the response has no price for variant ${id}`);
  const { cost } = variant.revenueDetails ?? {};
  const file = variant.digitalProperties?.digitalFile;
  const { pricePerUnit, ...physical } = physicalProperties ?? {};
  const unitSettings = pricePerUnit?.settings ? { settings: pricePerUnit.settings } : undefined;
  const typeProperties = file
    ? { digitalProperties: { digitalFile: file } }
    : physicalProperties && {
        physicalProperties: { ...physical, ...(unitSettings && { pricePerUnit: unitSettings }) },
      };
  return {
    ...(id == null ? {} : { id }),
    choices: choices.map(({ optionChoiceIds }) => (optionChoiceIds ? { optionChoiceIds } : {})),
    price: { actualPrice, ...(compareAtPrice && { compareAtPrice }) },
    ...(visible != null && { visible }),
    ...(sku && { sku }),
    ...(barcode && { barcode }),
    ...(cost && { revenueDetails: { cost } }),
    ...typeProperties,
  };
}
