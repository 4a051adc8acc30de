import { type Example, get, onPage, post, WRITERS } from "./example.js";

const MEDIA = "wix-manage/references/media/upload-media-to-wix.md";
const FILES = "/site-media/v1/files";

const mediaExamples: Example[] = [
  ...onPage(
    MEDIA,
    post(
      `${FILES}/import`,
      {
        url: "https://example.com/photo?w=400",
        mimeType: "image/jpeg",
        displayName: "My Image",
      },
      { check: ({ file }) => file.operationStatus === "PENDING" },
    ),
    get(({ ids }) => `${FILES}/get-file-by-id?fileId=${ids.file}`, {
      check: ({ file }) => file.operationStatus === "READY",
    }),
    get(
      `${FILES}?parentFolderId=media-root&mediaTypes=IMAGE&sort.fieldName=updatedDate&sort.order=DESC&paging.limit=5`,
      { check: ({ files }) => files.length === 1 },
    ),
    post(
      `${FILES}/generate-upload-url`,
      { mimeType: "image/jpeg", fileName: "my-photo.jpg" },
      {
        check: ({ uploadUrl }) => uploadUrl,
      },
    ),
  ),
  ...onPage(
    "wix-headless/references/IMAGE_GENERATION.md",
    post(
      "/site-media/v1/bulk/files/import-v2",
      {
        importFileRequests: [{ url: "https://example.com/a.png", mimeType: "image/png" }],
      },
      { check: ({ bulkActionMetadata }) => bulkActionMetadata.totalSuccesses === 1 },
    ),
  ),
  ...onPage(
    WRITERS,
    get(({ ids }) => `${FILES}/${ids.file}`),
  ),
];

const V1 = "wix-manage/references/stores/query-products-catalog-v1.md";
const CREATE_V1 = "wix-manage/references/stores/create-product-catalog-v1.md";
const v1Options = { catalogV1: true } as const;
const READER = "/stores-reader/v1/products/query";
const choice = (value: string) => ({ value, description: value, inStock: true, visible: true });

const catalogV1Examples: Example[] = [
  ...onPage(
    CREATE_V1,
    post(
      "/stores/v1/products",
      {
        product: {
          name: "Runner",
          description: "<p>Light</p>",
          visible: true,
          productType: "physical",
          priceData: { price: 129.99 },
        },
      },
      v1Options,
    ),
    post(
      "/stores/v1/products",
      {
        product: {
          name: "Coffee",
          productType: "physical",
          priceData: { price: 35 },
          productOptions: [
            { name: "Weight", optionType: "drop_down", choices: [choice("250g"), choice("500g")] },
          ],
        },
      },
      v1Options,
    ),
  ),
  ...onPage(
    V1,
    post(READER, { query: {} }, { ...v1Options, check: ({ products }) => products.length === 2 }),
    post(
      READER,
      {
        query: {
          filter: '{"visible": true}',
          sort: '[{"fieldName": "name", "order": "ASC"}]',
          paging: { limit: 50, offset: 0 },
        },
      },
      { ...v1Options, check: ({ products }) => products[0].name === "Mug" },
    ),
    post(READER, ({ ids }) => ({ query: { filter: JSON.stringify({ id: { $in: [ids.mug] } }) } }), {
      ...v1Options,
      check: ({ products }) => products.length === 1,
    }),
  ),
  ...onPage(
    "wix-manage/references/get-paid/create-payment-links.md",
    post("/stores/v1/products/query", { query: { paging: { limit: 50, offset: 0 } } }, v1Options),
    get(({ ids }) => `/stores/v1/products/${ids.mug}`, v1Options),
  ),
];

export const otherExamples: readonly Example[] = [...mediaExamples, ...catalogV1Examples];
