// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  dateTime,
  guid,
  Image,
  ItemMetadataOfProducts,
  MeasurementUnit,
  needing,
  notANumber,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  Collection,
  DimensionsOfProductsV3,
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  MediaOfProducts,
  PagingMetadataOfProducts,
  PreorderInfoOfProducts,
  SeoSchema,
  Version,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  Cursors,
  Image,
  ItemMetadataOfProducts as ItemMetadata,
  MeasurementUnit,
  PlatformPaging,
  PlatformPaging as Paging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  Collection,
  DimensionsOfProductsV3 as Dimensions,
  DimensionsUnit,
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  Keyword,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MediaOfProducts as Media,
  PagingMetadataOfProducts as PagingMetadata,
  PreorderInfoOfProducts as PreorderInfo,
  SeoSchema,
  Settings,
  Tag,
  Version,
} from "./common.js";

export const CreateProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: Product.optional() }),
);

export const Product: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    name: z.string().min(1).max(80).nullish(),
    slug: z.string().max(100).optional(),
    visible: z.boolean().nullish(),
    productType: ProductType.optional(),
    description: z.string().max(8000).nullish(),
    sku: z.string().max(40).nullish(),
    weight: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    weightRange: NumericPropertyRange.optional(),
    productDimensions: DimensionsOfProductsV3.optional(),
    packageDimensions: DimensionsOfProductsV3.optional(),
    stock: Stock.optional(),
    price: PriceData.optional(),
    priceData: PriceData.optional(),
    convertedPriceData: PriceData.optional(),
    priceRange: NumericPropertyRange.optional(),
    costAndProfitData: CostAndProfitData.optional(),
    costRange: NumericPropertyRange.optional(),
    pricePerUnitData: PricePerUnitData.optional(),
    additionalInfoSections: z.array(AdditionalInfoSection).optional(),
    ribbons: z.array(Ribbon).optional(),
    media: MediaOfProducts.optional(),
    customTextFields: z.array(CustomTextField).optional(),
    manageVariants: z.boolean().nullish(),
    productOptions: z.array(ProductOption).max(6).optional(),
    productPageUrl: PageUrl.optional(),
    numericId: z.string().optional(),
    inventoryItemId: z.string().optional(),
    discount: Discount.optional(),
    collectionIds: z.array(z.string()).optional(),
    variants: z.array(Variant).max(1000).optional(),
    lastUpdated: dateTime.nullish(),
    createdDate: dateTime.nullish(),
    seoData: SeoSchema.optional(),
    ribbon: z.string().max(30).nullish(),
    brand: z.string().min(1).max(50).nullish(),
  }),
);

export const ProductType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["unspecified_product_type", "physical", "digital"]),
);

export const NumericPropertyRange: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    minValue: z.union([z.number(), notANumber]).optional(),
    maxValue: z.union([z.number(), notANumber]).optional(),
  }),
);

export const Stock: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    trackInventory: z.boolean().optional(),
    quantity: z.number().max(99999).nullish(),
    inStock: z.boolean().optional(),
    inventoryStatus: InventoryStatus.optional(),
  }),
);

export const InventoryStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK"]),
);

export const PriceData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    currency: z.string().optional(),
    price: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    discountedPrice: z.union([z.number(), notANumber]).optional(),
    formatted: FormattedPrice.optional(),
    pricePerUnit: z.union([z.number(), notANumber]).nullish(),
  }),
);

export const FormattedPrice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: z.string().optional(),
    discountedPrice: z.string().optional(),
    pricePerUnit: z.string().nullish(),
  }),
);

export const CostAndProfitData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    itemCost: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    formattedItemCost: z.string().optional(),
    profit: z.union([z.number().max(999999999.99), notANumber]).optional(),
    formattedProfit: z.string().optional(),
    profitMargin: z.union([z.number().max(1), notANumber]).optional(),
  }),
);

export const PricePerUnitData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    totalQuantity: z.union([z.number().min(0.01).max(999999999.99), notANumber]).optional(),
    totalMeasurementUnit: MeasurementUnit.optional(),
    baseQuantity: z.union([z.number().min(0.01).max(999999999.99), notANumber]).optional(),
    baseMeasurementUnit: MeasurementUnit.optional(),
  }),
);

export const AdditionalInfoSection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    title: z.string().max(50).optional(),
    description: z.string().max(16000).optional(),
  }),
);

export const Ribbon: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ text: z.string().max(30).optional() }),
);

export const CustomTextField: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    title: z.string().max(100).optional(),
    maxLength: z.number().max(500).optional(),
    mandatory: z.boolean().optional(),
  }),
);

export const ProductOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    optionType: OptionType.optional(),
    name: z.string().min(1).max(50).optional(),
    choices: z.array(Choice).min(1).max(100).optional(),
  }),
);

export const OptionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["unspecified_option_type", "drop_down", "color"]),
);

export const Choice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: z.string().min(1).max(50).optional(),
    description: z.string().min(1).max(50).optional(),
    media: MediaOfProducts.optional(),
    inStock: z.boolean().optional(),
    visible: z.boolean().optional(),
  }),
);

export const PageUrl: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ base: z.string().optional(), path: z.string().optional() }),
);

export const Discount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: DiscountType.optional(),
    value: z.union([z.number(), notANumber]).optional(),
  }),
);

export const DiscountType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "NONE", "AMOUNT", "PERCENT"]),
);

export const Variant: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    choices: z.record(z.string(), z.string()).optional(),
    variant: VariantDataWithNoStock.optional(),
    stock: VariantStock.optional(),
  }),
);

export const VariantDataWithNoStock: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    priceData: PriceData.optional(),
    convertedPriceData: PriceData.optional(),
    costAndProfitData: CostAndProfitData.optional(),
    weight: z.union([z.number(), notANumber]).optional(),
    sku: z.string().optional(),
    visible: z.boolean().optional(),
    productDimensions: DimensionsOfProductsV3.optional(),
    packageDimensions: DimensionsOfProductsV3.optional(),
  }),
);

export const VariantStock: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    trackQuantity: z.boolean().optional(),
    quantity: z.number().max(99999).nullish(),
    inStock: z.boolean().optional(),
  }),
);

export const CreateProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: Product.optional() }),
);

export const UpdateProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: Product }),
);

export const UpdateProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: Product.optional() }),
);

export const DeleteProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string() }),
);

export const DeleteProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const UpdateVariantsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string(), variants: z.array(VariantOverride).optional() }),
);

export const VariantOverride: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    choices: z.record(z.string(), z.string()).optional(),
    variantIds: z.array(z.string()).optional(),
    price: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    cost: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    weight: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    sku: z.string().max(40).nullish(),
    visible: z.boolean().nullish(),
    productDimensions: DimensionsOfProductsV3.optional(),
    packageDimensions: DimensionsOfProductsV3.optional(),
  }),
);

export const UpdateVariantsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ variants: z.array(Variant).optional() }),
);

export const ResetAllVariantDataRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string() }),
);

export const ResetAllVariantDataResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const AddProductsToCollectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, productIds: z.array(z.string()).max(1000).optional() }),
);

export const AddProductsToCollectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const RemoveProductsFromCollectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, productIds: z.array(z.string()).max(1000) }),
);

export const RemoveProductsFromCollectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const AddProductMediaRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string(), media: z.array(MediaDataForWrite).min(1).max(50).optional() }),
);

export const MediaDataForWrite: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      mediaId: z.string().optional(),
      url: webUrl.optional(),
      choice: OptionAndChoice.optional(),
    }),
    ["mediaId", "url"],
  ),
);

export const OptionAndChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    option: z.string().min(1).max(50).optional(),
    choice: z.string().min(1).max(50).optional(),
  }),
);

export const AddProductMediaResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const RemoveProductMediaRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string(), mediaIds: z.array(z.string()).max(50).optional() }),
);

export const RemoveProductMediaResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const AddProductMediaToChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string(),
    media: z.array(MediaAssignmentToChoice).min(1).max(10).optional(),
  }),
);

export const MediaAssignmentToChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    option: z.string().min(1).max(50).optional(),
    choice: z.string().min(1).max(50).optional(),
    mediaIds: z.array(z.string()).max(50).optional(),
  }),
);

export const AddProductMediaToChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const RemoveProductMediaFromChoicesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string(),
    media: z.array(MediaAssignmentToChoice).min(1).max(10).optional(),
  }),
);

export const RemoveProductMediaFromChoicesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const DeleteProductOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string() }),
);

export const DeleteProductOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const RemoveProductBrandRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string() }),
);

export const RemoveProductBrandResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const CreateCollectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ collection: Collection }),
);

export const CreateCollectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ collection: Collection.optional() }),
);

export const UpdateCollectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ collection: Collection }),
);

export const UpdateCollectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ collection: Collection.optional() }),
);

export const DeleteCollectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DeleteCollectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const RemoveProductRibbonRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string() }),
);

export const RemoveProductRibbonResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const BulkUpdateProductsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ids: z.array(z.string()).min(1).max(100), set: SetValue.optional() }),
);

export const SetValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      price: z.union([z.number().max(999999999.99), notANumber]).optional(),
      cost: z.union([z.number().max(999999999.99), notANumber]).optional(),
      weight: z.union([z.number().max(999999999.99), notANumber]).optional(),
      ribbon: z.string().max(30).optional(),
      brand: z.string().max(50).optional(),
    }),
    ["price", "cost", "weight", "ribbon", "brand"],
  ),
);

export const BulkUpdateProductsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkProductResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkProductResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadataOfProducts.optional() }),
);

export const BulkAdjustProductPropertiesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ids: z.array(z.string()).min(1).max(100), adjust: AdjustValue.optional() }),
);

export const AdjustValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      price: PropertyAdjustmentData.optional(),
      cost: PropertyAdjustmentData.optional(),
      weight: PropertyAdjustmentData.optional(),
    }),
    ["price", "cost", "weight"],
  ),
);

export const PropertyAdjustmentData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      percentage: PercentageData.optional(),
      amount: z.union([z.number().min(-999999999.99).max(999999999.99), notANumber]).optional(),
    }),
    ["percentage", "amount"],
  ),
);

export const PercentageData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    roundToInt: z.boolean().optional(),
    rate: z.number().min(-100).max(1000).optional(),
  }),
);

export const BulkAdjustProductPropertiesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkProductResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const QueryProductsPlatformizedRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: PlatformQuery.optional() }),
);

export const QueryProductsPlatformizedResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    products: z.array(Product).max(100).optional(),
    metadata: PlatformPagingMetadata.optional(),
  }),
);

export const GetProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1), includeMerchantSpecificData: z.boolean().optional() }),
);

export const GetProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ product: Product.optional() }),
);

export const ProductOptionsAvailabilityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().min(1), options: z.record(z.string(), z.string()).optional() }),
);

export const ProductOptionsAvailabilityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    selectedVariant: VariantData.optional(),
    media: MediaOfProducts.optional(),
    productOptions: z.array(ProductOption).optional(),
    availableForPurchase: z.boolean().optional(),
  }),
);

export const VariantData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: PriceData.optional(),
    convertedPriceData: PriceData.optional(),
    weight: z.union([z.number(), notANumber]).nullish(),
    sku: z.string().optional(),
    quantity: z.number().nullish(),
    inStock: z.boolean().optional(),
    visible: z.boolean().optional(),
    productDimensions: DimensionsOfProductsV3.optional(),
    packageDimensions: DimensionsOfProductsV3.optional(),
  }),
);

export const QueryProductVariantsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1),
    choices: z.record(z.string(), z.string()).optional(),
    variantIds: z.array(z.string()).optional(),
    paging: PlatformPaging.optional(),
    includeMerchantSpecificData: z.boolean().optional(),
  }),
);

export const QueryProductVariantsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variants: z.array(Variant).optional(),
    metadata: PagingMetadataOfProducts.optional(),
    totalResults: z.number().optional(),
  }),
);

export const QueryStoreVariantsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: PlatformQuery.optional() }),
);

export const QueryStoreVariantsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variants: z.array(StoreVariant).optional(),
    metadata: PlatformPagingMetadata.optional(),
  }),
);

export const StoreVariant: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    variantId: guid.optional(),
    productId: z.string().optional(),
    variantName: z.string().min(1).max(80).optional(),
    productName: z.string().min(1).max(80).optional(),
    managedVariant: z.boolean().optional(),
    sku: z.string().max(40).optional(),
    stock: VariantStock.optional(),
    choices: z.record(z.string(), z.string()).optional(),
    collectionIds: z.array(guid).optional(),
    media: PlatformMedia.optional(),
    preorderInfo: PreorderInfoOfProducts.optional(),
  }),
);

export const PlatformMedia: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ image: Image.optional(), video: VideoV2.optional() }), [
    "image",
    "video",
  ]),
);

export const VideoV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    resolutions: z.array(VideoResolution).max(100).optional(),
    filename: z.string().nullish(),
    posters: z
      .array(
        z.looseObject({
          id: z.string().optional(),
          url: z.string().optional(),
          height: z.number().optional(),
          width: z.number().optional(),
          altText: z.string().nullish(),
          filename: z.string().nullish(),
          urlExpirationDate: dateTime.nullish(),
          focalPoint: z
            .looseObject({
              x: z.union([z.number(), notANumber]).nullish(),
              y: z.union([z.number(), notANumber]).nullish(),
            })
            .optional(),
        }),
      )
      .optional(),
    urlExpirationDate: dateTime.nullish(),
  }),
);

export const VideoResolution: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    url: z.string().optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    format: z.string().optional(),
    poster: z
      .looseObject({
        id: z.string().optional(),
        url: z.string().optional(),
        height: z.number().optional(),
        width: z.number().optional(),
        altText: z.string().nullish(),
        filename: z.string().nullish(),
        urlExpirationDate: dateTime.nullish(),
        focalPoint: z
          .looseObject({
            x: z.union([z.number(), notANumber]).nullish(),
            y: z.union([z.number(), notANumber]).nullish(),
          })
          .optional(),
      })
      .optional(),
    urlExpirationDate: dateTime.nullish(),
  }),
);

export const GetStoreVariantRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string() }),
);

export const GetStoreVariantResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ variant: StoreVariant.optional() }),
);

export const CollectionChanged: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    collection_Id: z.string().optional(),
    changedFields: z.array(z.string()).optional(),
    originatedFromVersion: Version.optional(),
  }),
);

export const CollectionCreated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    collection_Id: z.string().optional(),
    name: z.string().optional(),
    media: MediaOfProducts.optional(),
    slug: z.string().optional(),
    visible: z.boolean().optional(),
    originatedFromVersion: Version.optional(),
  }),
);

export const CollectionDeleted: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    collection_Id: z.string().optional(),
    originatedFromVersion: Version.optional(),
  }),
);

export const ProductChanged: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().optional(),
    changedFields: z.array(z.string()).optional(),
    originatedFromVersion: Version.optional(),
  }),
);

export const ProductCreated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().optional(),
    name: z.string().optional(),
    price: PriceData.optional(),
    visible: z.boolean().optional(),
    media: MediaOfProducts.optional(),
    sku: z.string().optional(),
    productPageUrl: PageUrl.optional(),
    brand: z.string().nullish(),
    costAndProfitData: CostAndProfitData.optional(),
    originatedFromVersion: Version.optional(),
    slug: z.string().optional(),
  }),
);

export const ProductDeleted: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productId: z.string().optional(), originatedFromVersion: Version.optional() }),
);

export const VariantsChanged: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().optional(),
    variants: z.array(VariantChanged).optional(),
    originatedFromVersion: Version.optional(),
  }),
);

export const VariantChanged: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variantId: z.string().optional(),
    choices: z.record(z.string(), z.string()).optional(),
    changedFields: z.array(z.string()).optional(),
    originatedFromVersion: Version.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.products.createProduct": /* @__PURE__ */ needing(
    CreateProductRequest,
    "product",
    "product.costAndProfitData.itemCost",
    "product.name",
    "product.priceData",
    "product.priceData.price",
  ),
  "stores.products.updateProduct": /* @__PURE__ */ needing(UpdateProductRequest, "product.id"),
  "stores.products.deleteProduct": DeleteProductRequest,
  "stores.products.updateProductVariants": /* @__PURE__ */ needing(
    UpdateVariantsRequest,
    "variants",
  ),
  "stores.products.resetAllProductVariantData": ResetAllVariantDataRequest,
  "stores.products.addProductsToCollection": /* @__PURE__ */ needing(
    AddProductsToCollectionRequest,
    "productIds",
  ),
  "stores.products.removeProductsFromCollection": RemoveProductsFromCollectionRequest,
  "stores.products.addProductMedia": /* @__PURE__ */ needing(AddProductMediaRequest, "media"),
  "stores.products.removeProductMedia": /* @__PURE__ */ needing(
    RemoveProductMediaRequest,
    "mediaIds",
  ),
  "stores.products.addProductMediaToChoices": /* @__PURE__ */ needing(
    AddProductMediaToChoicesRequest,
    "media",
    "media.choice",
    "media.option",
  ),
  "stores.products.removeProductMediaFromChoices": /* @__PURE__ */ needing(
    RemoveProductMediaFromChoicesRequest,
    "media",
  ),
  "stores.products.deleteProductOptions": DeleteProductOptionsRequest,
  "stores.products.removeBrand": RemoveProductBrandRequest,
  "stores.products.createCollection": /* @__PURE__ */ needing(
    CreateCollectionRequest,
    "collection.name",
  ),
  "stores.products.updateCollection": /* @__PURE__ */ needing(
    UpdateCollectionRequest,
    "collection.id",
  ),
  "stores.products.deleteCollection": DeleteCollectionRequest,
  "stores.products.removeRibbon": RemoveProductRibbonRequest,
  "stores.products.bulkUpdateProductsProperty": /* @__PURE__ */ needing(
    BulkUpdateProductsRequest,
    "set",
  ),
  "stores.products.bulkAdjustProductProperty": /* @__PURE__ */ needing(
    BulkAdjustProductPropertiesRequest,
    "adjust",
  ),
  "stores.products.queryProducts": QueryProductsPlatformizedRequest,
  "stores.products.getProduct": GetProductRequest,
  "stores.products.getCollectionBySlug": GetCollectionBySlugRequest,
  "stores.products.getProductOptionsAvailability": /* @__PURE__ */ needing(
    ProductOptionsAvailabilityRequest,
    "options",
  ),
  "stores.products.queryProductVariants": QueryProductVariantsRequest,
  "stores.products.queryStoreVariants": /* @__PURE__ */ needing(QueryStoreVariantsRequest, "query"),
  "stores.products.getStoreVariant": GetStoreVariantRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.products.createProduct": /* @__PURE__ */ responseSchema(CreateProductResponse),
  "stores.products.updateProduct": /* @__PURE__ */ responseSchema(UpdateProductResponse),
  "stores.products.deleteProduct": /* @__PURE__ */ responseSchema(DeleteProductResponse),
  "stores.products.updateProductVariants": /* @__PURE__ */ responseSchema(UpdateVariantsResponse),
  "stores.products.resetAllProductVariantData": /* @__PURE__ */ responseSchema(
    ResetAllVariantDataResponse,
  ),
  "stores.products.addProductsToCollection": /* @__PURE__ */ responseSchema(
    AddProductsToCollectionResponse,
  ),
  "stores.products.removeProductsFromCollection": /* @__PURE__ */ responseSchema(
    RemoveProductsFromCollectionResponse,
  ),
  "stores.products.addProductMedia": /* @__PURE__ */ responseSchema(AddProductMediaResponse),
  "stores.products.removeProductMedia": /* @__PURE__ */ responseSchema(RemoveProductMediaResponse),
  "stores.products.addProductMediaToChoices": /* @__PURE__ */ responseSchema(
    AddProductMediaToChoicesResponse,
  ),
  "stores.products.removeProductMediaFromChoices": /* @__PURE__ */ responseSchema(
    RemoveProductMediaFromChoicesResponse,
  ),
  "stores.products.deleteProductOptions": /* @__PURE__ */ responseSchema(
    DeleteProductOptionsResponse,
  ),
  "stores.products.removeBrand": /* @__PURE__ */ responseSchema(RemoveProductBrandResponse),
  "stores.products.createCollection": /* @__PURE__ */ responseSchema(CreateCollectionResponse),
  "stores.products.updateCollection": /* @__PURE__ */ responseSchema(UpdateCollectionResponse),
  "stores.products.deleteCollection": /* @__PURE__ */ responseSchema(DeleteCollectionResponse),
  "stores.products.removeRibbon": /* @__PURE__ */ responseSchema(RemoveProductRibbonResponse),
  "stores.products.bulkUpdateProductsProperty": /* @__PURE__ */ responseSchema(
    BulkUpdateProductsResponse,
  ),
  "stores.products.bulkAdjustProductProperty": /* @__PURE__ */ responseSchema(
    BulkAdjustProductPropertiesResponse,
  ),
  "stores.products.queryProducts": /* @__PURE__ */ responseSchema(
    QueryProductsPlatformizedResponse,
  ),
  "stores.products.getProduct": /* @__PURE__ */ responseSchema(GetProductResponse),
  "stores.products.getCollectionBySlug": /* @__PURE__ */ responseSchema(
    GetCollectionBySlugResponse,
  ),
  "stores.products.getProductOptionsAvailability": /* @__PURE__ */ responseSchema(
    ProductOptionsAvailabilityResponse,
  ),
  "stores.products.queryProductVariants": /* @__PURE__ */ responseSchema(
    QueryProductVariantsResponse,
  ),
  "stores.products.queryStoreVariants": /* @__PURE__ */ responseSchema(QueryStoreVariantsResponse),
  "stores.products.getStoreVariant": /* @__PURE__ */ responseSchema(GetStoreVariantResponse),
};
