// Generated from api/ by `npm run generate`. Do not edit.

/** The kind of an event, and its schema. */
export interface EventFacts {
  /** The content of its envelope. "plain": it has no envelope. */
  readonly kind: "created" | "updated" | "deleted" | "action" | "plain";
  /** The schema's name, and the package and service whose schemas have it: "stores/brands-v3". */
  readonly schema: string;
  readonly schemas: string;
}

/** Events by the package and service of their schemas: type, kind and name of the schema. */
interface EventTable {
  readonly [schemas: string]: readonly (readonly [
    type: string,
    kind: EventFacts["kind"],
    schema: string,
  ])[];
}

const expandEvents = (table: EventTable): { readonly [type: string]: EventFacts } =>
  Object.fromEntries(
    Object.entries(table).flatMap(([schemas, rows]) =>
      rows.map(([type, kind, schema]) => [type, { kind, schema, schemas }]),
    ),
  );

// biome-ignore format: an entry a line
export const events: { readonly [type: string]: EventFacts } = /* @__PURE__ */ expandEvents({
  "stores/categories": [
    ["wix.categories.v1.category_category_moved", "action", "CategoryMoved"],
    ["wix.categories.v1.category_created", "created", "Category"],
    ["wix.categories.v1.category_deleted", "deleted", "Category"],
    ["wix.categories.v1.category_item_added_to_category", "action", "ItemAddedToCategory"],
    ["wix.categories.v1.category_item_removed_from_category", "action", "ItemRemovedFromCategory"],
    ["wix.categories.v1.category_items_arranged_in_category", "action", "ItemsArrangedInCategory"],
    ["wix.categories.v1.category_updated", "updated", "Category"],
  ],
  "ecom/abandoned-checkouts": [
    ["wix.ecom.v1.abandoned_checkout_created", "created", "AbandonedCheckout"],
    ["wix.ecom.v1.abandoned_checkout_deleted", "deleted", "AbandonedCheckout"],
    ["wix.ecom.v1.abandoned_checkout_recovered", "action", "AbandonedCheckoutRecovered"],
    ["wix.ecom.v1.abandoned_checkout_updated", "updated", "AbandonedCheckout"],
  ],
  "ecom/back-in-stock-notifications": [
    ["wix.ecom.v1.back_in_stock_notification_request_created", "created", "BackInStockNotificationRequest"],
    ["wix.ecom.v1.back_in_stock_notification_request_deleted", "deleted", "BackInStockNotificationRequest"],
    ["wix.ecom.v1.back_in_stock_notification_request_updated", "updated", "BackInStockNotificationRequest"],
  ],
  "ecom/cart-v2": [
    ["wix.ecom.v2.cart_calculated", "action", "CartSummary"],
    ["wix.ecom.v2.cart_created", "created", "Cart"],
    ["wix.ecom.v2.cart_deleted", "deleted", "Cart"],
    ["wix.ecom.v2.cart_updated", "updated", "Cart"],
  ],
  "ecom/cart": [
    ["wix.ecom.v1.cart_deleted", "deleted", "Cart"],
    ["wix.ecom.v1.cart_updated", "updated", "Cart"],
    ["wix.ecom.v1.cart_created", "created", "Cart"],
  ],
  "ecom/checkout-settings": [
    ["wix.ecom.v1.checkout_settings_updated", "updated", "CheckoutSettings"],
  ],
  "ecom/checkout-templates": [
    ["wix.ecom.v1.checkout_template_created", "created", "CheckoutTemplate"],
    ["wix.ecom.v1.checkout_template_deleted", "deleted", "CheckoutTemplate"],
    ["wix.ecom.v1.checkout_template_updated", "updated", "CheckoutTemplate"],
    ["wix.ecom.v1.checkout_template_used", "action", "CheckoutTemplateUsed"],
  ],
  "ecom/checkout": [
    ["wix.ecom.v1.checkout_completed", "action", "CheckoutMarkedAsCompleted"],
    ["wix.ecom.v1.checkout_created", "created", "Checkout"],
    ["wix.ecom.v1.checkout_deleted", "deleted", "Checkout"],
    ["wix.ecom.v1.checkout_updated", "updated", "Checkout"],
  ],
  "ecom/contact-tax-details": [
    ["wix.billing.v1.contact_tax_details_created", "created", "ContactTaxDetails"],
    ["wix.billing.v1.contact_tax_details_deleted", "deleted", "ContactTaxDetails"],
    ["wix.billing.v1.contact_tax_details_tags_modified", "action", "TagsModified"],
    ["wix.billing.v1.contact_tax_details_updated", "updated", "ContactTaxDetails"],
  ],
  "ecom/delivery-profile": [
    ["wix.ecom.v1.delivery_profile_created", "created", "DeliveryProfile"],
    ["wix.ecom.v1.delivery_profile_deleted", "deleted", "DeliveryProfile"],
    ["wix.ecom.v1.delivery_profile_region_added", "action", "DeliveryRegionAdded"],
    ["wix.ecom.v1.delivery_profile_region_removed", "action", "DeliveryRegionRemoved"],
    ["wix.ecom.v1.delivery_profile_region_updated", "action", "DeliveryRegionUpdated"],
    ["wix.ecom.v1.delivery_profile_updated", "updated", "DeliveryProfile"],
  ],
  "ecom/discount-rules": [
    ["wix.ecom.discounts.v1.discount_rule_created", "created", "DiscountRule"],
    ["wix.ecom.discounts.v1.discount_rule_deleted", "deleted", "DiscountRule"],
    ["wix.ecom.discounts.v1.discount_rule_updated", "updated", "DiscountRule"],
  ],
  "ecom/draft-orders": [
    ["wix.ecom.v1.draft_order_created", "created", "DraftOrder"],
    ["wix.ecom.v1.draft_order_deleted", "deleted", "DraftOrder"],
    ["wix.ecom.v1.draft_order_updated", "updated", "DraftOrder"],
  ],
  "ecom/manual-tax-mappings": [
    ["wix.billing.v1.manual_tax_mapping_created", "created", "ManualTaxMapping"],
    ["wix.billing.v1.manual_tax_mapping_deleted", "deleted", "ManualTaxMapping"],
    ["wix.billing.v1.manual_tax_mapping_updated", "updated", "ManualTaxMapping"],
  ],
  "ecom/order-fulfillments": [
    ["wix.ecom.v1.fulfillments_updated", "updated", "OrderWithFulfillments"],
  ],
  "ecom/order-payment-requests": [
    ["wix.ecom.v1.order_payment_request_created", "created", "OrderPaymentRequest"],
    ["wix.ecom.v1.order_payment_request_deleted", "deleted", "OrderPaymentRequest"],
    ["wix.ecom.v1.order_payment_request_expired", "action", "OrderPaymentRequestExpired"],
    ["wix.ecom.v1.order_payment_request_paid", "action", "OrderPaymentRequestPaid"],
    ["wix.ecom.v1.order_payment_request_updated", "updated", "OrderPaymentRequest"],
    ["wix.ecom.v1.order_payment_request_voided", "action", "OrderPaymentRequestVoided"],
  ],
  "ecom/order-transactions": [
    ["wix.ecom.v1.order_transactions_chargeback_approved", "action", "ChargebackApproved"],
    ["wix.ecom.v1.order_transactions_chargeback_reversed", "action", "ChargebackReversed"],
    ["wix.ecom.v1.order_transactions_details_updated", "action", "PaymentDetailsUpdated"],
    ["wix.ecom.v1.order_transactions_refund_completed", "action", "RefundCompleted"],
    ["wix.ecom.v1.order_transactions_updated", "action", "PaymentsUpdated"],
  ],
  "ecom/orders-settings": [
    ["wix.ecom.v1.orders_settings_updated", "updated", "OrdersSettings"],
  ],
  "ecom/orders": [
    ["wix.ecom.v1.order_approved", "action", "OrderApproved"],
    ["wix.ecom.v1.order_canceled", "action", "OrderCanceledEventOrderCanceled"],
    ["wix.ecom.v1.order_committed", "action", "OrderDeltasCommitted"],
    ["wix.ecom.v1.order_created", "created", "Order"],
    ["wix.ecom.v1.order_fulfilled", "action", "FulfillmentStatusUpdated"],
    ["wix.ecom.v1.order_imported", "action", "OrderImported"],
    ["wix.ecom.v1.order_imported_order_deleted", "action", "ImportedOrderDeleted"],
    ["wix.ecom.v1.order_payment_status_updated", "action", "PaymentStatusUpdated"],
    ["wix.ecom.v1.order_updated", "updated", "Order"],
  ],
  "ecom/shipping-options": [
    ["wix.ecom.v1.shipping_option_created", "created", "ShippingOption"],
    ["wix.ecom.v1.shipping_option_deleted", "deleted", "ShippingOption"],
    ["wix.ecom.v1.shipping_option_updated", "updated", "ShippingOption"],
  ],
  "ecom/shippo-configurations": [
    ["wix.ecom.v1.shippo_configuration_created", "created", "ShippoConfiguration"],
    ["wix.ecom.v1.shippo_configuration_deleted", "deleted", "ShippoConfiguration"],
    ["wix.ecom.v1.shippo_configuration_updated", "updated", "ShippoConfiguration"],
  ],
  "ecom/subscription-contracts": [
    ["wix.ecom.subscription_contracts.v1.subscription_contract_created", "created", "SubscriptionContract"],
    ["wix.ecom.subscription_contracts.v1.subscription_contract_deleted", "deleted", "SubscriptionContract"],
    ["wix.ecom.subscription_contracts.v1.subscription_contract_updated", "updated", "SubscriptionContract"],
  ],
  "ecom/tax-exempt-groups": [
    ["wix.billing.v1.tax_exempt_group_created", "created", "TaxExemptGroup"],
    ["wix.billing.v1.tax_exempt_group_deleted", "deleted", "TaxExemptGroup"],
    ["wix.billing.v1.tax_exempt_group_tags_modified", "action", "TagsModified"],
    ["wix.billing.v1.tax_exempt_group_updated", "updated", "TaxExemptGroup"],
  ],
  "ecom/tax-groups": [
    ["wix.billing.v1.tax_group_created", "created", "TaxGroup"],
    ["wix.billing.v1.tax_group_deleted", "deleted", "TaxGroup"],
    ["wix.billing.v1.tax_group_updated", "updated", "TaxGroup"],
  ],
  "ecom/tax-regions": [
    ["wix.billing.v1.tax_region_created", "created", "TaxRegion"],
    ["wix.billing.v1.tax_region_deleted", "deleted", "TaxRegion"],
    ["wix.billing.v1.tax_region_updated", "updated", "TaxRegion"],
  ],
  "identity/sign-on-policy": [
    ["wix.iam.signon.v1.sign_on_policy_updated", "updated", "SignOnPolicy"],
  ],
  "members/badge-assignments": [
    ["wix.badges.v4.badge_assignment_created", "created", "BadgeAssignment"],
    ["wix.badges.v4.badge_assignment_deleted", "deleted", "BadgeAssignment"],
  ],
  "members/badges-v2": [
    ["wix.badges.v4.badge_created", "created", "Badge"],
    ["wix.badges.v4.badge_deleted", "deleted", "Badge"],
    ["wix.badges.v4.badge_updated", "updated", "Badge"],
  ],
  "members/badges": [
    ["wix.badges.v3.badge_badge_assigned", "action", "BadgeAssigned"],
    ["wix.badges.v3.badge_badge_unassigned", "action", "BadgeUnassigned"],
  ],
  "members/member-followers": [
    ["wix.members.v3.follow_member_followed", "action", "MemberFollowed"],
    ["wix.members.v3.follow_member_unfollowed", "action", "MemberUnfollowed"],
  ],
  "members/member-report": [
    ["wix.members.v1.member_report_created", "created", "MemberReport"],
    ["wix.members.v1.member_report_deleted", "deleted", "MemberReport"],
    ["wix.members.v1.member_report_reported_member_created", "action", "ReportedMemberCreated"],
    ["wix.members.v1.member_report_reported_member_deleted", "action", "ReportedMemberDeleted"],
  ],
  "members/members-about": [
    ["wix.members.about.v2.member_about_created", "created", "MemberAbout"],
    ["wix.members.about.v2.member_about_deleted", "deleted", "MemberAbout"],
    ["wix.members.about.v2.member_about_updated", "updated", "MemberAbout"],
  ],
  "members/members": [
    ["wix.members.v1.member_created", "created", "Member"],
    ["wix.members.v1.member_deleted", "deleted", "Member"],
    ["wix.members.v1.member_updated", "updated", "Member"],
  ],
  "identity/redirects": [
    ["wix.headless.v1.redirect_session_created", "created", "RedirectSession"],
  ],
  "stores/abandoned-carts": [
    ["com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent", "plain", "CartAbandonedEvent"],
    ["com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent", "plain", "CartRecoveredEvent"],
  ],
  "stores/brands-v3": [
    ["wix.stores.catalog.v3.brand_created", "created", "Brand"],
    ["wix.stores.catalog.v3.brand_deleted", "deleted", "Brand"],
    ["wix.stores.catalog.v3.brand_updated", "updated", "Brand"],
  ],
  "stores/customizations-v3": [
    ["wix.stores.catalog.v3.customization_created", "created", "Customization"],
    ["wix.stores.catalog.v3.customization_deleted", "deleted", "Customization"],
    ["wix.stores.catalog.v3.customization_updated", "updated", "Customization"],
  ],
  "stores/info-sections-v3": [
    ["wix.stores.catalog.v3.info_section_created", "created", "InfoSection"],
    ["wix.stores.catalog.v3.info_section_deleted", "deleted", "InfoSection"],
    ["wix.stores.catalog.v3.info_section_updated", "updated", "InfoSection"],
  ],
  "stores/inventory-items-v3": [
    ["wix.stores.catalog.v3.inventory_item_created", "created", "InventoryItem"],
    ["wix.stores.catalog.v3.inventory_item_deleted", "deleted", "InventoryItem"],
    ["wix.stores.catalog.v3.inventory_item_updated", "updated", "InventoryItem"],
    ["wix.stores.catalog.v3.inventory_item_stock_status_updated", "action", "InventoryItemStockStatusUpdatedEvent"],
    ["wix.stores.catalog.v3.inventory_item_updated_with_reason", "action", "InventoryItemUpdatedWithReason"],
  ],
  "stores/inventory": [
    ["com.wix.ecommerce.inventory.api.v1.InventoryItemChanged", "plain", "InventoryItemChanged"],
    ["com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged", "plain", "InventoryVariantsChanged"],
  ],
  "stores/products-v3": [
    ["wix.stores.catalog.v3.product_created", "created", "V3Product"],
    ["wix.stores.catalog.v3.product_deleted", "deleted", "V3Product"],
    ["wix.stores.catalog.v3.product_updated", "updated", "V3Product"],
  ],
  "stores/products": [
    ["com.wix.ecommerce.catalog.api.v1.CollectionChanged", "plain", "CollectionChanged"],
    ["com.wix.ecommerce.catalog.api.v1.CollectionCreated", "plain", "CollectionCreated"],
    ["com.wix.ecommerce.catalog.api.v1.CollectionDeleted", "plain", "CollectionDeleted"],
    ["com.wix.ecommerce.catalog.api.v1.ProductChanged", "plain", "ProductChanged"],
    ["com.wix.ecommerce.catalog.api.v1.ProductCreated", "plain", "ProductCreated"],
    ["com.wix.ecommerce.catalog.api.v1.ProductDeleted", "plain", "ProductDeleted"],
    ["com.wix.ecommerce.catalog.api.v1.VariantsChanged", "plain", "VariantsChanged"],
  ],
  "stores/promotions-v3": [
    ["wix.stores.catalog.v3.promotion_created", "created", "Promotion"],
    ["wix.stores.catalog.v3.promotion_deleted", "deleted", "Promotion"],
    ["wix.stores.catalog.v3.promotion_tags_modified", "action", "PromotionTagsModified"],
    ["wix.stores.catalog.v3.promotion_updated", "updated", "Promotion"],
  ],
  "stores/ribbons-v3": [
    ["wix.stores.catalog.v3.ribbon_created", "created", "Ribbon"],
    ["wix.stores.catalog.v3.ribbon_deleted", "deleted", "Ribbon"],
    ["wix.stores.catalog.v3.ribbon_updated", "updated", "Ribbon"],
  ],
});
