// Calls a site as a merchant tool does, so that the recorder can record the calls. The script reads
// only the catalog version and the product that it creates, so the emulator can reproduce the
// results. The argument is the recorder's URL.
import { createClient } from "@portico/core";
import { ApiKeyStrategy } from "@portico/identity";
import { catalogVersioning, productsV3 } from "@portico/stores";

const { WIX_SITE_ID: siteId, WIX_API_KEY: apiKey } = process.env;
const [, , baseUrl] = process.argv;
if (!siteId || !apiKey || !baseUrl)
  throw new Error("Set WIX_SITE_ID and WIX_API_KEY, and pass the URL of the recorder.");

const client = createClient({
  baseUrl,
  auth: ApiKeyStrategy({ apiKey, siteId }),
  modules: { catalogVersioning, productsV3 },
  retry: 0,
});

await client.catalogVersioning.getCatalogVersion();
const { id, revision } = await client.productsV3.createProduct({
  name: "Contract test",
  productType: "PHYSICAL",
  physicalProperties: {},
  visible: false,
  variantsInfo: { variants: [{ price: { actualPrice: { amount: "19.90" } }, visible: true }] },
});
try {
  await client.productsV3.getProduct(id);
  await client.productsV3.updateProduct(id, { name: "Contract test 2", revision });
  await client.productsV3.queryProducts().eq("id", id).find();
} finally {
  await client.productsV3.deleteProduct(id);
}
// The site must reject this call.
const error = await client.productsV3.getProduct(id).catch((reason: unknown) => reason);
if (!(error instanceof Error)) throw new Error(`The product ${id} still exists.`);
