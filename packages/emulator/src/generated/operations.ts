// Generated from api/ by `npm run generate`. Do not edit.

/** Kind of an operation whose name, request and response follow the platform's naming pattern. */
export type Verb =
  | "create"
  | "get"
  | "update"
  | "delete"
  | "query"
  | "search"
  | "count"
  | "list"
  | "aggregate"
  | "getOwn"
  | "deleteOwn"
  | "getOrCreate"
  | "upsert"
  | "updateExtendedFields"
  | "addValue"
  | "removeValue"
  | "getSettings"
  | "updateSettings"
  | "bulkCreate"
  | "bulkUpdate"
  | "bulkDelete"
  | "bulkGetOrCreate"
  | "bulkUpsert"
  | "bulkUpdateTags"
  | "bulkUpdateTagsByFilter"
  | "bulkUpdateByFilter"
  | "bulkDeleteByFilter";

/** Field paths in the request and response. A missing key means that the operation does not have the field. */
export interface Keys {
  /** The entity in the request: "brand". */
  readonly item?: string;
  /** The entity in the response: "brand". */
  readonly responseItem?: string;
  /** The entity's id in the request: "brandId", "brand.id". */
  readonly id?: string;
  /** The entity field that `id` or `names` refer to, if it is not the id: "slug". */
  readonly by?: string;
  /** Ids in the request: "brandIds". */
  readonly ids?: string;
  /** Names in the request that represent whole entities: "brandName", "brandNames". */
  readonly names?: string;
  /** Entities in the request: "brands". */
  readonly items?: string;
  /** The entity in each of `items`. By default, each item is an entity. */
  readonly inner?: string;
  /** Path of the field mask: "fieldMask", or "brands.fieldMask" if each item has its own. */
  readonly mask?: string;
  /** The flag that requests the entities in the response: "returnEntity". */
  readonly returnEntity?: string;
  /** Entities in the response of a query, search or list: "brands". */
  readonly list?: string;
  /** Paging metadata in the response. `pagingKind` states whether it has cursors, offsets or both. */
  readonly paging?: string;
  readonly pagingKind?: "cursor" | "offset" | "both";
  /** The total next to the list: "totalResults". */
  readonly total?: string;
  /** The aggregations in the response. */
  readonly aggregations?: string;
  /** The number that a count returns. */
  readonly count?: string;
  /** The fields of the request that contain a query, a search, a filter, or the paging of a list. */
  readonly query?: string;
  readonly search?: string;
  readonly filter?: string;
  readonly page?: string;
  /** The results of a bulk operation, one per item, and the fields of each result. */
  readonly results?: string;
  readonly resultItem?: string;
  readonly resultMetadata?: string;
  readonly bulkMetadata?: string;
  /** The errors of a bulk operation that returns the entities in `list` instead of results. */
  readonly errors?: string;
  /** The errors, if each error is only a code. */
  readonly errorCodes?: string;
  /** The id of the job that applies the change. */
  readonly job?: string;
  readonly assignTags?: string;
  readonly unassignTags?: string;
  readonly namespace?: string;
  readonly namespaceData?: string;
  /** A value to add to the entity's list `values` or to remove from it: "deliveryRegionId". */
  readonly value?: string;
  readonly values?: string;
  /** Fields in the request that are not part of the pattern. */
  readonly more?: readonly string[];
}

export interface QueryField {
  /** Missing if the schema does not state a type. */
  readonly type?: "string" | "number" | "boolean" | "date" | "enum" | "decimal" | "object";
  /** Whether the field is a list or is inside a list. */
  readonly list?: true;
  /** Supported operators such as "$eq". "*" means all operators for its type. */
  readonly operators: "*" | readonly string[];
  readonly sort?: "both" | "asc" | "desc";
}

export interface QueryFacts {
  /** The largest page. */
  readonly maximum?: number;
  readonly fields?: { readonly [path: string]: QueryField };
}

/** An operation: its method and path, and other facts from its API document. */
export interface OperationFacts {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly transport: "body" | "query" | "query-complex";
  readonly fallback?: true;
  /** Its entity's type, a key of `entities`. */
  readonly entity?: string;
  readonly verb?: Verb;
  readonly keys?: Keys;
  readonly query?: QueryFacts;
  /** Names of the request and response schemas. */
  readonly request: string;
  readonly response: string;
  /** The package and service that define the schemas: "stores/brands-v3". */
  readonly schemas: string;
}

/** Facts about an entity of the platform. */
export interface EntityFacts {
  /** The schema's name, and the package and service (or "common") that define it. */
  readonly schema?: string;
  readonly schemas?: string;
  /** The field that identifies the entity. Default: "id". */
  readonly id?: string;
  /** Whether each site has exactly one. */
  readonly singleton?: true;
  /** Fields of the entity. */
  readonly revision?: true;
  readonly createdDate?: string;
  readonly updatedDate?: string;
  readonly tags?: true;
  readonly extendedFields?: true;
  /**
   * Fields that only the platform sets. `immutable` lists fields that can be set only on creation.
   */
  readonly readOnly?: readonly string[];
  readonly immutable?: readonly string[];
  /** Events by slug. If an event type does not follow the pattern, its slug is the type itself. */
  readonly events?: { readonly [slug: string]: string };
}

/**
 * An operation in the table: the text `action method path verb key:value …`, and facts that cannot
 * be derived from it. The path is relative to `start`. A key without a value has its default
 * value. `type` is the prefix of the request and response names.
 */
type OperationRow =
  | string
  | readonly [text: string, facts: Partial<OperationFacts> & { readonly type?: string }];

/** Operations in a module that share their schemas, entity and path prefix. */
export interface OperationGroup {
  readonly module: string;
  readonly start: string;
  readonly schemas: string;
  readonly entity?: string;
  readonly rows: readonly OperationRow[];
}

/** The value that most operations use for each key. */
export const USUAL_KEYS: Readonly<Record<string, string>> = {
  id: "id",
  mask: "fieldMask",
  query: "query",
  search: "search",
  filter: "filter",
  paging: "pagingMetadata",
  pagingKind: "cursor",
  returnEntity: "returnEntity",
  results: "results",
  resultItem: "item",
  resultMetadata: "itemMetadata",
  bulkMetadata: "bulkActionMetadata",
  assignTags: "assignTags",
  unassignTags: "unassignTags",
  job: "jobId",
};

function expandKeys(texts: readonly string[]): Keys {
  const keys: Record<string, string | readonly string[]> = {};
  for (const text of texts) {
    const [key = "", value = USUAL_KEYS[key] ?? keys.item ?? ""] = text.split(":");
    keys[key] = key === "more" ? String(value).split(",") : value;
  }
  return keys;
}

/** Expands the operations' facts. */
export const expandOperations = (groups: readonly OperationGroup[]): OperationFacts[] =>
  groups.flatMap(({ module, start, schemas, entity, rows }) =>
    rows.map((row): OperationFacts => {
      const [text, others = {}] = typeof row === "string" ? [row] : row;
      const [action = "", method = "", rest = "", verb, ...keys] = text.split(" ");
      const { type = action.charAt(0).toUpperCase() + action.slice(1), ...facts } = others;
      return {
        name: `${module}.${action}`,
        method,
        path: start + rest,
        transport: method === "GET" || method === "DELETE" ? "query" : "body",
        ...(entity !== undefined && { entity }),
        ...(verb !== undefined && { verb: verb as Verb, keys: expandKeys(keys) }),
        request: `${type}Request`,
        response: `${type}Response`,
        schemas,
        ...facts,
      };
    }),
  );

/** Entity in the table. `a,b{c,d}` means the paths a, b.c and b.d, and `b@0` the paths of block 0 in b. */
export interface EntityRow extends Omit<EntityFacts, "readOnly" | "immutable" | "events"> {
  readonly readOnly?: string;
  readonly immutable?: string;
  /** Its events' slugs. `slug=type` specifies a type that does not follow the pattern. */
  readonly events?: readonly string[];
}

/** Returns the paths in a string such as `a,b{c,d},e@0`. */
export function expandPaths(text: string, blocks: readonly string[] = []): string[] {
  const paths: string[] = [];
  const prefixes = [""];
  for (const [, name = "", end] of text.matchAll(/([^,{}]*)([,{}]|$)/g)) {
    const [field, block] = name.split("@");
    const path = `${prefixes.at(-1)}${field}`;
    if (end === "{") prefixes.push(`${path}.`);
    else if (block !== undefined) {
      const inner = expandPaths(blocks[Number(block)] ?? "", blocks);
      paths.push(...inner.map((rest) => `${path}.${rest}`));
    } else if (name !== "") paths.push(path);
    if (end === "}") prefixes.pop();
  }
  return paths;
}

/** Expands the entities' paths and event types. */
export const expandEntities = (
  rows: { readonly [type: string]: EntityRow },
  blocks: readonly string[] = [],
): { readonly [type: string]: EntityFacts } =>
  Object.fromEntries(
    Object.entries(rows).map(([type, { readOnly, immutable, events, ...facts }]) => [
      type,
      {
        ...facts,
        ...(readOnly !== undefined && { readOnly: expandPaths(readOnly, blocks) }),
        ...(immutable !== undefined && { immutable: expandPaths(immutable, blocks) }),
        ...(events && {
          events: Object.fromEntries(
            events.map((event) => {
              const [slug = "", other = `${type}_${slug}`] = event.split("=");
              return [slug, other];
            }),
          ),
        }),
      },
    ]),
  );

// biome-ignore format: an entry a line
const blocks = [
  "convertedAmount,formattedAmount,formattedConvertedAmount",
  "countryFullname,subdivisionFullname,formattedAddress",
  "height,width,filename",
  "image@2",
  "backgroundFill@3",
  "address@1",
  "formattedAmount",
  "taxableAmount@6,totalTax@6",
  "taxAmount@6,nonTaxableAmount@6,taxableAmount@6",
  "taxAmount@6,taxableAmount@6,taxBreakdown@8",
  "shippingDestination@5,pickupDetails@5",
  "price@6,totalPriceBeforeTax,totalPriceAfterTax,taxDetails@7,taxInfo@9,discount",
  "logistics@10,cost@11",
  "amount@6",
  "name",
  "id",
  "price@6",
  "modifiers@16",
  "priceBeforeChange@6,modifierGroupsBeforeChange@17",
  "expirationDate",
  "totalDiscount,image@2,price@6,priceBeforeDiscounts,totalPriceBeforeTax,totalPriceAfterTax,taxDetails@7,taxInfo@9,digitalFile@19,depositAmount,locations@14,lineItemPrice@6,modifierGroups",
  "totalDiscount@6",
  "coupon@13,merchantDiscount@13,discountRule@13,lineItemDiscounts@21",
  "discount@22",
  "price@6,taxDetails@7,taxInfo@9,priceBeforeTax@6,priceAfterTax@6",
  "additionalFee@24",
  "shippingInfoBeforeChange@12",
  "billingInfoBeforeChange@5",
  "recipientInfoBeforeChange@5",
  "businessLocationBeforeChange@14",
  "total@6,totalPassOn@6,totalAbsorbed@6,fees@13",
  "lineItem@15",
  "discount@15",
  "additionalFee@15",
  "voided",
  "amount",
  "aggregatedTaxAmount@6",
  "totalTax@6,taxBreakdown@36,taxExempt",
  "originalCurrency,conversionRate",
  "originalCurrency",
  "createdTimestamp",
  "metadata@40",
  "image,video,mediaType,uploadId",
  "key",
  "choices",
  "choicesSettings@44",
  "id,choices",
];

// biome-ignore format: an entry a line
export const entities: { readonly [type: string]: EntityFacts } = /* @__PURE__ */ expandEntities({
  "wix.categories.v1.category": { schema: "Category", schemas: "stores/categories", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "revision,createdDate,updatedDate,image@2,itemCounter,breadcrumbsInfo,parentCategory{index},richContentDescription@41,treeReference", immutable: "id,visible,parentCategory,managingAppId", events: ["category_moved", "created", "deleted", "item_added_to_category", "item_removed_from_category", "items_arranged_in_category", "updated"] },
  "wix.ecom.v1.abandoned_checkout": { schema: "AbandonedCheckout", schemas: "ecom/abandoned-checkouts", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "buyerInfo{contactId},totalPrice@0,activities,subtotalPrice@0,lineItems,appliedDiscounts", events: ["created", "deleted", "recovered", "updated"] },
  "wix.ecom.v1.back_in_stock_notification_request": { schema: "BackInStockNotificationRequest", schemas: "ecom/back-in-stock-notifications", id: "id", createdDate: "createdDate", readOnly: "id,contactId,status,autoNotified,createdDate", events: ["created", "deleted", "updated"] },
  "wix.ecom.v1.back_in_stock_settings": { schema: "BackInStockSettings", schemas: "ecom/back-in-stock-settings", singleton: true },
  "wix.ecom.v2.cart": { schema: "Cart", schemas: "ecom/common", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,createdDate,updatedDate,revision,lineItems,subtotal,coupons,source{externalReferences,createdBy},businessInfo{languageCode,currencyCode},customerInfo{visitorId,memberId,userId,openAccess,contactId,languageCode,currencyCode},deliveryInfo{address@1,method,weightUnit},taxInfo{pricesIncludeTax},paymentInfo{giftCards,currencyCode,billingAddress@1},orderPlaced,orderId,purchaseFlowId,settings,currentCart", immutable: "source{externalReferences},settings", events: ["calculated", "created", "deleted", "updated"] },
  "wix.ecom.v1.cart": { schema: "CartOfCart", schemas: "ecom/common", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,lineItems,buyerInfo{visitorId,memberId,userId},currency,conversionCurrency,buyerLanguage,siteLanguage,taxIncludedInPrices,weightUnit,checkoutId,appliedDiscounts,createdDate,updatedDate,contactInfo@5,purchaseFlowId,paymentCurrency,revision", events: ["deleted", "updated", "created"] },
  "wix.ecom.api.v1.checkout_content_provider": {  },
  "wix.ecom.v1.checkout_settings": { schema: "CheckoutSettings", schemas: "ecom/checkout-settings", singleton: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "checkoutBrand{header@4,mainSection{formBackgroundFill@3,summaryBackgroundFill@3},footer@4},createdDate,updatedDate", events: ["updated"] },
  "wix.ecom.v1.checkout_template": { schema: "CheckoutTemplate", schemas: "ecom/checkout-templates", id: "id", readOnly: "id,customLineItems{id,consentRequiredPaymentPolicy,savePaymentMethod}", immutable: "externalReference", events: ["created", "deleted", "updated", "used"] },
  "wix.ecom.v1.checkout": { schema: "Checkout", schemas: "ecom/checkout", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,lineItems,billingInfo@5,shippingInfo{shippingDestination@5,selectedCarrierServiceOption{title,logistics,cost,requestedShippingOption,otherCharges{cost{totalPriceAfterTax@0,totalPriceBeforeTax@0,taxDetails{taxableAmount@0,totalTax@0,rateBreakdown,taxBreakdown},totalDiscount@0,price@0}}},region,carrierServiceOptions},buyerInfo{visitorId,memberId,contactId},conversionCurrency,priceSummary,calculationErrors,giftCard,appliedDiscounts,weightUnit,taxSummary,currency,channelType,siteLanguage,buyerLanguage,completed,taxIncludedInPrice,createdBy,createdDate,updatedDate,payNow,payLater,membershipOptions{eligibleMemberships,invalidMemberships},additionalFees,violations,purchaseFlowId,payAfterFreeTrial,paymentCurrency,subscriptionCharges", immutable: "customSettings,externalReference", events: ["completed", "created", "deleted", "updated"] },
  "wix.billing.v1.contact_tax_details": { schema: "ContactTaxDetails", schemas: "ecom/contact-tax-details", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "revision,createdDate,updatedDate,contactDetails{firstName,lastName,company,email,vatId}", events: ["created", "deleted", "tags_modified", "updated"] },
  "wix.ecommerce.currency_converter.v1.currency_rate": {  },
  "wix.ecom.v1.delivery_profile": { schema: "DeliveryProfile", schemas: "ecom/delivery-profile", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,default,deliveryRegions{id,deliveryCarriers,createdDate,status},revision,createdDate,updatedDate", events: ["created", "deleted", "region_added", "region_removed", "region_updated", "updated"] },
  "wix.gateways.ecom.v1.delivery_rates_gateway": {  },
  "wix.ecom.discounts.v1.discount_rule": { schema: "DiscountRule", schemas: "ecom/discount-rules", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", tags: true, readOnly: "id,revision,createdDate,updatedDate,discounts{values{quantityBased{configurations@15}}},status,usageCount", events: ["created", "deleted", "updated"] },
  "wix.ecom.custom_trigger.v1.custom_trigger": {  },
  "wix.ecom.v1.draft_order": { schema: "DraftOrder", schemas: "ecom/draft-orders", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,lineItems{changedDetails@18,lineItem@20},shippingInfo{changedDetails@26,shippingInfo@12},billingInfo@5,additionalFees@25,discounts@23,createdDate,updatedDate,createdBy,status,priceSummary,taxSummary,balanceSummary,recipientInfo{changedDetails@28,recipientInfo@5},taxInfo@37,billingDetails{changedDetails@27,billingInfo@5},businessLocationDetails{changedDetails@29,businessLocation@14},platformFeeSummary@30", immutable: "lineItems@31,additionalFees@33,discounts@32", events: ["created", "deleted", "updated"] },
  "wix.ecom.draft_subscription_contracts.v1.draft_subscription_contract": { schema: "DraftSubscriptionContract", schemas: "ecom/draft-subscription-contracts", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "id,createdDate,updatedDate,createdBy,status,lineItems{changed@18,lineItem@20},discounts@23,additionalFees@25,priceSummary,taxInfo,weightUnit,currency,shippingDetails{changed@26,shippingInfo@12},billingDetails{changed@27,billingInfo@5},recipientDetails{changed@28,recipientInfo@5},businessLocationDetails{changed@29,businessLocation@14},platformFeeSummary@30,subscriptionSettings", immutable: "subscriptionContractId,lineItems@31,discounts@32,additionalFees@33" },
  "wix.ecom.v1.ecommerce_settings": { schema: "EcommerceSettings", schemas: "ecom/ecommerce-settings", singleton: true },
  "wix.ecom.v1.gift_card": { schema: "GiftCard", schemas: "ecom/gift-vouchers" },
  "wix.ecom.v1.local_delivery_option": { schema: "LocalDeliveryOption", schemas: "ecom/local-delivery-options", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "radiusConfig{lengthUnit},cityConfig{cityItems{cityKey}},id,revision,createdDate,updatedDate" },
  "wix.billing.v1.manual_tax_mapping": { schema: "ManualTaxMapping", schemas: "ecom/manual-tax-mappings", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,revision,createdDate,updatedDate", events: ["created", "deleted", "updated"] },
  "wix.ecom.v1.order_billing": {  },
  "wix.ecom.v1.fulfillments": { schema: "OrderWithFulfillments", schemas: "ecom/order-fulfillments", id: "orderId", readOnly: "fulfillments{id,createdDate}", events: ["updated"] },
  "wix.ecom.orders.v1.invoice": {  },
  "wix.ecom.v1.order_payment_request": { schema: "OrderPaymentRequest", schemas: "ecom/order-payment-requests", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,status,orderNumber,amount@6,currency,paymentGatewayOrderId,createdDate,updatedDate,image@2", immutable: "source,orderId,amount,expirationDate", events: ["created", "deleted", "expired", "paid", "updated", "voided"] },
  "wix.ecom.v1.order_transactions": { schema: "OrderTransactions", schemas: "ecom/common", readOnly: "payments{regularPaymentDetails{authorizationDetails{delayedCapture,captures{id,amount@6}},chargebacks{id,createdDate,updatedDate,amount,reversalAmount,externalId},platformFee@6},giftcardPaymentDetails@34,membershipPaymentDetails@34,id,updatedDate,amount@6,supportReceiptGeneration,cashRounding{unroundedAmount@6,roundingAdjustment}},refunds{id,transactions@13,details{additionalFees@13,shipping@13},createdDate,summary,requestingServiceAppId}", immutable: "payments{regularPaymentDetails{authorizationDetails{captures@35},chargebacks{id,createdDate,amount,externalId}},giftcardPaymentDetails{obfuscatedCode}},refunds{transactions{paymentId,amount,externalRefund},details{lineItems{lineItemId,quantity},additionalFees{additionalFeeId,amount},shipping@35},createdDate,requestingServiceAppId}", events: ["chargeback_approved", "chargeback_reversed", "details_updated", "refund_completed", "updated"] },
  "wix.ecom.v1.orders_settings": { schema: "OrdersSettings", schemas: "ecom/orders-settings", singleton: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "createdDate,updatedDate", events: ["updated"] },
  "wix.ecom.v1.order": { schema: "Order", schemas: "ecom/common", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "id,number,createdDate,updatedDate,lineItems,fulfillmentStatus,currencyConversionDetails@38,siteLanguage,priceSummary,billingInfo@5,shippingInfo@12,taxSummary{totalTax},taxInfo@37,appliedDiscounts@22,activities,createdBy,balanceSummary,additionalFees@24,recipientInfo@5,businessLocation@14,payAfterFreeTrial,platformFeeSummary@30,imported", immutable: "createdDate,lineItems@15,currencyConversionDetails@39,taxIncludedInPrices,siteLanguage,appliedDiscounts@15,additionalFees@15,purchasedDate,imported", events: ["approved", "canceled", "committed", "created", "fulfilled", "imported", "imported_order_deleted", "payment_status_updated", "updated"] },
  "wix.ecom.v1.pickup_location": { schema: "PickupLocation", schemas: "ecom/pickup-locations", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate,address{formattedAddress}" },
  "wix.ecom.recommendations.v1.recommendation": { schema: "Recommendation", schemas: "ecom/recommendations" },
  "wix.ecom.v1.shipping_option": { schema: "ShippingOption", schemas: "ecom/shipping-options", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,revision,createdDate,updatedDate", immutable: "deliveryRegionId,deliveryRegionIds", events: ["created", "deleted", "updated"] },
  "wix.ecom.v1.shippo_configuration": { schema: "ShippoConfiguration", schemas: "ecom/shippo-configurations", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,revision,createdDate,updatedDate,shipFromAddress", immutable: "deliveryRegionId,deliveryRegionIds", events: ["created", "deleted", "updated"] },
  "wix.ecom.subscription_contracts.v1.subscription_contract": { schema: "SubscriptionContract", schemas: "ecom/subscription-contracts", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,revision,createdDate,updatedDate,lineItems@20,currencyConversionDetails@38,priceSummary,platformFeeSummary@30,billingInfo@5,shippingInfo@12,appliedDiscounts@22,recipientInfo@5,additionalFees@24,activities", immutable: "lineItems@15,currency,currencyConversionDetails@39,taxIncludedInPrices,appliedDiscounts@15,additionalFees@15", events: ["created", "deleted", "updated"] },
  "wix.gateways.billing.v1.tax_calculation_gateway": {  },
  "wix.billing.v1.tax_exempt_group": { schema: "TaxExemptGroup", schemas: "ecom/tax-exempt-groups", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "id,revision,createdDate,updatedDate", events: ["created", "deleted", "tags_modified", "updated"] },
  "wix.billing.v1.tax_group": { schema: "TaxGroup", schemas: "ecom/tax-groups", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate", events: ["created", "deleted", "updated"] },
  "wix.billing.v1.tax_region": { schema: "TaxRegion", schemas: "ecom/tax-regions", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate", events: ["created", "deleted", "updated"] },
  "wix.billing.tax.v1.tax_settings": { schema: "TaxSettings", schemas: "ecom/tax-settings", singleton: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "createdDate,updatedDate" },
  "wix.tips.settings.v1.tip_settings": { schema: "TipSettings", schemas: "ecom/tip-settings", id: "id", singleton: true, revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,revision,createdDate,updatedDate,default" },
  "wix.tips.staff.v1.staff": { schema: "Staff", schemas: "ecom/tippable-staff", id: "id", readOnly: "id" },
  "wix.tips.v1.tip": { schema: "Tip", schemas: "ecom/tips", id: "id", readOnly: "id,lineItemSubtotal,distributions{id,tipId,staff{id,name},orderId,createdDate},undistributedAmount" },
  "wix.ecom.v1.totals_calculation": {  },
  "wix.ecom.v1.wishlist": { schema: "Wishlist", schemas: "ecom/wishlists", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "id,memberId,items,createdDate,updatedDate" },
  "wix.iam.authentication.v1.authentication": {  },
  "wix.identity.oauth.v1.refresh_token": {  },
  "wix.iam.recovery.v1.recovery": {  },
  "wix.iam.signon.v1.sign_on_policy": { schema: "SignOnPolicy", schemas: "identity/sign-on-policy", id: "id", singleton: true, revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate", events: ["updated"] },
  "wix.iam.verification.v1.start_response": {  },
  "wix.identity.members.v1.member": {  },
  "wix.members.v1.role": { schema: "Role", schemas: "members/authorization" },
  "wix.badges.v4.badge_assignment": { schema: "BadgeAssignment", schemas: "members/badge-assignments", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "id,createdDate,updatedDate", events: ["created", "deleted"] },
  "wix.badges.v4.badge": { schema: "Badge", schemas: "members/badges-v2", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,icon@2,slug,createdDate,updatedDate", events: ["created", "deleted", "updated"] },
  "wix.badges.v3.badge": { schema: "Badge", schemas: "members/badges", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,slug,createdDate,updatedDate", events: ["badge_assigned", "badge_unassigned"] },
  "wix.members.v1.custom_field_application": { schema: "CustomFieldApplication", schemas: "members/custom-field-applications", id: "customFieldId", revision: true, readOnly: "customFieldKey" },
  "wix.members.v1.custom_field_suggestion": { schema: "CustomFieldSuggestion", schemas: "members/custom-field-suggestions" },
  "wix.members.v1.custom_field": { schema: "CustomFieldOfCustomFieldApplications", schemas: "members/common", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,key,fieldOrigin,appliesTo,section,createdDate,updatedDate" },
  "wix.members.v1.default_privacy": { schema: "DefaultPrivacy", schemas: "members/default-privacy", id: "id", singleton: true, revision: true, readOnly: "id" },
  "wix.members.v3.follow": { schema: "ConnectedMembers", schemas: "members/member-followers", events: ["member_followed", "member_unfollowed"] },
  "wix.members.v1.member_privacy_settings": { schema: "MemberPrivacySettings", schemas: "members/member-privacy-settings", id: "id", singleton: true, revision: true, updatedDate: "updatedDate", readOnly: "id,updatedDate" },
  "wix.members.v1.member_report": { schema: "MemberReport", schemas: "members/member-report", id: "id", createdDate: "createdDate", readOnly: "id,reportingMemberId,createdDate", events: ["created", "deleted", "reported_member_created", "reported_member_deleted"] },
  "wix.members.v1.member_role_definition": { schema: "MemberRoleDefinition", schemas: "members/member-role-definition", id: "id", revision: true, readOnly: "id,status,origin,deletionState,namespace" },
  "wix.members.v1.member_to_member_block": {  },
  "wix.members.about.v2.member_about": { schema: "MemberAbout", schemas: "members/members-about", id: "id", revision: true, readOnly: "id,content@41", events: ["created", "deleted", "updated"] },
  "wix.members.v1.member": { schema: "Member", schemas: "members/members", id: "id", createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,loginEmailVerified,status,contactId,contact{addresses{id,formattedAddress}},profile{slug},activityStatus,createdDate,updatedDate,lastLoginDate,state,deleteStatus", immutable: "loginEmail", events: ["created", "deleted", "updated"] },
  "wix.members.usermembers.v1.user_member": { schema: "UserMember", schemas: "members/user-member", createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "memberId,userId,contactId,siteMembersInstanceId,metaSiteId,nickname,privacyStatus,createdDate,updatedDate,status,activityStatus" },
  "wix.headless.v1.redirect_session": { schema: "RedirectSession", schemas: "identity/redirects", id: "id", readOnly: "fullUrl,urlDetails{endpoint},sessionToken,shortUrl", events: ["created"] },
  "wix.stores.v1.abandoned_cart": { schema: "AbandonedCart", schemas: "stores/abandoned-carts", id: "id", readOnly: "abandonTime,activities", events: ["CartAbandonedEvent=com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent", "CartRecoveredEvent=com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent"] },
  "wix.stores.catalog.v3.brand": { schema: "Brand", schemas: "stores/brands-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate,assignedProductsCount", events: ["created", "deleted", "updated"] },
  "wix.stores.catalog.v3.catalog_import": { schema: "CatalogImport", schemas: "stores/catalog-imports-v3", id: "id", createdDate: "createdDate", readOnly: "id,createdDate" },
  "wix.stores.catalog.v3.provision": {  },
  "wix.stores.catalog.v1.collection": { schema: "Collection", schemas: "stores/common", id: "id", updatedDate: "lastUpdated", readOnly: "id,media,numberOfProducts" },
  "wix.stores.catalog.v3.customization": { schema: "Customization", schemas: "stores/customizations-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "freeTextInput@43,choicesSettings{choices{id,key,displayImage@2}},id,revision,createdDate,updatedDate,key,assignedProductsCount", immutable: "choicesSettings@44,customizationType,customizationRenderType", events: ["created", "deleted", "updated"] },
  "wix.stores.catalog.v3.info_section": { schema: "InfoSection", schemas: "stores/info-sections-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate,description@41,assignedProductsCount", events: ["created", "deleted", "updated"] },
  "wix.stores.catalog.v3.inventory_item": { schema: "InventoryItem", schemas: "stores/common", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", extendedFields: true, readOnly: "id,revision,createdDate,updatedDate,trackQuantity,availabilityStatus,preorderInfo{counter,quantity},product", immutable: "variantId,locationId,productId", events: ["created", "deleted", "updated", "stock_status_updated", "updated_with_reason"] },
  "wix.stores.v2.inventory": { schema: "InventoryItemV2", schemas: "stores/inventory", id: "id", updatedDate: "lastUpdated", readOnly: "externalId,productId,variants{availableForPreorder},lastUpdated,numericId", events: ["InventoryItemChanged=com.wix.ecommerce.inventory.api.v1.InventoryItemChanged", "InventoryVariantsChanged=com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged"] },
  "wix.stores.catalog.v3.product_group": { schema: "ProductGroup", schemas: "stores/product-groups-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "id,revision,createdDate,updatedDate,groupingCustomizationId,members,handle,groupingCustomization,media{image,mediaType,thumbnail,uploadId}", immutable: "groupingCustomizationId,members{choice{choiceType}},handle" },
  "wix.stores.catalog.v3.product": { schema: "V3Product", schemas: "stores/products-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "physicalProperties{shippingWeightRange,pricePerUnitRange,weightMeasurementUnitInfo},id,revision,createdDate,updatedDate,url,description@41,media{main,itemsInfo{items@42}},options{choicesSettings{choices{linkedMedia@42,key,inStock,visible,displayImage@2}},key},modifiers{freeTextSettings@43,choicesSettings{choices{linkedMedia@42,key,displayImage@2}},key},infoSections{title,description},directCategoriesInfo,allCategoriesInfo,costRange,inventory,handle,currency,breadcrumbsInfo,actualPriceRange,compareAtPriceRange,variantsInfo{variants{physicalProperties{pricePerUnit{value,description,priceAfterDiscount}},digitalProperties{digitalFile{fileName,fileSize,fileType}},price{actualPrice@6,compareAtPrice@6,priceAfterDiscount},revenueDetails{cost@6,profit,profitMargin},media,subscriptionPricesInfo,inventoryStatus}},variantSummary", immutable: "id,options@45,modifiers@45,productType,variantsInfo{variants@46},subscriptionDetails{subscriptions@15},variantSummary{minPriceVariant@46}", events: ["created", "deleted", "updated"] },
  "wix.stores.catalog.v1.product": { schema: "Product", schemas: "stores/products", id: "id", createdDate: "createdDate", updatedDate: "lastUpdated", readOnly: "id,weightRange,stock,price,priceData{currency,discountedPrice,formatted,pricePerUnit},convertedPriceData,priceRange,costAndProfitData{formattedItemCost,profit,formattedProfit,profitMargin},costRange,ribbons,media,customTextFields,productOptions{optionType,choices{media,inStock,visible}},productPageUrl,numericId,inventoryItemId,collectionIds,variants,lastUpdated,createdDate", events: ["CollectionChanged=com.wix.ecommerce.catalog.api.v1.CollectionChanged", "CollectionCreated=com.wix.ecommerce.catalog.api.v1.CollectionCreated", "CollectionDeleted=com.wix.ecommerce.catalog.api.v1.CollectionDeleted", "ProductChanged=com.wix.ecommerce.catalog.api.v1.ProductChanged", "ProductCreated=com.wix.ecommerce.catalog.api.v1.ProductCreated", "ProductDeleted=com.wix.ecommerce.catalog.api.v1.ProductDeleted", "VariantsChanged=com.wix.ecommerce.catalog.api.v1.VariantsChanged"] },
  "wix.stores.catalog.v3.promotion": { schema: "Promotion", schemas: "stores/promotions-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", tags: true, extendedFields: true, readOnly: "id,revision,createdDate,updatedDate,media{image,mediaType,uploadId}", events: ["created", "deleted", "tags_modified", "updated"] },
  "wix.stores.catalog.v3.read_only_variant": { schema: "ReadOnlyVariant", schemas: "stores/read-only-variants-v3", id: "id", readOnly: "physicalProperties{weight,pricePerUnit},digitalProperties{digitalFile},id,visible,sku,barcode,optionChoices,price,revenueDetails,media,subscriptionPricesInfo,inventoryStatus,productData,variantId" },
  "wix.stores.catalog.v3.ribbon": { schema: "Ribbon", schemas: "stores/ribbons-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate,assignedProductCount", events: ["created", "deleted", "updated"] },
  "wix.stores.catalog.v3.stores_location": { schema: "StoresLocation", schemas: "stores/stores-locations-v3", id: "id", revision: true, createdDate: "createdDate", updatedDate: "updatedDate", readOnly: "id,revision,createdDate,updatedDate,locationType,name,defaultLocation", immutable: "wixLocationId" },
  "wix.stores.v1.subscription_option": { schema: "SubscriptionOption", schemas: "stores/subscription-options", id: "id" },
  "wix.platform.v1.wishlist": {  },
}, blocks);

// biome-ignore format: an entry a line
const field0: QueryField = { type: "string", operators: "*" };
const field1: QueryField = { type: "date", operators: "*", sort: "both" };
const field2: QueryField = { type: "string", operators: "*", sort: "both" };
const field3: QueryField = { type: "boolean", operators: "*" };
const field4: QueryField = { type: "number", operators: "*", sort: "both" };
const field5: QueryField = { type: "enum", operators: "*", sort: "both" };
const field6: QueryField = { type: "enum", list: true, operators: ["$hasAll", "$hasSome"] };
const field7: QueryField = { type: "string", list: true, operators: ["$hasAll", "$hasSome"] };
const field8: QueryField = { type: "string", operators: ["$eq", "$in", "$ne", "$nin"] };
const field9: QueryField = { type: "enum", operators: ["$eq", "$in", "$ne", "$nin"] };
const field10: QueryField = { type: "boolean", operators: "*", sort: "both" };
const field11: QueryField = { type: "object", operators: "*", sort: "both" };
const field12: QueryField = {
  type: "string",
  list: true,
  operators: ["$hasAll", "$hasSome"],
  sort: "both",
};
const field13: QueryField = { type: "decimal", operators: "*", sort: "both" };
const field14: QueryField = {
  type: "decimal",
  operators: ["$eq", "$gt", "$gte", "$lt", "$lte"],
  sort: "both",
};
const field15: QueryField = {
  type: "enum",
  operators: ["$eq", "$in", "$ne", "$nin"],
  sort: "both",
};
const field16: QueryField = {
  type: "string",
  operators: ["$eq", "$in", "$ne", "$nin"],
  sort: "both",
};
const field17: QueryField = { operators: "*", sort: "both" };
const field18: QueryField = { operators: "*" };
const field19: QueryField = {
  type: "string",
  list: true,
  operators: ["$eq", "$in", "$ne", "$nin"],
};
const field20: QueryField = { operators: ["$hasAll", "$hasSome"], sort: "both" };
const field21: QueryField = { type: "date", operators: "*" };
const field22: QueryField = { type: "string", operators: "*", sort: "asc" };
const field23: QueryField = { type: "boolean", operators: "*", sort: "asc" };
const field24: QueryField = { type: "object", operators: "*" };
const field25: QueryField = { type: "enum", operators: "*" };
const field26: QueryField = { type: "object", list: true, operators: ["$matchItems"] };
const field27: QueryField = { operators: ["$hasAll", "$hasSome"] };

// biome-ignore format: an entry a line
export const operations: readonly OperationFacts[] = /* @__PURE__ */ expandOperations([
  { module: "stores.categories", schemas: "stores/categories", entity: "wix.categories.v1.category", start: "/categories/v1", rows: [
    "createCategory POST /categories create item:category responseItem more:treeReference",
    "getCategory GET /categories/{categoryId} get id:categoryId responseItem:category more:treeReference",
    "deleteCategory DELETE /categories/{categoryId} delete id:categoryId more:treeReference",
    "getCategoryBySlug GET /categories/slug/{slug} get id:slug by:slug responseItem:category more:treeReference",
    "updateCategory PATCH /categories/{category.id} update item:category responseItem id:category.id mask more:treeReference",
    ["queryCategories POST /categories/query query query list:categories paging pagingKind more:treeReference,returnNonVisibleCategories", { query: { maximum: 1000, fields: { id: field0, createdDate: field1, updatedDate: field1, name: field2, visible: field3, "parentCategory.id": field2, "parentCategory.index": field4, slug: field0, "treeReference.appNamespace": field0, "treeReference.treeKey": field0, managingAppId: field2 } } }],
    ["searchCategories POST /categories/search search search list:categories aggregations:aggregationData paging pagingKind more:treeReference,returnNonVisibleCategories", { query: { maximum: 1000, fields: { id: field0, slug: field0, "treeReference.appNamespace": field0, "treeReference.treeKey": field0, visible: field3, createdDate: field1, updatedDate: field1, managingAppId: field2, name: field2, "parentCategory.id": field2, "parentCategory.index": field4 } } }],
    "countCategories POST /categories/count count filter search count:count more:treeReference,returnNonVisibleCategories",
    "moveCategory POST /categories/{categoryId}/move",
    "bulkUpdateCategories POST /bulk/categories/update bulkUpdate items:categories inner:category returnEntity results resultItem:category resultMetadata bulkMetadata more:treeReference",
    "updateCategoryVisibility PATCH /categories/visibility",
    "bulkShowCategories POST /bulk/categories/show",
    "bulkAddItemsToCategory POST /bulk/categories/{categoryId}/add-items",
    "bulkAddItemToCategories POST /bulk/categories/add-item",
    "bulkRemoveItemsFromCategory POST /bulk/categories/{categoryId}/remove-items",
    "bulkRemoveItemFromCategories POST /bulk/categories/remove-item",
    ["listItemsInCategory GET /categories/{categoryId}/list-items", { fallback: true }],
    ["listCategoriesForItem GET /categories/list-categories-for-item", { fallback: true }],
    ["listCategoriesForItems GET /categories/list-categories-for-items", { fallback: true }],
    "listTrees GET /categories/list-trees",
    "setArrangedItems POST /categories/{categoryId}/set-arranged-items",
    "getArrangedItems GET /categories/{categoryId}/arranged-items",
    "bulkSetItemCategories POST /bulk/categories/set-item-categories",
  ] },
  { module: "ecom.abandonedCheckouts", schemas: "ecom/abandoned-checkouts", entity: "wix.ecom.v1.abandoned_checkout", start: "/ecom/v1", rows: [
    "getAbandonedCheckout GET /abandoned-checkout/{abandonedCheckoutId} get id:abandonedCheckoutId responseItem:abandonedCheckout",
    "deleteAbandonedCheckout DELETE /abandoned-checkout/{abandonedCheckoutId} delete id:abandonedCheckoutId",
    "bulkDeleteAbandonedCheckouts POST /bulk/abandoned-checkout/delete bulkDelete ids:abandonedCheckoutIds results resultMetadata bulkMetadata",
    ["queryAbandonedCheckouts POST /abandoned-checkout/query query query list:results paging:metadata pagingKind:both", { query: { maximum: 100, fields: { id: field2, createdDate: field1, updatedDate: field1, status: field5, "buyerInfo.visitorId": field2, "buyerInfo.memberId": field2, "buyerInfo.userId": field2, "buyerInfo.contactId": field2, "buyerInfo.email": field2 } } }],
    ["searchAbandonedCheckouts POST /abandoned-checkout/search search search list:abandonedCheckouts paging pagingKind:both", { query: { maximum: 100, fields: { "activities.type": field6, "appliedDiscounts.coupon.code": field7, "contactDetails.firstName": field0, "contactDetails.lastName": field0, createdDate: field1, updatedDate: field1, id: field8, "buyerInfo.contactId": field8, "buyerInfo.email": field8, "buyerInfo.memberId": field8, "buyerInfo.userId": field8, "buyerInfo.visitorId": field8, status: field9 } } }],
    "addAbandonedCheckoutActivity POST /abandoned-checkouts/{abandonedCheckoutId}/add-activity",
    "getAbandonedCheckoutAnalytics POST /abandoned-checkout/get-analytics",
    ["redirectToCheckout GET /abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout", { response: "RedirectResponse" }],
  ] },
  { module: "ecom.backInStockNotifications", schemas: "ecom/back-in-stock-notifications", entity: "wix.ecom.v1.back_in_stock_notification_request", start: "/back-in-stock-service/v1/back-in-stock-notification-requests", rows: [
    "createBackInStockNotificationRequest POST  create item:request responseItem more:itemDetails",
    ["queryBackInStockNotificationRequests GET  query query list:requests paging:metadata pagingKind:both", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, contactId: field2, status: field5, autoNotified: field10, createdDate: field1, itemUrl: field2 } } }],
    "getBackInStockNotificationRequest GET /{id} get id responseItem:request",
    "deleteBackInStockNotificationRequest DELETE /{id} delete id",
    "markAsNotificationSent PUT /{id}/mark-as-notification-sent",
    ["getBackInStockNotificationRequestsCountByCatalogReferences GET /count-by-catalog-reference", { transport: "query-complex" }],
    "reportItemsBackInStock POST /report-items-back-in-stock",
  ] },
  { module: "ecom.backInStockSettings", schemas: "ecom/back-in-stock-settings", entity: "wix.ecom.v1.back_in_stock_settings", start: "/back-in-stock-service/v1/back-in-stock-notification-requests/settings", rows: [
    "startCollectingRequests POST /start-collecting",
    "stopCollectingRequests POST /stop-collecting",
    "getSettings PUT  getSettings responseItem:settings",
  ] },
  { module: "ecom.cartV2", schemas: "ecom/cart-v2", entity: "wix.ecom.v2.cart", start: "/ecom/v2/carts", rows: [
    "createCart POST  create item:cart responseItem more:catalogItems,customItems,coupons,deliveryMethod,giftCards",
    "getCart GET /{cartId} get id:cartId responseItem:cart",
    "deleteCart DELETE /{cartId} delete id:cartId",
    "getUpsellOptions GET /{cartId}/upsell-options",
    "updateCart PATCH /{cart.id} update item:cart responseItem id:cart.id mask",
    "refreshCart POST /{cartId}/refresh",
    "estimateCart POST /{cartId}/estimate",
    "calculateCart POST /{cartId}/calculate",
    ["getCheckoutUrl POST /{cartId}/get-checkout-url", { type: "GetCheckoutURL" }],
    "placeOrder POST /{cartId}/place-order",
    "addLineItems POST /{cartId}/add-line-items",
    "removeLineItems POST /{cartId}/remove-line-items",
    "updateLineItems POST /{cartId}/update-line-items",
    "addCoupon POST /{cartId}/add-coupon",
    "removeCoupon POST /{cartId}/remove-coupon",
    "setDeliveryMethod POST /{cartId}/set-delivery-method",
    "removeDeliveryMethod POST /{cartId}/remove-delivery-method",
    "addGiftCard POST /{cartId}/add-gift-card",
    "removeGiftCard POST /{cartId}/remove-gift-card",
    "markCartAsCompleted POST /{cartId}/mark-cart-as-completed",
    ["handleAsyncCheckoutCompletion GET /handle-async-checkout-completion", { response: "RedirectResponse" }],
    "updateFormSubmissions POST /{cartId}/update-forms-submission",
  ] },
  { module: "ecom.cart", schemas: "ecom/cart", entity: "wix.ecom.v1.cart", start: "/ecom/v1/carts", rows: [
    "createCart POST  create item:cartInfo responseItem:cart more:couponCode,merchantDiscounts,lineItems,customLineItems",
    "updateCart PATCH /{cartInfo.id} update item:cartInfo responseItem:cart id:cartInfo.id mask:cartFieldmask more:couponCode,merchantDiscounts,lineItems,customLineItems",
    "getCart GET /{id} get id responseItem:cart",
    "deleteCart DELETE /{id} delete id",
    "getCartByCheckoutId GET /by-checkout-id/{id}",
    "addToCart POST /{id}/add-to-cart",
    "removeLineItems POST /{id}/remove-line-items",
    "createCheckout POST /{id}/create-checkout",
    "removeCoupon POST /{id}/remove-coupon",
    "updateLineItemsQuantity POST /{id}/update-line-items-quantity",
    "estimateTotals POST /{id}/estimate-totals",
    "removeBusinessLocation POST /{id}/remove-business-location",
  ] },
  { module: "ecom.checkoutContent", schemas: "ecom/checkout-content", entity: "wix.ecom.api.v1.checkout_content_provider", start: "/ecom/v1/checkout-content/{appId}/{componentId}", rows: [
    "getCheckoutContent GET ",
  ] },
  { module: "ecom.checkoutSettings", schemas: "ecom/checkout-settings", entity: "wix.ecom.v1.checkout_settings", start: "/ecom/v1/checkout-settings", rows: [
    "getCheckoutSettings GET  getSettings responseItem:checkoutSettings",
    "updateCheckoutSettings PATCH  updateSettings item:checkoutSettings responseItem mask",
  ] },
  { module: "ecom.checkoutTemplates", schemas: "ecom/checkout-templates", entity: "wix.ecom.v1.checkout_template", start: "", rows: [
    "createCheckoutTemplate POST /ecom/v1/checkout-templates create item:checkoutTemplate responseItem",
    "bulkCreateCheckoutTemplates POST /v1/bulk/checkout-templates/create bulkCreate items:checkoutTemplates returnEntity results resultItem resultMetadata bulkMetadata",
    "getCheckoutTemplate GET /ecom/v1/checkout-templates/{checkoutTemplateId} get id:checkoutTemplateId responseItem:checkoutTemplate",
    "deleteCheckoutTemplate DELETE /ecom/v1/checkout-templates/{checkoutTemplateId} delete id:checkoutTemplateId",
    "updateCheckoutTemplate PATCH /ecom/v1/checkout-templates/{checkoutTemplate.id} update item:checkoutTemplate responseItem id:checkoutTemplate.id mask",
    ["queryCheckoutTemplates POST /ecom/v1/checkout-templates/query query query list:checkoutTemplates paging pagingKind", { query: { maximum: 100, fields: { id: field2, status: field5 } } }],
    "createCheckoutFromTemplate POST /ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template",
    ["createAndRedirectToCheckout GET /ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout", { response: "RedirectResponse" }],
  ] },
  { module: "ecom.checkout", schemas: "ecom/checkout", entity: "wix.ecom.v1.checkout", start: "/ecom/v1/checkouts", rows: [
    "createCheckout POST  create item:checkoutInfo responseItem:checkout more:couponCode,lineItems,customLineItems,channelType,giftCardCode,overrideCheckoutUrl,giftCardRedeemAmount",
    "getCheckout GET /{id} get id responseItem:checkout",
    "getCheckoutByCartId GET /by-cart-id/{id}",
    ["getWixCheckoutUrl GET /{id}/wix-checkout-url", { type: "GetWixCheckoutURL" }],
    ["getCheckoutUrl GET /{id}/checkout-url", { type: "GetCheckoutURL" }],
    "updateCheckout PATCH /{checkout.id} update item:checkout responseItem id:checkout.id mask more:couponCode,giftCardCode,overrideCheckoutUrl,lineItems,customLineItems,giftCardRedeemAmount",
    "removeCoupon POST /{id}/remove-coupon",
    "removeGiftCard POST /{id}/remove-gift-card",
    "removeOverrideCheckoutUrl POST /{id}/remove-override-checkout-url",
    "addToCheckout POST /{id}/add-to-checkout",
    "removeLineItems POST /{id}/remove-line-items",
    "createOrder POST /{id}/create-order",
    "createOrderAndCharge POST /{id}/create-order-and-charge",
    ["markCheckoutAsCompletedAndRedirectToUrl GET /mark-checkout-as-completed-and-redirect-to-url", { response: "RedirectResponse" }],
    "markCheckoutAsCompleted POST /{id}/mark-as-completed",
    "updateLineItemsQuantity POST /{id}/update-line-items-quantity",
  ] },
  { module: "ecom.contactTaxDetails", schemas: "ecom/contact-tax-details", entity: "wix.billing.v1.contact_tax_details", start: "/billing/v1", rows: [
    "upsertContactTaxDetails POST /contact-tax-details upsert item:contactTaxDetails responseItem",
    "getContactTaxDetails GET /contact-tax-details/{id} get id responseItem:contactTaxDetails",
    "deleteContactTaxDetails DELETE /contact-tax-details/{contactTaxDetailsId} delete id:contactTaxDetailsId",
    ["queryContactTaxDetails GET /contact-tax-details/query query query list:contactTaxDetails paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, taxExemptGroupId: field2, tags: field11 } } }],
    "bulkUpsertContactTaxDetails POST /bulk/contact-tax-details/upsert bulkUpsert items:contactTaxDetails returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkDeleteContactTaxDetails POST /bulk/contact-tax-details/delete bulkDelete ids:contactTaxDetailsIds results resultMetadata bulkMetadata",
    "bulkUpdateContactTaxDetailsTags POST /bulk/contact-tax-details/update-tags bulkUpdateTags ids:contactTaxDetailsIds assignTags unassignTags results resultMetadata bulkMetadata",
    "bulkUpdateContactTaxDetailsTagsByFilter POST /bulk/contact-tax-details/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags",
    "countContactTaxDetails POST /contact-tax-details/count count filter count:count",
  ] },
  { module: "ecom.currencies", schemas: "ecom/currencies", entity: "wix.ecommerce.currency_converter.v1.currency_rate", start: "/currency_converter/v1/currencies", rows: [
    "listCurrencies GET ",
    "convertCurrency POST /amounts/{from}/convert/{to}",
    ["getConversionRate GET /rate/{from}/convert/{to}", { type: "ConversionRate" }],
  ] },
  { module: "ecom.currentCartV2", schemas: "ecom/current-cart-v2", entity: "wix.ecom.v2.cart", start: "/ecom/v2/carts/current", rows: [
    "createCurrentCart POST ",
    "getCurrentCart GET  getOwn responseItem:cart",
    "updateCurrentCart PATCH ",
    "deleteCurrentCart DELETE  deleteOwn",
    "refreshCurrentCart POST /refresh",
    "calculateCurrentCart POST /calculate",
    "estimateCurrentCart POST /estimate",
    "addLineItemsToCurrentCart POST /add-line-items",
    "removeLineItemsFromCurrentCart POST /remove-line-items",
    "updateLineItemsInCurrentCart POST /update-line-items",
    "addCouponToCurrentCart POST /add-coupon",
    "removeCouponFromCurrentCart POST /remove-coupon",
    "setDeliveryMethodForCurrentCart POST /set-delivery-method",
    "removeDeliveryMethodFromCurrentCart POST /remove-delivery-method",
    "addGiftCardToCurrentCart POST /add-gift-card",
    "removeGiftCardFromCurrentCart POST /remove-gift-card",
    "updateFormSubmissionsInCurrentCart POST /update-forms-submission",
    "getUpsellOptionsForCurrentCart GET /upsell-options",
  ] },
  { module: "ecom.currentCart", schemas: "ecom/current-cart", entity: "wix.ecom.v1.cart", start: "/ecom/v1/carts/current", rows: [
    "getCurrentCart GET  getOwn responseItem:cart",
    ["updateCurrentCart PATCH ", { type: "UpdateCart" }],
    ["deleteCurrentCart DELETE  deleteOwn", { response: "DeleteCartResponse" }],
    ["addToCurrentCart POST /add-to-cart", { response: "AddToCartResponse" }],
    ["removeLineItemsFromCurrentCart POST /remove-line-items", { response: "RemoveLineItemsResponse" }],
    ["createCheckoutFromCurrentCart POST /create-checkout", { response: "CreateCheckoutResponse" }],
    ["removeCouponFromCurrentCart POST /remove-coupon", { response: "RemoveCouponResponse" }],
    ["updateCurrentCartLineItemQuantity POST /update-line-items-quantity", { response: "UpdateLineItemsQuantityResponse" }],
    ["estimateCurrentCartTotals POST /estimate-totals", { response: "EstimateTotalsResponse" }],
  ] },
  { module: "ecom.deliveryProfile", schemas: "ecom/delivery-profile", entity: "wix.ecom.v1.delivery_profile", start: "/ecom/v1/delivery-profiles", rows: [
    "createDeliveryProfile POST  create item:deliveryProfile responseItem",
    "getDeliveryProfile GET /{deliveryProfileId} get id:deliveryProfileId responseItem:deliveryProfile",
    "deleteDeliveryProfile DELETE /{deliveryProfileId} delete id:deliveryProfileId",
    "updateDeliveryProfile PATCH /{deliveryProfile.id} update item:deliveryProfile responseItem id:deliveryProfile.id mask",
    ["queryDeliveryProfiles GET /query query query list:deliveryProfiles paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, name: field2, default: field10, "createdBy.appId": field2, "createdBy.userId": field2, createdDate: field1, updatedDate: field1, createdBy: field11 } } }],
    "addDeliveryRegion POST /{deliveryProfileId}/delivery-region",
    "updateDeliveryRegion PATCH /{deliveryProfileId}/delivery-region/{deliveryRegion.id}",
    "getDeliveryProfileByDeliveryRegionId GET /delivery-regions/{deliveryRegionId}",
    "removeDeliveryRegion DELETE /{deliveryProfileId}/delivery-region/{deliveryRegionId}",
    "addDeliveryCarrier POST /add-delivery-carrier",
    "removeDeliveryCarrier POST /remove-delivery-carrier",
    "updateDeliveryCarrier PATCH /update-delivery-carrier",
    "listInstalledDeliveryCarriers GET /installed-carriers",
    "getDeliveryDestinationProperties GET /delivery-destination-properties",
    "listDeliveryCarriers POST /{deliveryProfileId}/delivery-carriers",
    "updateCarrierSettings POST /update-carrier-settings",
    "setDeliveryCarrierActiveStatus POST /delivery-carriers/set-active-status",
    "updateExtendedFields POST /{id}/update-extended-fields updateExtendedFields id namespace:namespace namespaceData:namespaceData responseItem:deliveryProfile",
  ] },
  { module: "ecom.deliverySolutions", schemas: "ecom/delivery-solutions", entity: "wix.gateways.ecom.v1.delivery_rates_gateway", start: "/_api/delivery-rates/v1/get-delivery-solutions", rows: [
    "getDeliverySolutions POST ",
  ] },
  { module: "ecom.discountRules", schemas: "ecom/discount-rules", entity: "wix.ecom.discounts.v1.discount_rule", start: "/ecom/v1/discount-rules", rows: [
    "createDiscountRule POST  create item:discountRule responseItem",
    "getDiscountRule GET /{discountRuleId} get id:discountRuleId responseItem:discountRule",
    "deleteDiscountRule DELETE /{discountRuleId} delete id:discountRuleId",
    "updateDiscountRule PATCH /{discountRule.id} update item:discountRule responseItem id:discountRule.id mask:mask",
    ["queryDiscountRules POST /query query query list:discountRules paging pagingKind:both", { query: { maximum: 100, fields: { id: field2, revision: field2, createdDate: field1, updatedDate: field1, active: field10, name: field2, "activeTimeInfo.start": field1, "activeTimeInfo.end": field1, "tags.privateTags.tagIds": field12 } } }],
  ] },
  { module: "ecom.discountsCustomTrigger", schemas: "ecom/discounts-custom-trigger", entity: "wix.ecom.custom_trigger.v1.custom_trigger", start: "/ecom/v1/discount-custom-triggers/list", rows: [
    "listTriggers POST ",
  ] },
  { module: "ecom.draftOrders", schemas: "ecom/draft-orders", entity: "wix.ecom.v1.draft_order", start: "/ecom/v1/draft-orders", rows: [
    "createDraftOrder POST ",
    "createEmptyDraftOrder POST /create-empty-draft-order",
    "addLineItemsToDraftOrder POST /{draftOrderId}/add-line-items",
    "updateLineItems POST /{draftOrderId}/line-items",
    "setDeposit POST /{draftOrderId}/set-deposit",
    "setDiscounts POST /{draftOrderId}/set-discounts",
    "createCustomDiscounts POST /{draftOrderId}/create-custom-discounts",
    "deleteCustomDiscounts POST /{draftOrderId}/delete-custom-discounts",
    "setAdditionalFees POST /{draftOrderId}/set-additional-fees",
    "createCustomAdditionalFees POST /{draftOrderId}/create-additional-fees",
    "deleteCustomAdditionalFees POST /{draftOrderId}/delete-custom-additional-fees",
    "setShippingInfo PUT /set-shipping-info",
    "setBuyerInfo PUT /set-buyer-info",
    "setRecipientInfo PUT /set-recipient-info",
    "setBillingInfo PUT /set-billing-info",
    ["getDraftOrder GET /{draftOrderId}", { fallback: true }],
    "deleteDraftOrder DELETE /{draftOrderId} delete id:draftOrderId",
    "getOrderDraftabilityStatus GET /{orderId}/draftability",
    "commitDraftOrder POST /{draftOrderId}/commit",
    "createOrderFromDraft POST /{draftOrderId}/create-order",
    ["queryDraftOrders POST /query query query list:draftOrders paging pagingKind", { query: { maximum: 100, fields: { orderId: field0, createdDate: field1, updatedDate: field1, status: field5 } } }],
    "updateExtendedFields POST /{id}/update-extended-fields updateExtendedFields id namespace:namespace namespaceData:namespaceData responseItem:draftOrder",
    "setTaxExemption PUT /set-tax-exemption",
    "setBusinessLocation PUT /set-business-location",
  ] },
  { module: "ecom.draftSubscriptionContracts", schemas: "ecom/draft-subscription-contracts", entity: "wix.ecom.draft_subscription_contracts.v1.draft_subscription_contract", start: "/v1", rows: [
    "getSubscriptionContractDraftability GET /draft-subscription-contracts/draftability",
    "createDraftSubscriptionContract POST /draft-subscription-contracts",
    "getDraftSubscriptionContract GET /draft-subscription-contracts/{draftSubscriptionContractId}",
    "deleteDraftSubscriptionContract DELETE /draft-subscription-contracts/{draftSubscriptionContractId} delete id:draftSubscriptionContractId",
    "addLineItems POST /draft-subscription-contracts/{draftSubscriptionContractId}/items",
    "updateLineItems POST /draft-subscription-contracts/{draftSubscriptionContractId}/line-items",
    "setShippingInfo PUT /draft-subscription-contracts/{draftSubscriptionContractId}/shipping-info",
    "setRecipientInfo PUT /draft-subscription-contracts/{draftSubscriptionContractId}/recipient-info",
    "commitDraftSubscriptionContract POST /draft-subscription-contracts/{draftSubscriptionContractId}/commit",
    ["queryDraftSubscriptionContracts GET /draft-subscription-contracts/query query query list:draftSubscriptionContracts paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, subscriptionContractId: field2, status: field5 } } }],
    "bulkUpdateDraftSubscriptionContractTags POST /bulk/draft-subscription-contracts/update-tags bulkUpdateTags ids:draftSubscriptionContractIds assignTags unassignTags results resultMetadata bulkMetadata",
    "bulkUpdateDraftSubscriptionContractTagsByFilter POST /bulk/draft-subscription-contracts/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags",
  ] },
  { module: "ecom.ecommerceSettings", schemas: "ecom/ecommerce-settings", entity: "wix.ecom.v1.ecommerce_settings", start: "/_api/ecommerce-settings/v1/ecommerce-settings", rows: [
    "getEcommerceSettings GET  getSettings responseItem:ecommerceSettings",
  ] },
  { module: "ecom.giftVouchers", schemas: "ecom/gift-vouchers", entity: "wix.ecom.v1.gift_card", start: "/ecom/v1/gift-cards", rows: [
    "getGiftCard POST /{code} get id:code responseItem:giftCard more:context,appId,pin,extendedFields",
    "redeemGiftCard POST /redeem",
    "voidTransaction POST /void",
  ] },
  { module: "ecom.localDeliveryOptions", schemas: "ecom/local-delivery-options", entity: "wix.ecom.v1.local_delivery_option", start: "", rows: [
    "createLocalDeliveryOption POST /v1/local-delivery-options create item:localDeliveryOption responseItem",
    ["getLocalDeliveryOption GET /v1/local-delivery-options/{localDeliveryOptionId} get id:localDeliveryOptionId responseItem:localDeliveryOption more:id", { fallback: true }],
    "deleteLocalDeliveryOption DELETE /v1/local-delivery-options/{localDeliveryOptionId} delete id:localDeliveryOptionId more:id",
    "listLocalDeliveryOptions GET /stores/v1/localDeliveryOptions list list:localDeliveryOptions more:externalId",
    ["queryLocalDeliveryOptions POST /v1/local-delivery-options/query query query list:localDeliveryOptions paging pagingKind", { query: { maximum: 100, fields: { id: field0, areaName: field0, estimatedDeliveryTime: field0, deliveryRegionIds: field7 } } }],
    "updateLocalDeliveryOption PATCH /v1/local-delivery-options/{localDeliveryOption.id} update item:localDeliveryOption responseItem id:localDeliveryOption.id mask",
    "bulkCreateLocalDeliveryOption POST /v1/bulk/local-delivery-options/create bulkCreate items:localDeliveryOptions list:localDeliveryOptions errorCodes:errors",
    "bulkUpdateLocalDeliveryOption PATCH /v1/bulk/local-delivery-options/update bulkUpdate items:localDeliveryOptions list:localDeliveryOptions errorCodes:errors",
    "bulkDeleteLocalDeliveryOption DELETE /v1/bulk/local-delivery-options/delete bulkDelete ids:ids",
    "addDeliveryRegion POST /v1/local-delivery-options/add-delivery-region addValue id:localDeliveryOptionId value:deliveryRegionId values:deliveryRegionIds responseItem:localDeliveryOption more:revision",
    "removeDeliveryRegion POST /v1/local-delivery-options/remove-delivery-region removeValue id:localDeliveryOptionId value:deliveryRegionId values:deliveryRegionIds responseItem:localDeliveryOption more:revision",
  ] },
  { module: "ecom.manualTaxMappings", schemas: "ecom/manual-tax-mappings", entity: "wix.billing.v1.manual_tax_mapping", start: "/billing/v1", rows: [
    "createManualTaxMapping POST /manual-tax-mappings create item:manualTaxMapping responseItem",
    "listManualTaxMappings GET /manual-tax-mappings list list:manualTaxMappings paging pagingKind",
    "bulkCreateManualTaxMappings POST /bulk/manual-tax-mappings/create bulkCreate items:manualTaxMappings returnEntity results resultItem resultMetadata bulkMetadata",
    "getManualTaxMapping GET /manual-tax-mappings/{manualTaxMappingId} get id:manualTaxMappingId responseItem:manualTaxMapping",
    "deleteManualTaxMapping DELETE /manual-tax-mappings/{manualTaxMappingId} delete id:manualTaxMappingId",
    "updateManualTaxMapping PATCH /manual-tax-mappings/{manualTaxMapping.id} update item:manualTaxMapping responseItem id:manualTaxMapping.id mask",
    ["queryManualTaxMappings GET /manual-tax-mappings/query query query list:manualTaxMappings paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, createdDate: field1, updatedDate: field1, taxGroupId: field0, taxRegionId: field0, taxRate: field13, description: field0, taxType: field2, taxName: field2, jurisdiction: field2, jurisdictionType: field5, "exemptRates.taxExemptGroupId": field7 } } }],
    "updateExtendedFields POST /manual-tax-mappings/{id}/update-extended-fields updateExtendedFields id namespace:namespace namespaceData:namespaceData responseItem:manualTaxMapping",
    "bulkAssignExemptOverrides POST /manual-tax-mappings/bulk-assign-exempt-overrides",
    "bulkUnassignExemptOverrides POST /manual-tax-mappings/bulk-unassign-exempt-overrides",
  ] },
  { module: "ecom.orderBilling", schemas: "ecom/order-billing", entity: "wix.ecom.v1.order_billing", start: "/ecom/v1/order-billing", rows: [
    "chargeOrder POST /charge-order",
    "chargeMemberships POST /charge-memberships",
    "redeemGiftCard POST /redeem-gift-card",
    "authorizeChargeWithSavedPaymentMethod POST /authorize-charge-with-saved-payment-method",
    "captureAuthorizedPayments POST /capture-authorized-payments",
    "voidAuthorizedPayments POST /void-authorized-payments",
    "getOrderRefundability POST /get-order-refundability",
    "calculateRefund POST /calculate-refund",
    "refundPayments POST /refund-payments",
    "voidMemberships POST /void-memberships",
    "generateReceipts POST /generate-receipts",
  ] },
  { module: "ecom.orderFulfillments", schemas: "ecom/order-fulfillments", entity: "wix.ecom.v1.fulfillments", start: "/ecom/v1/fulfillments", rows: [
    "listFulfillmentsForSingleOrder GET /orders/{orderId}",
    "listFulfillmentsForMultipleOrders POST /list-by-ids",
    "createFulfillment POST /orders/{orderId}/create-fulfillment",
    "updateFulfillment PATCH /{fulfillment.id}/orders/{orderId}",
    "deleteFulfillment DELETE /{fulfillmentId}/orders/{orderId}",
    ["bulkCreateFulfillments POST /orders/bulk/create-fulfillments", { type: "BulkCreateFulfillment" }],
  ] },
  { module: "ecom.orderInvoices", schemas: "ecom/order-invoices", entity: "wix.ecom.orders.v1.invoice", start: "/ecom/v1", rows: [
    "listInvoicesForMultipleOrders POST /invoices/list-by-ids",
    "generateInvoice POST /invoices/orders/{orderId}",
    "bulkGenerateInvoices POST /bulk/invoices/generate",
    "addInvoiceToOrder POST /invoices/orders/{orderId}/add-invoice",
  ] },
  { module: "ecom.orderPaymentRequests", schemas: "ecom/order-payment-requests", entity: "wix.ecom.v1.order_payment_request", start: "", rows: [
    "createOrderPaymentRequest POST /ecom/v1/order-payment-requests create item:orderPaymentRequest responseItem",
    "bulkCreateOrderPaymentRequests POST /v1/bulk/order-payment-requests/create bulkCreate items:orderPaymentRequests returnEntity results resultMetadata bulkMetadata",
    "getOrderPaymentRequest GET /ecom/v1/order-payment-requests/{orderPaymentRequestId} get id:orderPaymentRequestId responseItem:orderPaymentRequest",
    "deleteOrderPaymentRequest DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId} delete id:orderPaymentRequestId",
    "updateOrderPaymentRequest PATCH /ecom/v1/order-payment-requests/{orderPaymentRequest.id} update item:orderPaymentRequest responseItem id:orderPaymentRequest.id mask",
    ["queryOrderPaymentRequests POST /ecom/v1/order-payment-requests/query query query list:orderPaymentRequests paging pagingKind", { query: { maximum: 100, fields: { id: field0, "source.appId": field0, "source.externalId": field0, status: field5, orderId: field0, orderNumber: field2, "amount.amount": field14, paymentGatewayOrderId: field0, title: field2, description: field2, expirationDate: field1, createdDate: field1, updatedDate: field1 } } }],
    ["getOrderPaymentRequestUrl POST /ecom/v1/order-payment-requests/url", { type: "GetOrderPaymentRequestURL" }],
    "updateExtendedFields POST /ecom/v1/order-payment-requests/{id}/update-extended-fields updateExtendedFields id namespace:namespace namespaceData:namespaceData responseItem:orderPaymentRequest",
    "voidOrderPaymentRequest POST /ecom/v1/order-payment-requests/void",
    "chargeOrderPaymentRequest POST /ecom/v1/order-payment-requests/charge",
  ] },
  { module: "ecom.orderTransactions", schemas: "ecom/order-transactions", entity: "wix.ecom.v1.order_transactions", start: "/ecom/v1", rows: [
    "listTransactionsForSingleOrder GET /payments/orders/{orderId}",
    "listTransactionsForMultipleOrders POST /payments/list-by-ids",
    "addPayments POST /payments/orders/{orderId}/add-payment",
    "updatePaymentStatus POST /payments/{paymentId}/orders/{orderId}/update-payment-transaction-status",
    "bulkUpdatePaymentStatuses POST /bulk/payments/update-payment-transaction-status",
    "updateRefundTransaction POST /payments/orders/{orderId}/update-refund-transaction",
    "updatePayments POST /payments/orders/{orderId}/update-payments",
  ] },
  { module: "ecom.ordersSettings", schemas: "ecom/orders-settings", entity: "wix.ecom.v1.orders_settings", start: "/ecom/v1/orders-settings", rows: [
    "getOrdersSettings GET  getSettings responseItem:ordersSettings",
    "updateOrdersSettings PATCH  updateSettings item:ordersSettings responseItem mask",
  ] },
  { module: "ecom.orders", schemas: "ecom/orders", entity: "wix.ecom.v1.order", start: "", rows: [
    "importOrder POST /ecom/v1/orders/import",
    "setOrderNumberCounter POST /ecom/v1/orders/import/set-order-number-counter",
    "bulkDeleteImportedOrders POST /ecom/v1/orders/import/bulk-delete-imported-orders",
    "preparePaymentCollection POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection",
    "getPaymentCollectabilityStatus GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status",
    "recordManuallyCollectedPayment POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment",
    ["paymentCollectionMarkOrderAsPaid POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid", { type: "MarkOrderAsPaid" }],
    ["paymentCollectionBulkMarkOrdersAsPaid POST /v1/bulk/payments-collector/mark-as-paid", { type: "BulkMarkOrdersAsPaid" }],
    "getRefundabilityStatus GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability",
    ["paymentCollectionCreatePaymentGatewayOrder POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order", { type: "CreatePaymentGatewayOrder" }],
    "chargeMemberships POST /ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership",
    "triggerRefund POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund",
    "voidAuthorizedPayments POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments",
    "captureAuthorizedPayments POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments",
    "getOrder GET /ecom/v1/orders/{id} get id responseItem:order",
    ["searchOrders POST /ecom/v1/orders/search search search list:orders paging:metadata pagingKind", { query: { maximum: 100, fields: { "channelInfo.type": field15, fulfillmentStatus: field15, paymentStatus: field15, "shippingInfo.region.name": field16, "shippingInfo.title": field16, status: field15, createdDate: field1, updatedDate: field1, "balanceSummary.authorized.amount": field13, "balanceSummary.pending.amount": field13, "balanceSummary.pendingRefund.amount": field13, "billingInfo.contactDetails.firstName": field2, "billingInfo.contactDetails.lastName": field2, "businessLocation.id": field2, "businessLocation.name": field2, "buyerInfo.email": field2, number: field2, "priceSummary.total.amount": field13, purchasedDate: field1, "shippingInfo.logistics.deliveryTime": field2, "shippingInfo.logistics.deliveryTimeSlot.from": field1, "shippingInfo.logistics.deliveryTimeSlot.to": field1, "taxInfo.totalExempt.amount": field17, "taxInfo.totalTax.amount": field13, archived: field3, imported: field3, seenByAHuman: field3, demo: field18, id: field8, "buyerInfo.contactId": field8, "buyerInfo.memberId": field8, "channelInfo.externalOrderId": field8, checkoutId: field8, "createdBy.userId": field8, "lineItems.subscriptionInfo.id": field19, "lineItems.catalogReference.appId": field7, "lineItems.catalogReference.catalogItemId": field7, "lineItems.locations.id": field7, "fulfillmentStatusesAggregate.statuses": field20, "lineItems.productName.original": field12 } } }],
    "createOrder POST /ecom/v1/orders create item:order responseItem more:settings",
    "updateOrder PATCH /ecom/v1/orders/{order.id} update item:order responseItem id:order.id mask",
    "bulkUpdateOrders POST /ecom/v1/bulk/orders/update bulkUpdate items:orders inner:order returnEntity results resultItem resultMetadata bulkMetadata",
    "updateOrderLineItem PATCH /ecom/v1/orders/{id}/line-item/{lineItem.id}",
    "addActivity POST /ecom/v1/orders/{id}/activities",
    "addActivities POST /ecom/v1/orders/{orderId}/activities/add",
    "updateActivity PATCH /ecom/v1/orders/{id}/activities/{activityId}",
    "deleteActivity DELETE /ecom/v1/orders/{id}/activities/{activityId}",
    "cancelOrder POST /ecom/v1/orders/{id}/cancel",
    "updateOrderStatus POST /ecom/v1/orders/{orderId}/update-status",
    "aggregateOrders POST /ecom/v1/orders/aggregate aggregate filter aggregations:aggregates more:aggregation,hierarchySeparatorOverride",
    "bulkUpdateOrderTags POST /ecom/v1/bulk/orders/update-tags bulkUpdateTags ids:orderIds assignTags unassignTags results resultMetadata bulkMetadata",
  ] },
  { module: "ecom.orders", schemas: "ecom/orders", start: "/ecom/v1/orders/{id}/commit-deltas", rows: [
    "commitDeltas POST ",
  ] },
  { module: "ecom.pickupLocations", schemas: "ecom/pickup-locations", entity: "wix.ecom.v1.pickup_location", start: "/v1", rows: [
    "createPickupLocation POST /pickup-locations create item:pickupLocation responseItem",
    ["getPickupLocation GET /pickup-locations/{pickupLocationId} get id:pickupLocationId responseItem:pickupLocation", { fallback: true }],
    "deletePickupLocation DELETE /pickup-locations/{pickupLocationId} delete id:pickupLocationId",
    "updatePickupLocation PATCH /pickup-locations/{pickupLocation.id} update item:pickupLocation responseItem id:pickupLocation.id mask",
    ["queryPickupLocation POST /pickup-locations/query query query list:pickupLocations paging pagingKind", { query: { maximum: 100, fields: { createdDate: field21, updatedDate: field21, name: field0, "address.country": field0, "address.subdivision": field0, "address.city": field0, deliveryRegionIds: field7 } } }],
    "addDeliveryRegion POST /pickup-locations/{pickupLocationId}/add-delivery-region addValue id:pickupLocationId value:deliveryRegionId values:deliveryRegionIds responseItem:pickupLocation more:revision",
    "removeDeliveryRegion POST /pickup-locations/{pickupLocationId}/remove-delivery-region removeValue id:pickupLocationId value:deliveryRegionId values:deliveryRegionIds responseItem:pickupLocation more:revision",
    "bulkCreatePickupLocation POST /bulk/pickup-locations/create bulkCreate items:pickupLocations list:pickupLocations errors:errors",
    "bulkUpdatePickupLocation PATCH /bulk/pickup-locations/update bulkUpdate items:pickupLocations list:pickupLocations errors:errors",
    "bulkDeletePickupLocation DELETE /bulk/pickup-locations/delete bulkDelete ids:pickupLocationIds errors:errors",
  ] },
  { module: "ecom.recommendations", schemas: "ecom/recommendations", entity: "wix.ecom.recommendations.v1.recommendation", start: "/v1/recommendations", rows: [
    "listAvailableAlgorithms GET /algorithms",
    "getRecommendation POST /get",
  ] },
  { module: "ecom.shippingOptions", schemas: "ecom/shipping-options", entity: "wix.ecom.v1.shipping_option", start: "/ecom/v1/shipping-options", rows: [
    "createShippingOption POST  create item:shippingOption responseItem",
    "getShippingOption GET /{shippingOptionId} get id:shippingOptionId responseItem:shippingOption",
    "deleteShippingOption DELETE /{shippingOptionId} delete id:shippingOptionId",
    "updateShippingOption PATCH /{shippingOption.id} update item:shippingOption responseItem id:shippingOption.id mask",
    ["queryShippingOptions GET /query query query list:shippingOptions paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, createdDate: field1, updatedDate: field1, deliveryRegionId: field2, estimatedDeliveryTime: field2, deliveryRegionIds: field12 } } }],
    "updateExtendedFields POST /{id}/update-extended-fields updateExtendedFields id namespace:namespace namespaceData:namespaceData responseItem:shippingOption",
    "addDeliveryRegion POST /{shippingOptionId}/add-delivery-region addValue id:shippingOptionId value:deliveryRegionId values:deliveryRegionIds responseItem:shippingOption more:revision",
    "removeDeliveryRegion POST /{shippingOptionId}/remove-delivery-region removeValue id:shippingOptionId value:deliveryRegionId values:deliveryRegionIds responseItem:shippingOption more:revision",
  ] },
  { module: "ecom.shippoConfigurations", schemas: "ecom/shippo-configurations", entity: "wix.ecom.v1.shippo_configuration", start: "/ecom/v1/shippo-configurations", rows: [
    "createShippoConfiguration POST  create item:shippoConfiguration responseItem more:backupRate",
    "getShippoConfiguration GET /{shippoConfigurationId} get id:shippoConfigurationId responseItem:shippoConfiguration",
    "deleteShippoConfiguration DELETE /{shippoConfigurationId} delete id:shippoConfigurationId",
    "updateShippoConfiguration PATCH /{shippoConfiguration.id} update item:shippoConfiguration responseItem id:shippoConfiguration.id mask",
    ["queryShippoConfigurations GET /query query query list:shippoConfigurations paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, deliveryRegionId: field2 } } }],
    "updateExtendedFields POST /{id}/update-extended-fields updateExtendedFields id namespace:namespace namespaceData:namespaceData responseItem:shippoConfiguration",
    "addDeliveryRegion POST /{shippoConfigurationId}/delivery-regions addValue id:shippoConfigurationId value:deliveryRegionId values:deliveryRegionIds responseItem:shippoConfiguration more:revision",
    "removeDeliveryRegion DELETE /{shippoConfigurationId}/delivery-regions/{deliveryRegionId} removeValue id:shippoConfigurationId value:deliveryRegionId values:deliveryRegionIds responseItem:shippoConfiguration more:revision",
  ] },
  { module: "ecom.subscriptionContracts", schemas: "ecom/subscription-contracts", entity: "wix.ecom.subscription_contracts.v1.subscription_contract", start: "/ecom/subscription-contracts/v1/subscription-contracts", rows: [
    "getSubscriptionContract GET /{subscriptionContractId} get id:subscriptionContractId responseItem:subscriptionContract",
    ["querySubscriptionContracts GET /query query query list:subscriptionContracts paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, "buyerInfo.contactId": field2 } } }],
  ] },
  { module: "ecom.taxCalculation", schemas: "ecom/tax-calculation", entity: "wix.gateways.billing.v1.tax_calculation_gateway", start: "/billing/v1", rows: [
    "calculateTax POST /calculate-tax",
    "listTaxCalculators GET /list-tax-calculators",
  ] },
  { module: "ecom.taxExemptGroups", schemas: "ecom/tax-exempt-groups", entity: "wix.billing.v1.tax_exempt_group", start: "/billing/v1", rows: [
    "createTaxExemptGroup POST /tax-exempt-groups create item:taxExemptGroup responseItem",
    "getTaxExemptGroup GET /tax-exempt-groups/{taxExemptGroupId} get id:taxExemptGroupId responseItem:taxExemptGroup",
    "deleteTaxExemptGroup DELETE /tax-exempt-groups/{taxExemptGroupId} delete id:taxExemptGroupId",
    "updateTaxExemptGroup PATCH /tax-exempt-groups/{taxExemptGroup.id} update item:taxExemptGroup responseItem id:taxExemptGroup.id mask",
    ["queryTaxExemptGroups GET /tax-exempt-groups/query query query list:taxExemptGroups paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, name: field2 } } }],
    "bulkCreateTaxExemptGroups POST /bulk/tax-exempt-groups/create bulkCreate items:taxExemptGroups returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdateTaxExemptGroups POST /bulk/tax-exempt-groups/update bulkUpdate items:taxExemptGroups inner:taxExemptGroup returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkDeleteTaxExemptGroups POST /bulk/tax-exempt-groups/delete bulkDelete ids:taxExemptGroupIds results resultMetadata bulkMetadata",
    "bulkUpdateTaxExemptGroupTags POST /bulk/tax-exempt-groups/update-tags bulkUpdateTags ids:taxExemptGroupIds assignTags unassignTags results resultMetadata bulkMetadata",
    "bulkUpdateTaxExemptGroupTagsByFilter POST /bulk/tax-exempt-groups/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags",
    "listDefaultTaxExemptGroups GET /tax-exempt-groups/default-tax-exempt-groups",
  ] },
  { module: "ecom.taxGroups", schemas: "ecom/tax-groups", entity: "wix.billing.v1.tax_group", start: "/billing/v1/tax-groups", rows: [
    "createTaxGroup POST  create item:taxGroup responseItem",
    "getTaxGroup GET /{taxGroupId} get id:taxGroupId responseItem:taxGroup",
    "deleteTaxGroup DELETE /{taxGroupId} delete id:taxGroupId",
    "updateTaxGroup PATCH /{taxGroup.id} update item:taxGroup responseItem id:taxGroup.id mask",
    ["queryTaxGroups POST /query query query list:taxGroups paging pagingKind", { query: { maximum: 100, fields: { id: field16, name: field16, createdDate: field1, updatedDate: field1 } } }],
    "listDefaultTaxGroups GET /default-tax-groups",
    "listDefaultTaxGroupsByAppIds POST /list-default-tax-groups-by-app-ids",
  ] },
  { module: "ecom.taxRegions", schemas: "ecom/tax-regions", entity: "wix.billing.v1.tax_region", start: "/billing/v1", rows: [
    "createTaxRegion POST /tax-regions create item:taxRegion responseItem",
    "bulkCreateTaxRegion POST /bulk/tax-regions/create bulkCreate items:taxRegions returnEntity results resultItem resultMetadata bulkMetadata",
    "getTaxRegion GET /tax-regions/{taxRegionId} get id:taxRegionId responseItem:taxRegion",
    "deleteTaxRegion DELETE /tax-regions/{taxRegionId} delete id:taxRegionId",
    "updateTaxRegion PATCH /tax-regions/{taxRegion.id} update item:taxRegion responseItem id:taxRegion.id mask",
    ["queryTaxRegions POST /tax-regions/query query query list:taxRegions paging pagingKind", { query: { maximum: 100, fields: { id: field2, country: field2, subdivision: field2, appId: field2, createdDate: field1, updatedDate: field1 } } }],
  ] },
  { module: "ecom.taxSettings", schemas: "ecom/tax-settings", entity: "wix.billing.tax.v1.tax_settings", start: "/billing/v1/tax-settings", rows: [
    "getTaxSettings GET  getSettings responseItem:taxSettings",
    "upsertTaxSettings POST  upsert item:taxSettings responseItem mask",
  ] },
  { module: "ecom.tipSettings", schemas: "ecom/tip-settings", entity: "wix.tips.settings.v1.tip_settings", start: "/tip-settings/v1/tip-settings", rows: [
    ["queryTipSettings POST /query query query list:tipSettings paging pagingKind:both", { query: { maximum: 100, fields: { locationId: field2, paymentTerminalId: field2, id: field2, tipType: field5, allowCustomerTip: field10, allowBusinessTipAtPayment: field10, allowCustomAmount: field10, allowEditDistribution: field10, default: field10 } } }],
    "updateTipSettings PATCH  updateSettings item:tipSettings responseItem mask",
    "createTipSettings POST  create item:tipSettings responseItem",
    "createDefaultTipSettings POST /create-default",
    "deleteTipSettings DELETE /{tipSettingsId} delete id:tipSettingsId",
  ] },
  { module: "ecom.tippableStaff", schemas: "ecom/tippable-staff", entity: "wix.tips.staff.v1.staff", start: "/tips-staff/v1/eligible-staff", rows: [
    "listTippableStaff GET ",
  ] },
  { module: "ecom.tips", schemas: "ecom/tips", entity: "wix.tips.v1.tip", start: "/tips/v1/tips", rows: [
    "previewTip POST /preview",
    "getTipByOrderId GET /order/{orderId}",
    "getTipByDraftOrderId GET /draft-order/{draftOrderId}",
    "getTipChoice GET /choice/{purchaseFlowId}",
    "updateTipChoice PATCH /choice",
    "setTipOnOrder POST /set",
    "removeTipFromOrder POST /remove",
    "addTipDistributionsToOrder POST /tip-distributions/add",
    ["queryTipDistributions POST /tip-distributions/query", { query: { maximum: 100, fields: { id: field2 } } }],
    "sumTipDistributionAmounts POST /tip-distributions/sum-amounts",
  ] },
  { module: "ecom.totalsCalculator", schemas: "ecom/totals-calculator", entity: "wix.ecom.v1.totals_calculation", start: "/ecom/v1/calculate-totals", rows: [
    "calculateTotals POST ",
  ] },
  { module: "ecom.wishlists", schemas: "ecom/wishlists", entity: "wix.ecom.v1.wishlist", start: "", rows: [
    "getDefaultWishlist GET /ecom/v1/wishlists/get-default getOwn responseItem:wishlist more:appId",
    "addItem POST /ecom/v1/wishlists/add-item",
    "removeItem POST /ecom/v1/wishlists/remove-item",
    "bulkUpdateWishlistTags POST /v1/bulk/wishlists/update-tags bulkUpdateTags ids:wishlistIds assignTags unassignTags results resultMetadata bulkMetadata",
    "bulkUpdateWishlistTagsByFilter POST /v1/bulk/wishlists/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags",
  ] },
  { module: "identity.authentication", schemas: "identity/authentication", entity: "wix.iam.authentication.v1.authentication", start: "/_api/iam/authentication", rows: [
    ["registerV2 POST /v2/register", { response: "StateMachineResponse" }],
    "validateEmail POST /v2/validate-email",
    ["loginV2 POST /v2/login", { response: "StateMachineResponse" }],
    "changePassword POST /v2/change-password",
    "signOn POST /v2/sign-on",
    ["logout GET /v1/logout", { response: "RedirectResponse" }],
  ] },
  { module: "identity.authentication", schemas: "identity/authentication", start: "/_api/iam/authentication/v2/{factorType}/verify", rows: [
    ["verifyFactor POST ", { response: "StateMachineResponse" }],
  ] },
  { module: "identity.oauth", schemas: "identity/oauth", entity: "wix.identity.oauth.v1.refresh_token", start: "/oauth2", rows: [
    "token POST /token",
    "jwks GET /jwks",
    "tokenInfo POST /token-info",
    "userInfo GET /user-info",
  ] },
  { module: "identity.recovery", schemas: "identity/recovery", entity: "wix.iam.recovery.v1.recovery", start: "/_api/iam/recovery/v1", rows: [
    "sendRecoveryEmail POST /send-email",
    "sendActivationEmail POST /activation-email",
    ["recover POST /recover", { response: "StateMachineResponse" }],
  ] },
  { module: "identity.signOnPolicy", schemas: "identity/sign-on-policy", entity: "wix.iam.signon.v1.sign_on_policy", start: "/iam/signon/v1/sign-on-policies", rows: [
    "getSignOnPolicy GET  getSettings responseItem:signOnPolicy",
    "updateSignOnPolicy PATCH  updateSettings item:signOnPolicy responseItem mask",
  ] },
  { module: "identity.verification", schemas: "identity/verification", entity: "wix.iam.verification.v1.start_response", start: "/_api/iam/verification/v1", rows: [
    "start POST /start",
    ["verifyDuringAuthentication POST /auth/verify", { response: "StateMachineResponse" }],
  ] },
  { module: "members.authentication", schemas: "members/authentication", entity: "wix.identity.members.v1.member", start: "", rows: [
    "register POST /wix-sm/api/v1/auth/api/v1/auth/register",
    "login POST /wix-sm/api/v1/auth/api/v1/auth/login",
    "sendSetPasswordEmail POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email",
    "changeLoginEmail PATCH /api/v1/members/{id}/change-login-email",
    ["approve POST /api/v1/members/approve", { type: "ApproveMember" }],
    ["block POST /api/v1/members/block", { type: "BlockMember" }],
  ] },
  { module: "members.authorization", schemas: "members/authorization", entity: "wix.members.v1.role", start: "/members/v1/roles/members", rows: [
    "assignRole POST /{memberId}",
    "unassignRole DELETE /{memberId}",
    "getRoles GET /{memberId}",
    "queryRoles POST /query",
  ] },
  { module: "members.badgeAssignments", schemas: "members/badge-assignments", entity: "wix.badges.v4.badge_assignment", start: "/badges/v4", rows: [
    "createBadgeAssignment POST /assignments create item:badgeAssignment responseItem",
    "bulkCreateBadgeAssignments POST /bulk/assignments/create bulkCreate items:badgeAssignments returnEntity results resultItem resultMetadata bulkMetadata",
    ["queryBadgeAssignments POST /assignments/query query query list:badgeAssignments paging pagingKind", { query: { maximum: 100, fields: { badgeId: field22, memberId: field22 } } }],
    "deleteBadgeAssignment DELETE /assignments/{badgeAssignmentId} delete id:badgeAssignmentId",
    "bulkDeleteBadgeAssignments POST /bulk/assignments/delete bulkDelete ids:badgeAssignmentIds results resultItem resultMetadata bulkMetadata",
    "bulkUpdateBadgeAssignmentTags POST /bulk/assignments/bulk-update-tags bulkUpdateTags ids:ids assignTags unassignTags results resultMetadata bulkMetadata",
    "bulkUpdateBadgeAssignmentTagsByFilter POST /bulk/assignments/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags",
  ] },
  { module: "members.badgesV2", schemas: "members/badges-v2", entity: "wix.badges.v4.badge", start: "/badges/v4/badges", rows: [
    "createBadge POST  create item:badge responseItem",
    "getBadge GET /{badgeId} get id:badgeId responseItem:badge",
    "deleteBadge DELETE /{badgeId} delete id:badgeId",
    ["queryBadges POST /query query query list:badges paging pagingKind", { query: { maximum: 100, fields: { id: field22, title: field22, description: field22, permissionsEnabled: field23, slug: field22 } } }],
    "updateBadge PATCH /{badge.id} update item:badge responseItem id:badge.id mask",
    "updateBadgesDisplayOrder POST /order",
    "moveBadge POST /{badgeId}/move",
  ] },
  { module: "members.badges", schemas: "members/badges", entity: "wix.badges.v3.badge", start: "/members/v3/badges", rows: [
    "createBadge POST  create item:badge responseItem",
    "listBadges GET  list list:badges page:paging paging:metadata pagingKind:offset",
    "updateBadge PATCH /{badge.id} update item:badge responseItem id:badge.id",
    "getBadge GET /{id} get id responseItem:badge",
    "deleteBadge DELETE /{id} delete id",
    "assignBadge POST /{id}/members",
    "unassignBadge DELETE /{id}/members",
    ["listMembersByBadge GET /{id}/members", { type: "ListMembers" }],
    ["listBadgesPerMember POST /members", { type: "ListMembersBadgeIds" }],
    "getMemberCountsPerBadge GET /members/count",
    "updateBadgesDisplayOrder PATCH /order",
  ] },
  { module: "members.customFieldApplications", schemas: "members/custom-field-applications", entity: "wix.members.v1.custom_field_application", start: "/members/v1/custom-fields-applications", rows: [
    "createCustomFieldApplication POST  create item:application responseItem",
    "deleteCustomFieldApplication DELETE /{customFieldId} delete id:customFieldId",
    "getCustomFieldApplication GET /{customFieldId} get id:customFieldId responseItem:application",
    "updateCustomFieldApplication PATCH /{application.customFieldId} update item:application responseItem id:application.customFieldId",
    "getCustomFieldApplications POST /applications",
    "getMembersCustomFieldApplications POST /members",
    "getRolesCustomFieldApplications POST /roles",
  ] },
  { module: "members.customFieldSuggestions", schemas: "members/custom-field-suggestions", entity: "wix.members.v1.custom_field_suggestion", start: "/members/v1/custom-field-suggestions", rows: [
    ["listCustomFieldSuggestions GET  list list:suggestions page:paging paging:metadata pagingKind:offset more:sorting", { transport: "query-complex" }],
    ["queryCustomFieldSuggestions POST /query query query list:suggestions paging:metadata pagingKind:offset", { query: { fields: { name: field2, fieldType: field5 } } }],
  ] },
  { module: "members.customFields", schemas: "members/custom-fields", entity: "wix.members.v1.custom_field", start: "/members/v1/custom-fields", rows: [
    "createCustomField POST  create item:field responseItem",
    "listCustomFields GET  list list:fields page:paging paging:metadata pagingKind:offset",
    "getCustomField GET /{id} get id responseItem:field",
    "deleteCustomField DELETE /{id} delete id more:revision",
    "updateCustomField PATCH /{field.id} update item:field responseItem id:field.id",
    "hideCustomField POST /{id}/hide",
    "updateCustomFieldsOrder POST /order",
  ] },
  { module: "members.defaultPrivacy", schemas: "members/default-privacy", entity: "wix.members.v1.default_privacy", start: "/members/v1/default-privacy-status", rows: [
    "getDefaultPrivacyStatus GET  getSettings responseItem:defaultPrivacy",
    "setDefaultPrivacyStatus PATCH  updateSettings item:defaultPrivacy responseItem",
  ] },
  { module: "members.memberFollowers", schemas: "members/member-followers", entity: "wix.members.v3.follow", start: "/members/v3/followers", rows: [
    "followMember POST /{memberId}",
    "unfollowMember DELETE /{memberId}",
    "listMemberFollowers GET /{memberId}",
    ["listCurrentMemberFollowing GET /my/following", { type: "ListMyMemberFollowing" }],
    "listMemberFollowing GET /{memberId}/following",
    ["listCurrentMemberFollowers GET /my", { type: "ListMyMemberFollowers" }],
    ["queryCurrentMemberConnections POST /my/connections", { type: "QueryMyMemberConnections" }],
    "queryMemberConnections POST /{memberId}/connections",
  ] },
  { module: "members.memberPrivacySettings", schemas: "members/member-privacy-settings", entity: "wix.members.v1.member_privacy_settings", start: "/members/v1/privacy-settings", rows: [
    "getMemberPrivacySettings GET  getSettings responseItem:memberPrivacySettings",
    "setMemberPrivacySettings POST  updateSettings item:memberPrivacySettings responseItem",
  ] },
  { module: "members.memberReport", schemas: "members/member-report", entity: "wix.members.v1.member_report", start: "/members/v1/member-reports", rows: [
    "reportMember POST ",
    ["queryMemberReports POST /query query query list:memberReports paging pagingKind:both", { query: { maximum: 1000, fields: { id: field0, reportedMemberId: field0, reportingMemberId: field0, createdDate: field21, reason: field24 } } }],
    "listReportedMembers GET /members",
    ["queryReportedMembers POST /members/query", { query: { maximum: 1000, fields: { createdDate: field18, id: field18, reason: field18, reportedMemberId: field18, reportingMemberId: field18 } } }],
    "deleteMemberReports DELETE /members/{memberId} delete id:memberId",
  ] },
  { module: "members.memberRoleDefinition", schemas: "members/member-role-definition", entity: "wix.members.v1.member_role_definition", start: "/members/v1/roles/definitions", rows: [
    "createMemberRoleDefinition POST ",
    "listMemberRoleDefinitions GET  list list:roles",
    "getMemberRoleDefinition GET /{roleKey} get id:roleKey by:roleKey responseItem:role",
    "deleteMemberRoleDefinition DELETE /{roleKey} delete id:roleKey by:roleKey",
    "updateMemberRoleDefinition PATCH /{key}",
  ] },
  { module: "members.memberToMemberBlock", schemas: "members/member-to-member-block", entity: "wix.members.v1.member_to_member_block", start: "/members/v1/member-to-member-blocks/members", rows: [
    "blockMember POST /my",
    "listCurrentMemberBlocking GET /my",
    "unblockMember DELETE /my/{memberId}",
    "listMemberBlocks GET /{memberId}",
  ] },
  { module: "members.membersAbout", schemas: "members/members-about", entity: "wix.members.about.v2.member_about", start: "/members/v2/abouts", rows: [
    "createMemberAbout POST  create item:memberAbout responseItem",
    "updateMemberAbout PATCH /{memberAbout.id} update item:memberAbout responseItem id:memberAbout.id",
    "deleteMemberAbout DELETE /{id} delete id",
    "getMemberAbout GET /{id} get id responseItem:memberAbout",
    "getMyMemberAbout GET /my getOwn responseItem:memberAbout",
    ["queryMemberAbouts POST /query query query list:memberAbouts paging:metadata pagingKind", { query: { maximum: 100, fields: { id: field0, memberId: field0 } } }],
  ] },
  { module: "members.members", schemas: "members/members", entity: "wix.members.v1.member", start: "/members/v1/members", rows: [
    ["updateCurrentMemberSlug POST /my/slug", { type: "UpdateMySlug" }],
    "updateMemberSlug POST /{id}/slug",
    "joinCommunity POST /join-community",
    "leaveCommunity POST /leave-community",
    ["getCurrentMember GET /my getOwn responseItem:member", { type: "GetMyMember" }],
    "deleteMyMember DELETE /my deleteOwn more:contentAssigneeId",
    "getMember GET /{id} get id responseItem:member",
    "deleteMember DELETE /{id} delete id",
    ["listMembers GET  list list:members page:paging paging:metadata pagingKind:offset more:sorting", { transport: "query-complex" }],
    "createMember POST  create item:member responseItem",
    ["queryMembers POST /query query query search list:members paging:metadata pagingKind:offset", { query: { fields: { id: field0, loginEmail: field0, status: field25, contactId: field0, "contact.firstName": field0, "contact.lastName": field0, "profile.nickname": field0, "profile.slug": field0, privacyStatus: field25 } } }],
    "muteMember POST /{id}/mute",
    "unmuteMember POST /{id}/unmute",
    "approveMember POST /{id}/approve",
    "blockMember POST /{id}/block",
    "disconnectMember POST /{id}/disconnect",
    "bulkDeleteMembers POST /bulk/delete bulkDelete ids:memberIds results resultMetadata bulkMetadata",
    "bulkDeleteMembersByFilter POST /bulk/delete-by-filter bulkDeleteByFilter filter search job more:contentAssigneeId",
    "bulkApproveMembers POST /bulk/approve-by-filter",
    "bulkBlockMembers POST /bulk/block-by-filter",
    "updateMember PATCH /{member.id} update item:member responseItem id:member.id",
    "deleteMemberPhones DELETE /{id}/phones",
    "deleteMemberEmails DELETE /{id}/emails",
    "deleteMemberAddresses DELETE /{id}/addresses",
  ] },
  { module: "members.userMember", schemas: "members/user-member", entity: "wix.members.usermembers.v1.user_member", start: "/members/v1/user-members/query", rows: [
    ["queryUserMembers POST  query query list:userMembers paging:metadata pagingKind", { query: { maximum: 100, fields: { memberId: field2, userId: field2, siteMembersInstanceId: field2, metaSiteId: field2, createdDate: field1, status: field5 } } }],
  ] },
  { module: "identity.redirects", schemas: "identity/redirects", entity: "wix.headless.v1.redirect_session", start: "/_api/redirects-api/v1/redirect-session", rows: [
    "createRedirectSession POST ",
  ] },
  { module: "stores.abandonedCarts", schemas: "stores/abandoned-carts", entity: "wix.stores.v1.abandoned_cart", start: "/v1/abandonedCarts", rows: [
    "getAbandonedCart GET /{id} get id responseItem:abandonedCart",
    ["queryAbandonedCarts POST /query query query list:abandonedCarts total:totalResults", { query: { maximum: 100 } }],
  ] },
  { module: "stores.brandsV3", schemas: "stores/brands-v3", entity: "wix.stores.catalog.v3.brand", start: "/stores/v3", rows: [
    "createBrand POST /brands create item:brand responseItem",
    "getBrand GET /brands/{brandId} get id:brandId responseItem:brand",
    "deleteBrand DELETE /brands/{brandId} delete id:brandId",
    "updateBrand PATCH /brands/{brand.id} update item:brand responseItem id:brand.id mask",
    ["queryBrands GET /brands/query query query list:brands paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 300, fields: { id: field0, createdDate: field1, updatedDate: field1, name: field2 } } }],
    "countBrands POST /brands/count count filter count:count",
    "bulkCreateBrands POST /bulk/brands/create bulkCreate items:brands returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdateBrands POST /bulk/brands/update bulkUpdate items:brands inner:brand mask:brands.fieldMask returnEntity results resultItem resultMetadata bulkMetadata",
    "getOrCreateBrand POST /brands/get-or-create getOrCreate names:brandName by:name responseItem:brand",
    "bulkGetOrCreateBrands POST /bulk/brands/get-or-create bulkGetOrCreate names:brandNames by:name results resultItem resultMetadata bulkMetadata",
    "bulkDeleteBrands POST /bulk/brands/delete bulkDelete ids:brandIds results resultMetadata bulkMetadata",
  ] },
  { module: "stores.catalogImportsV3", schemas: "stores/catalog-imports-v3", entity: "wix.stores.catalog.v3.catalog_import", start: "/stores/v3/catalog-imports", rows: [
    "createCatalogImport POST  create item:catalogImport responseItem",
    "addProductsToImport POST /{catalogImportId}/add-products",
    "submitCatalogImport POST /{catalogImportId}/submit",
  ] },
  { module: "stores.catalogVersioning", schemas: "stores/catalog-versioning", entity: "wix.stores.catalog.v3.provision", start: "/stores/v3/provision/version", rows: [
    "getCatalogVersion GET ",
  ] },
  { module: "stores.collections", schemas: "stores/collections", entity: "wix.stores.catalog.v1.collection", start: "/v2/collections", rows: [
    ["queryCollections GET /query query query list:collections paging:metadata pagingKind:both", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, name: field2 } } }],
    "getCollection GET /{id} get id responseItem:collection",
    "getCollectionBySlug GET /slug/{slug} get id:slug by:slug responseItem:collection",
  ] },
  { module: "stores.customizationsV3", schemas: "stores/customizations-v3", entity: "wix.stores.catalog.v3.customization", start: "/stores/v3", rows: [
    "createCustomization POST /customizations create item:customization responseItem",
    "getCustomization GET /customizations/{customizationId} get id:customizationId responseItem:customization",
    "deleteCustomization DELETE /customizations/{customizationId} delete id:customizationId",
    "updateCustomization PATCH /customizations/{customization.id} update item:customization responseItem id:customization.id mask",
    ["queryCustomizations GET /customizations/query query query list:customizations paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, createdDate: field1, updatedDate: field1, name: field2, customizationType: field25, customizationRenderType: field25 } } }],
    "countCustomizations POST /customizations/count count filter count:count",
    "bulkCreateCustomizations POST /bulk/customizations/create bulkCreate items:customizations returnEntity results resultItem:customization resultMetadata bulkMetadata",
    "addCustomizationChoices POST /customizations/{customizationId}/add-choices",
    "setCustomizationChoices POST /customizations/{customizationId}/set-choices",
    "removeCustomizationChoices POST /customizations/{customizationId}/remove-choices",
    "updateCustomizationChoices POST /customizations/{customizationId}/update-choices",
    "reorderCustomizationChoices POST /customizations/{customizationId}/reorder-choices",
    "bulkAddCustomizationChoices POST /bulk/customizations/add-choices",
    "bulkUpdateCustomizations POST /bulk/customizations/update bulkUpdate items:customizations inner:customization returnEntity results resultItem:customization resultMetadata bulkMetadata",
  ] },
  { module: "stores.infoSectionsV3", schemas: "stores/info-sections-v3", entity: "wix.stores.catalog.v3.info_section", start: "/stores/v3", rows: [
    "createInfoSection POST /info-sections create item:infoSection responseItem",
    "getInfoSection GET /info-sections/{infoSectionId} get id:infoSectionId responseItem:infoSection",
    "deleteInfoSection DELETE /info-sections/{infoSectionId} delete id:infoSectionId",
    "getOrCreateInfoSection POST /info-sections/get-or-create getOrCreate item:infoSection responseItem",
    "bulkGetOrCreateInfoSections POST /bulk/info-sections/get-or-create bulkGetOrCreate items:infoSections results resultItem resultMetadata bulkMetadata",
    "updateInfoSection PATCH /info-sections/{infoSection.id} update item:infoSection responseItem id:infoSection.id mask",
    ["queryInfoSections GET /info-sections/query query query list:infoSections paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field0, createdDate: field1, updatedDate: field1, uniqueName: field2, title: field2 } } }],
    "countInfoSections POST /info-sections/count count filter count:count",
    "bulkCreateInfoSections POST /bulk/info-sections/create bulkCreate items:infoSections returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdateInfoSections POST /bulk/info-sections/update bulkUpdate items:infoSections inner:infoSection mask:infoSections.fieldMask returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkDeleteInfoSections POST /bulk/info-sections/delete bulkDelete ids:infoSectionIds results resultMetadata bulkMetadata",
  ] },
  { module: "stores.inventoryItemsV3", schemas: "stores/inventory-items-v3", entity: "wix.stores.catalog.v3.inventory_item", start: "/stores/v3", rows: [
    "createInventoryItem POST /inventory-items create item:inventoryItem responseItem",
    "bulkCreateInventoryItems POST /bulk/inventory-items/create bulkCreate items:inventoryItems returnEntity results resultItem resultMetadata bulkMetadata",
    "getInventoryItem GET /inventory-items/{inventoryItemId} get id:inventoryItemId responseItem:inventoryItem",
    "deleteInventoryItem DELETE /inventory-items/{inventoryItemId} delete id:inventoryItemId",
    "updateInventoryItem PATCH /inventory-items/{inventoryItem.id} update item:inventoryItem responseItem id:inventoryItem.id mask more:reason",
    "bulkUpdateInventoryItems POST /bulk/inventory-items/update bulkUpdate items:inventoryItems inner:inventoryItem returnEntity results resultItem resultMetadata bulkMetadata more:reason",
    "bulkUpsertInventoryItems POST /bulk/inventory-items/upsert bulkUpsert items:inventoryItems inner:inventoryItem returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdateInventoryItemsByFilter POST /bulk/inventory-items/update-by-filter bulkUpdateByFilter filter search job item:inventoryItem mask",
    "bulkDeleteInventoryItems POST /bulk/inventory-items/delete bulkDelete ids:inventoryItemIds results resultMetadata bulkMetadata",
    "bulkDeleteInventoryItemsByFilter POST /bulk/inventory-items/delete-by-filter bulkDeleteByFilter filter search job",
    ["queryInventoryItems GET /inventory-items/query query query list:inventoryItems paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 1000, fields: { inStock: field10, quantity: field4, id: field0, createdDate: field1, updatedDate: field1, variantId: field0, locationId: field0, productId: field2, trackQuantity: field10, availabilityStatus: field5, "preorderInfo.enabled": field10, "product.name": field2, "product.variantName": field2, "product.variantSku": field2, "product.variantBarcode": field17, "product.brand.id": field17, "product.directCategoryIds": field12 } } }],
    ["searchInventoryItems GET /inventory-items/search search search list:inventoryItems aggregations:aggregationData paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 1000, fields: { id: field0, locationId: field0, variantId: field0, "product.directCategoryIds": field12, createdDate: field1, updatedDate: field1, availabilityStatus: field5, inStock: field10, "preorderInfo.enabled": field10, "product.brand.id": field17, "product.name": field2, "product.variantBarcode": field17, "product.variantName": field2, "product.variantSku": field2, productId: field2, quantity: field4, trackQuantity: field10 } } }],
    ["countInventoryItems GET /inventory-items/count count filter search count:count", { transport: "query-complex", fallback: true }],
    "bulkDecrementInventoryItems POST /bulk/inventory-items/decrement",
    "bulkIncrementInventoryItems POST /bulk/inventory-items/increment",
    "bulkDecrementInventoryItemsByVariantAndLocation POST /bulk/inventory-items/decrement-by-variant-and-location",
    "bulkIncrementInventoryItemsByVariantAndLocation POST /bulk/inventory-items/increment-by-variant-and-location",
    "bulkSetOrAdjustInventoryItemsByFilter POST /bulk/inventory-items/set-or-adjust-by-filter",
    "bulkAdjustInventoryItemsByFilter POST /bulk/inventory-items/adjust-by-filter",
    "bulkCreateInventoryItemsByVariantFilter POST /bulk/inventory-items/create-by-variant-filter",
  ] },
  { module: "stores.inventory", schemas: "stores/inventory", entity: "wix.stores.v2.inventory", start: "", rows: [
    "updateInventoryVariants PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}",
    "decrementInventory POST /stores/v2/inventoryItems/decrement",
    "incrementInventory POST /stores/v2/inventoryItems/increment",
    "getInventoryVariants POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants",
    ["queryInventory POST /stores-reader/v2/inventoryItems/query query query list:inventoryItems paging:metadata pagingKind:offset total:totalResults", { query: { maximum: 100 } }],
  ] },
  { module: "stores.productGroupsV3", schemas: "stores/product-groups-v3", entity: "wix.stores.catalog.v3.product_group", start: "/stores/v3", rows: [
    "createProductGroup POST /product-groups create item:productGroup responseItem",
    "updateProductGroup PATCH /product-groups/{productGroup.id} update item:productGroup responseItem id:productGroup.id mask",
    "deleteProductGroup DELETE /product-groups/{productGroupId} delete id:productGroupId",
    "getProductGroup GET /product-groups/{productGroupId} get id:productGroupId responseItem:productGroup",
    ["queryProductGroups GET /product-groups/query query query list:productGroups paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field0, handle: field0 } } }],
    ["searchProductGroups GET /product-groups/search search search list:productGroups aggregations:aggregationData paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { createdDate: field1, id: field2, name: field2, "members.productId": field7, "members.productName": field7, groupingCustomizationId: field0 } } }],
    "bulkCreateProductGroups POST /bulk/product-groups/create bulkCreate items:productGroups returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdateProductGroups POST /bulk/product-groups/update bulkUpdate items:productGroups inner:productGroup returnEntity results resultItem resultMetadata bulkMetadata",
    "assignProductsToProductGroup POST /product-groups/assign-products",
    "unassignProductsFromProductGroup POST /product-groups/unassign-products",
    "bulkDeleteProductGroups POST /bulk/product-groups/delete bulkDelete ids:productGroupIds results resultMetadata bulkMetadata",
    "bulkUpdateProductGroupTags POST /bulk/product-groups/update-tags bulkUpdateTags ids:productGroupIds assignTags unassignTags results resultMetadata bulkMetadata",
    "bulkUpdateProductGroupTagsByFilter POST /bulk/product-groups/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags",
  ] },
  { module: "stores.productsV3", schemas: "stores/products-v3", entity: "wix.stores.catalog.v3.product", start: "/stores/v3", rows: [
    "createProduct POST /products create item:product responseItem",
    "createProductWithInventory POST /products-with-inventory",
    "updateProduct PATCH /products/{product.id} update item:product responseItem id:product.id mask",
    "updateProductWithInventory PATCH /products-with-inventory/{product.id}",
    "bulkCreateProducts POST /bulk/products/create bulkCreate items:products returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkCreateProductsWithInventory POST /bulk/products-with-inventory/create",
    "bulkUpdateProducts POST /bulk/products/update bulkUpdate items:products inner:product returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdateProductsWithInventory POST /bulk/products-with-inventory/update",
    ["bulkUpdateProductsByFilter POST /bulk/products/update-by-filter bulkUpdateByFilter filter search job item:product mask", { type: "V3BulkUpdateProductsByFilter" }],
    ["deleteProduct DELETE /products/{productId} delete id:productId", { type: "V3DeleteProduct" }],
    ["getProduct GET /products/{productId} get id:productId responseItem:product", { type: "V3GetProduct" }],
    ["bulkDeleteProducts POST /bulk/products/delete bulkDelete ids:productIds results resultMetadata bulkMetadata", { type: "V3BulkDeleteProducts" }],
    ["bulkDeleteProductsByFilter POST /bulk/products/delete-by-filter bulkDeleteByFilter filter search job", { type: "V3BulkDeleteProductsByFilter" }],
    ["getProductBySlug GET /products/slug/{slug} get id:slug by:slug responseItem:product", { type: "V3GetProductBySlug" }],
    ["searchProducts GET /products/search search search list:products aggregations:aggregationData paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { "allCategoriesInfo.categories": field26, "directCategoriesInfo.categories": field26, "variantsInfo.variants": field26, "additionalRibbons.id": field7, "additionalRibbons.name": field7, "infoSections.id": field7, "infoSections.uniqueName": field7, "modifiers.id": field7, "modifiers.choicesSettings.choices.choiceId": field7, "modifiers.choicesSettings.choices.name": field7, "modifiers.name": field7, "options.id": field7, "options.choicesSettings.choices.choiceId": field7, "options.choicesSettings.choices.name": field7, "options.name": field7, "tags.privateTags.tagIds": field7, "tags.publicTags.tagIds": field7, id: field0, "brand.id": field0, "brand.name": field0, handle: field0, importId: field18, "inventory.availabilityStatus": field25, "inventory.preorderAvailability": field25, "inventory.preorderStatus": field25, "physicalProperties.deliveryProfileId": field0, "physicalProperties.fulfillerId": field0, productType: field25, "ribbon.id": field0, "ribbon.name": field0, slug: field0, "subscriptionDetails.allowOneTimePurchases": field3, taxGroupId: field0, visible: field3, visibleInPos: field3, createdDate: field1, updatedDate: field1, "actualPriceRange.maxValue.amount": field13, "actualPriceRange.minValue.amount": field13, "compareAtPriceRange.maxValue.amount": field13, "compareAtPriceRange.minValue.amount": field13, "minVariantPriceInfo.sku": field17, name: field2, "physicalProperties.shippingWeightRange.maxValue": field4, "physicalProperties.shippingWeightRange.minValue": field4 } }, type: "V3SearchProducts" }],
    ["queryProducts GET /products/query query query list:products paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field0, createdDate: field1, updatedDate: field1, slug: field2, visible: field10, "options.id": field7, handle: field0 } }, type: "V3QueryProducts" }],
    ["countProducts GET /products/count count filter search count:count more:returnNonVisibleProducts", { transport: "query-complex", fallback: true, type: "V3CountProducts" }],
    "bulkUpdateProductVariantsByFilter POST /bulk/products/update-variants-by-filter",
    ["bulkAdjustProductVariantsByFilter POST /bulk/products/adjust-variants-by-filter", { type: "V3BulkAdjustProductVariantsByFilter" }],
    ["bulkAddInfoSectionsToProductsByFilter POST /bulk/products/add-info-sections-by-filter", { type: "V3BulkAddInfoSectionsToProductsByFilter" }],
    ["bulkAddInfoSectionsToProducts POST /bulk/products/add-info-sections", { type: "V3BulkAddInfoSectionsToProducts" }],
    ["bulkRemoveInfoSectionsFromProductsByFilter POST /bulk/products/remove-info-sections-by-filter", { type: "V3BulkRemoveInfoSectionsFromProductsByFilter" }],
    ["bulkRemoveInfoSectionsFromProducts POST /bulk/products/remove-info-sections", { type: "V3BulkRemoveInfoSectionsFromProducts" }],
    "bulkAddProductsToCategoriesByFilter POST /bulk/products/add-to-categories-by-filter",
    "bulkRemoveProductsFromCategoriesByFilter POST /bulk/products/remove-from-categories-by-filter",
    "getAllProductsCategory GET /all-products-category",
    ["bulkUpdateProductTags POST /bulk/products/update-tags bulkUpdateTags ids:productIds assignTags unassignTags results resultMetadata bulkMetadata", { type: "V3BulkUpdateProductTags" }],
    ["bulkUpdateProductTagsByFilter POST /bulk/products/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags", { type: "V3BulkUpdateProductTagsByFilter" }],
  ] },
  { module: "stores.products", schemas: "stores/products", entity: "wix.stores.catalog.v1.product", start: "", rows: [
    "createProduct POST /stores/v1/products create item:product responseItem",
    "updateProduct PATCH /stores/v1/products/{product.id} update item:product responseItem id:product.id",
    "deleteProduct DELETE /stores/v1/products/{id} delete id",
    ["updateProductVariants PATCH /stores/v1/products/{id}/variants", { type: "UpdateVariants" }],
    ["resetAllProductVariantData POST /stores/v1/products/{id}/variants/resetToDefault", { type: "ResetAllVariantData" }],
    "addProductsToCollection POST /stores/v1/collections/{id}/productIds",
    "removeProductsFromCollection POST /stores/v1/collections/{id}/productIds/delete",
    "addProductMedia POST /stores/v1/products/{id}/media",
    "removeProductMedia POST /stores/v1/products/{id}/media/delete",
    "addProductMediaToChoices PATCH /stores/v1/products/{id}/choices/media",
    "removeProductMediaFromChoices POST /stores/v1/products/{id}/choices/media/delete",
    "deleteProductOptions DELETE /stores/v1/products/{id}/options",
    ["removeBrand POST /stores/v1/products/{id}/remove-brand", { type: "RemoveProductBrand" }],
    "createCollection POST /stores/v1/collections",
    "updateCollection PATCH /stores/v1/collections/{collection.id}",
    "deleteCollection DELETE /stores/v1/collections/{id}",
    ["removeRibbon POST /stores/v1/products/{id}/remove-ribbon", { type: "RemoveProductRibbon" }],
    ["bulkUpdateProductsProperty POST /stores/v1/bulk/products/update", { type: "BulkUpdateProducts" }],
    ["bulkAdjustProductProperty POST /stores/v1/bulk/products/adjust-properties", { type: "BulkAdjustProductProperties" }],
    ["queryProducts GET /stores-reader/v1/products/query-platformized query query list:products paging:metadata pagingKind:both", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, name: field2, slug: field2, productType: field5, description: field0, sku: field2, "priceData.price": field4, numericId: field2, lastUpdated: field1, createdDate: field21, collectionIds: field7, price: field11 } }, type: "QueryProductsPlatformized" }],
    ["getProduct GET /stores-reader/v1/products/{id} get id responseItem:product more:includeMerchantSpecificData", { fallback: true }],
    "getCollectionBySlug GET /stores-reader/v1/collections/slug/{slug}",
    ["getProductOptionsAvailability POST /stores-reader/v1/products/{id}/productOptionsAvailability", { type: "ProductOptionsAvailability" }],
    ["queryProductVariants POST /stores-reader/v1/products/{id}/variants/query", { query: { fields: { id: field17, createdDate: field18, lastUpdated: field17, name: field17, description: field18, sku: field17, price: field17, "priceData.price": field17, numericId: field17, productType: field17, slug: field17, collectionIds: field27 } } }],
    ["queryStoreVariants POST /stores-reader/v1/variants/query", { query: { maximum: 100, fields: { id: field17, createdDate: field18, lastUpdated: field17, name: field17, description: field18, sku: field17, price: field17, "priceData.price": field17, numericId: field17, productType: field17, slug: field17, collectionIds: field27 } } }],
    "getStoreVariant GET /stores-reader/v1/variants/{id}",
  ] },
  { module: "stores.promotionsV3", schemas: "stores/promotions-v3", entity: "wix.stores.catalog.v3.promotion", start: "/stores/v3", rows: [
    "createPromotion POST /promotions create item:promotion responseItem",
    "getPromotion GET /promotions/{promotionId} get id:promotionId responseItem:promotion",
    "deletePromotion DELETE /promotions/{promotionId} delete id:promotionId",
    "updatePromotion PATCH /promotions/{promotion.id} update item:promotion responseItem id:promotion.id mask",
    ["queryPromotions GET /promotions/query query query list:promotions paging pagingKind", { transport: "query-complex", fallback: true, query: { maximum: 100, fields: { id: field2, createdDate: field1, updatedDate: field1, enabled: field10, "tags.privateTags.tagIds": field12, "tags.publicTags.tagIds": field12 } } }],
    "bulkCreatePromotions POST /bulk/promotions/create bulkCreate items:promotions returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdatePromotions POST /bulk/promotions/update bulkUpdate items:promotions inner:promotion returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkDeletePromotions POST /bulk/promotions/delete bulkDelete ids:promotionIds results resultMetadata bulkMetadata",
    "bulkUpdatePromotionTags POST /bulk/promotions/update-tags bulkUpdateTags ids:promotionIds assignTags unassignTags results resultItem resultMetadata bulkMetadata more:returnEntity",
    "bulkUpdatePromotionTagsByFilter POST /bulk/promotions/update-tags-by-filter bulkUpdateTagsByFilter filter job assignTags unassignTags",
    ["searchPromotions POST /promotions/search search search list:promotions aggregations:aggregationData paging pagingKind", { query: { maximum: 100, fields: { "tags.privateTags.tagIds": field12, "tags.publicTags.tagIds": field12, createdDate: field1, id: field2, updatedDate: field1, enabled: field10 } } }],
    "resolvePromotions GET /promotions/resolve",
  ] },
  { module: "stores.readOnlyVariantsV3", schemas: "stores/read-only-variants-v3", entity: "wix.stores.catalog.v3.read_only_variant", start: "/stores/v3/products", rows: [
    ["queryVariants POST /query-variants query query list:variants paging pagingKind", { query: { maximum: 1000, fields: { id: field2, "productData.productId": field2, variantId: field2 } } }],
    ["searchVariants POST /search-variants search search list:variants aggregations:aggregationData paging pagingKind more:locationIds", { query: { maximum: 1000, fields: { id: field0, "optionChoices.optionChoiceIds.choiceId": field12, "optionChoices.optionChoiceIds.optionId": field12, barcode: field2, "inventoryStatus.inStock": field10, "inventoryStatus.preorderEnabled": field10, "price.actualPrice.amount": field13, "price.compareAtPrice.amount": field13, "productData.updatedDate": field1, "productData.brand.id": field17, "productData.handle": field2, "productData.name": field2, "productData.physicalProperties.fulfillerId": field17, "productData.productId": field2, "productData.productType": field5, "productData.slug": field2, "productData.visible": field10, "productData.visibleInPos": field10, sku: field2, variantId: field2, visible: field10 } } }],
  ] },
  { module: "stores.ribbonsV3", schemas: "stores/ribbons-v3", entity: "wix.stores.catalog.v3.ribbon", start: "/stores/v3", rows: [
    "createRibbon POST /ribbons create item:ribbon responseItem",
    "getRibbon GET /ribbons/{ribbonId} get id:ribbonId responseItem:ribbon",
    "deleteRibbon DELETE /ribbons/{ribbonId} delete id:ribbonId",
    "updateRibbon PATCH /ribbons/{ribbon.id} update item:ribbon responseItem id:ribbon.id mask",
    ["queryRibbons POST /ribbons/query query query list:ribbons paging pagingKind", { query: { maximum: 100, fields: { id: field0, createdDate: field1, updatedDate: field1, name: field2 } } }],
    "countRibbons POST /ribbons/count count filter count:count",
    "bulkCreateRibbons POST /bulk/ribbons/create bulkCreate items:ribbons returnEntity results resultItem resultMetadata bulkMetadata",
    "bulkUpdateRibbons POST /bulk/ribbons/update bulkUpdate items:ribbons inner:ribbon mask:ribbons.fieldMask returnEntity results resultItem resultMetadata bulkMetadata",
    "getOrCreateRibbon POST /ribbons/get-or-create getOrCreate names:ribbonName by:name responseItem:ribbon",
    "bulkGetOrCreateRibbons POST /bulk/ribbons/get-or-create bulkGetOrCreate names:ribbonNames by:name results resultItem resultMetadata bulkMetadata",
    "bulkDeleteRibbons POST /bulk/ribbons/delete bulkDelete ids:ribbonIds results resultMetadata bulkMetadata",
  ] },
  { module: "stores.storesLocationsV3", schemas: "stores/stores-locations-v3", entity: "wix.stores.catalog.v3.stores_location", start: "/stores/v3/locations", rows: [
    "getStoresLocation GET /{storesLocationId} get id:storesLocationId responseItem:storesLocation",
    ["queryStoresLocations POST /query query query list:storesLocations paging pagingKind", { query: { maximum: 100, fields: { id: field0, createdDate: field1, updatedDate: field1, wixLocationId: field0, locationType: field5, name: field2, defaultLocation: field10 } } }],
    "getDefaultStoresLocation GET /default getOwn responseItem:storesLocation",
  ] },
  { module: "stores.subscriptionOptions", schemas: "stores/subscription-options", entity: "wix.stores.v1.subscription_option", start: "", rows: [
    "createSubscriptionOption POST /stores/v1/subscription-options create item:subscriptionOption responseItem",
    "bulkUpdateSubscriptionOptions PATCH /stores/v1/subscription-options",
    "updateSubscriptionOption PATCH /stores/v1/subscription-options/{subscriptionOption.id} update item:subscriptionOption responseItem id:subscriptionOption.id",
    "deleteSubscriptionOption DELETE /stores/v1/subscription-options/{id} delete id",
    "bulkCreateSubscriptionOptions POST /stores/v1/subscription-options/createBulk",
    "bulkDeleteSubscriptionOptions POST /stores/v1/subscription-options/deleteBulk bulkDelete ids:ids",
    "assignSubscriptionOptionsToProduct POST /stores/v1/subscription-options/product/{productId}/assign",
    "allowOneTimePurchases PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase",
    "getSubscriptionOption GET /_api/subscription-options-reader-server/v1/subscription-options/{id} get id responseItem:subscriptionOption",
    "getSubscriptionOptionsForProduct GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}",
    "getProductIdsForSubscriptionOption GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds",
    "getOneTimePurchasesStatus GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus",
  ] },
  { module: "stores.wishlist", schemas: "stores/wishlist", entity: "wix.platform.v1.wishlist", start: "/stores/v1/wishlists/get", rows: [
    "getWishlistById POST ",
  ] },
]);
