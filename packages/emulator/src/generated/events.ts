// Generated from api/ by `npm run generate`. Do not edit.

/** The kind of an event, and its schema. */
export interface EventFacts {
  /** The content of its envelope. "plain": it has no envelope. */
  readonly kind: "created" | "updated" | "deleted" | "action" | "plain";
  /** The schema's name, and the package and service whose schemas have it: "stores/brands-v3". */
  readonly schema: string;
  readonly schemas: string;
}

/**
 * Events by the package and service of their schemas, as texts such as "type schema kind". By default, the
 * end of the type is the kind, such as "created", or the kind is "action".
 */
interface EventTable {
  readonly [schemas: string]: readonly string[];
}

const expandEvents = (table: EventTable): { readonly [type: string]: EventFacts } =>
  Object.fromEntries(
    Object.entries(table).flatMap(([schemas, rows]) =>
      rows.map((row): [string, EventFacts] => {
        const [type = "", schema = "", kind] = row.split(" ");
        const usual = /_(created|updated|deleted)$/.exec(type)?.[1] ?? "action";
        return [type, { kind: (kind ?? usual) as EventFacts["kind"], schema, schemas }];
      }),
    ),
  );

// biome-ignore format: an entry a line
export const events: { readonly [type: string]: EventFacts } = /* @__PURE__ */ expandEvents({
  "stores/categories": [
    "wix.categories.v1.category_category_moved CategoryMoved",
    "wix.categories.v1.category_created Category",
    "wix.categories.v1.category_deleted Category",
    "wix.categories.v1.category_item_added_to_category ItemAddedToCategory",
    "wix.categories.v1.category_item_removed_from_category ItemRemovedFromCategory",
    "wix.categories.v1.category_items_arranged_in_category ItemsArrangedInCategory",
    "wix.categories.v1.category_updated Category",
  ],
  "ecom/abandoned-checkouts": [
    "wix.ecom.v1.abandoned_checkout_created AbandonedCheckout",
    "wix.ecom.v1.abandoned_checkout_deleted AbandonedCheckout",
    "wix.ecom.v1.abandoned_checkout_recovered AbandonedCheckoutRecovered",
    "wix.ecom.v1.abandoned_checkout_updated AbandonedCheckout",
  ],
  "ecom/back-in-stock-notifications": [
    "wix.ecom.v1.back_in_stock_notification_request_created BackInStockNotificationRequest",
    "wix.ecom.v1.back_in_stock_notification_request_deleted BackInStockNotificationRequest",
    "wix.ecom.v1.back_in_stock_notification_request_updated BackInStockNotificationRequest",
  ],
  "ecom/cart-v2": [
    "wix.ecom.v2.cart_calculated CartSummary",
    "wix.ecom.v2.cart_created Cart",
    "wix.ecom.v2.cart_deleted Cart",
    "wix.ecom.v2.cart_updated Cart",
  ],
  "ecom/cart": [
    "wix.ecom.v1.cart_deleted Cart",
    "wix.ecom.v1.cart_updated Cart",
    "wix.ecom.v1.cart_created Cart",
  ],
  "ecom/checkout-settings": [
    "wix.ecom.v1.checkout_settings_updated CheckoutSettings",
  ],
  "ecom/checkout-templates": [
    "wix.ecom.v1.checkout_template_created CheckoutTemplate",
    "wix.ecom.v1.checkout_template_deleted CheckoutTemplate",
    "wix.ecom.v1.checkout_template_updated CheckoutTemplate",
    "wix.ecom.v1.checkout_template_used CheckoutTemplateUsed",
  ],
  "ecom/checkout": [
    "wix.ecom.v1.checkout_completed CheckoutMarkedAsCompleted",
    "wix.ecom.v1.checkout_created Checkout",
    "wix.ecom.v1.checkout_deleted Checkout",
    "wix.ecom.v1.checkout_updated Checkout",
  ],
  "ecom/contact-tax-details": [
    "wix.billing.v1.contact_tax_details_created ContactTaxDetails",
    "wix.billing.v1.contact_tax_details_deleted ContactTaxDetails",
    "wix.billing.v1.contact_tax_details_tags_modified TagsModified",
    "wix.billing.v1.contact_tax_details_updated ContactTaxDetails",
  ],
  "ecom/delivery-profile": [
    "wix.ecom.v1.delivery_profile_created DeliveryProfile",
    "wix.ecom.v1.delivery_profile_deleted DeliveryProfile",
    "wix.ecom.v1.delivery_profile_region_added DeliveryRegionAdded",
    "wix.ecom.v1.delivery_profile_region_removed DeliveryRegionRemoved",
    "wix.ecom.v1.delivery_profile_region_updated DeliveryRegionUpdated action",
    "wix.ecom.v1.delivery_profile_updated DeliveryProfile",
  ],
  "ecom/discount-rules": [
    "wix.ecom.discounts.v1.discount_rule_created DiscountRule",
    "wix.ecom.discounts.v1.discount_rule_deleted DiscountRule",
    "wix.ecom.discounts.v1.discount_rule_updated DiscountRule",
  ],
  "ecom/draft-orders": [
    "wix.ecom.v1.draft_order_created DraftOrder",
    "wix.ecom.v1.draft_order_deleted DraftOrder",
    "wix.ecom.v1.draft_order_updated DraftOrder",
  ],
  "ecom/manual-tax-mappings": [
    "wix.billing.v1.manual_tax_mapping_created ManualTaxMapping",
    "wix.billing.v1.manual_tax_mapping_deleted ManualTaxMapping",
    "wix.billing.v1.manual_tax_mapping_updated ManualTaxMapping",
  ],
  "ecom/order-fulfillments": [
    "wix.ecom.v1.fulfillments_updated OrderWithFulfillments",
  ],
  "ecom/order-payment-requests": [
    "wix.ecom.v1.order_payment_request_created OrderPaymentRequest",
    "wix.ecom.v1.order_payment_request_deleted OrderPaymentRequest",
    "wix.ecom.v1.order_payment_request_expired OrderPaymentRequestExpired",
    "wix.ecom.v1.order_payment_request_paid OrderPaymentRequestPaid",
    "wix.ecom.v1.order_payment_request_updated OrderPaymentRequest",
    "wix.ecom.v1.order_payment_request_voided OrderPaymentRequestVoided",
  ],
  "ecom/order-transactions": [
    "wix.ecom.v1.order_transactions_chargeback_approved ChargebackApproved",
    "wix.ecom.v1.order_transactions_chargeback_reversed ChargebackReversed",
    "wix.ecom.v1.order_transactions_details_updated PaymentDetailsUpdated action",
    "wix.ecom.v1.order_transactions_refund_completed RefundCompleted",
    "wix.ecom.v1.order_transactions_updated PaymentsUpdated action",
  ],
  "ecom/orders-settings": [
    "wix.ecom.v1.orders_settings_updated OrdersSettings",
  ],
  "ecom/orders": [
    "wix.ecom.v1.order_approved OrderApproved",
    "wix.ecom.v1.order_canceled OrderCanceledEventOrderCanceled",
    "wix.ecom.v1.order_committed OrderDeltasCommitted",
    "wix.ecom.v1.order_created Order",
    "wix.ecom.v1.order_fulfilled FulfillmentStatusUpdated",
    "wix.ecom.v1.order_imported OrderImported",
    "wix.ecom.v1.order_imported_order_deleted ImportedOrderDeleted action",
    "wix.ecom.v1.order_payment_status_updated PaymentStatusUpdated action",
    "wix.ecom.v1.order_updated Order",
  ],
  "ecom/shipping-options": [
    "wix.ecom.v1.shipping_option_created ShippingOption",
    "wix.ecom.v1.shipping_option_deleted ShippingOption",
    "wix.ecom.v1.shipping_option_updated ShippingOption",
  ],
  "ecom/shippo-configurations": [
    "wix.ecom.v1.shippo_configuration_created ShippoConfiguration",
    "wix.ecom.v1.shippo_configuration_deleted ShippoConfiguration",
    "wix.ecom.v1.shippo_configuration_updated ShippoConfiguration",
  ],
  "ecom/subscription-contracts": [
    "wix.ecom.subscription_contracts.v1.subscription_contract_created SubscriptionContract",
    "wix.ecom.subscription_contracts.v1.subscription_contract_deleted SubscriptionContract",
    "wix.ecom.subscription_contracts.v1.subscription_contract_updated SubscriptionContract",
  ],
  "ecom/tax-exempt-groups": [
    "wix.billing.v1.tax_exempt_group_created TaxExemptGroup",
    "wix.billing.v1.tax_exempt_group_deleted TaxExemptGroup",
    "wix.billing.v1.tax_exempt_group_tags_modified TagsModified",
    "wix.billing.v1.tax_exempt_group_updated TaxExemptGroup",
  ],
  "ecom/tax-groups": [
    "wix.billing.v1.tax_group_created TaxGroup",
    "wix.billing.v1.tax_group_deleted TaxGroup",
    "wix.billing.v1.tax_group_updated TaxGroup",
  ],
  "ecom/tax-regions": [
    "wix.billing.v1.tax_region_created TaxRegion",
    "wix.billing.v1.tax_region_deleted TaxRegion",
    "wix.billing.v1.tax_region_updated TaxRegion",
  ],
  "identity/sign-on-policy": [
    "wix.iam.signon.v1.sign_on_policy_updated SignOnPolicy",
  ],
  "members/badge-assignments": [
    "wix.badges.v4.badge_assignment_created BadgeAssignment",
    "wix.badges.v4.badge_assignment_deleted BadgeAssignment",
  ],
  "members/badges-v2": [
    "wix.badges.v4.badge_created Badge",
    "wix.badges.v4.badge_deleted Badge",
    "wix.badges.v4.badge_updated Badge",
  ],
  "members/badges": [
    "wix.badges.v3.badge_badge_assigned BadgeAssigned",
    "wix.badges.v3.badge_badge_unassigned BadgeUnassigned",
  ],
  "members/member-followers": [
    "wix.members.v3.follow_member_followed MemberFollowed",
    "wix.members.v3.follow_member_unfollowed MemberUnfollowed",
  ],
  "members/member-report": [
    "wix.members.v1.member_report_created MemberReport",
    "wix.members.v1.member_report_deleted MemberReport",
    "wix.members.v1.member_report_reported_member_created ReportedMemberCreated action",
    "wix.members.v1.member_report_reported_member_deleted ReportedMemberDeleted action",
  ],
  "members/members-about": [
    "wix.members.about.v2.member_about_created MemberAbout",
    "wix.members.about.v2.member_about_deleted MemberAbout",
    "wix.members.about.v2.member_about_updated MemberAbout",
  ],
  "members/members": [
    "wix.members.v1.member_created Member",
    "wix.members.v1.member_deleted Member",
    "wix.members.v1.member_updated Member",
  ],
  "identity/redirects": [
    "wix.headless.v1.redirect_session_created RedirectSession",
  ],
  "stores/abandoned-carts": [
    "com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent CartAbandonedEvent plain",
    "com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent CartRecoveredEvent plain",
  ],
  "stores/brands-v3": [
    "wix.stores.catalog.v3.brand_created Brand",
    "wix.stores.catalog.v3.brand_deleted Brand",
    "wix.stores.catalog.v3.brand_updated Brand",
  ],
  "stores/customizations-v3": [
    "wix.stores.catalog.v3.customization_created Customization",
    "wix.stores.catalog.v3.customization_deleted Customization",
    "wix.stores.catalog.v3.customization_updated Customization",
  ],
  "stores/info-sections-v3": [
    "wix.stores.catalog.v3.info_section_created InfoSection",
    "wix.stores.catalog.v3.info_section_deleted InfoSection",
    "wix.stores.catalog.v3.info_section_updated InfoSection",
  ],
  "stores/inventory-items-v3": [
    "wix.stores.catalog.v3.inventory_item_created InventoryItem",
    "wix.stores.catalog.v3.inventory_item_deleted InventoryItem",
    "wix.stores.catalog.v3.inventory_item_updated InventoryItem",
    "wix.stores.catalog.v3.inventory_item_stock_status_updated InventoryItemStockStatusUpdatedEvent action",
    "wix.stores.catalog.v3.inventory_item_updated_with_reason InventoryItemUpdatedWithReason",
  ],
  "stores/inventory": [
    "com.wix.ecommerce.inventory.api.v1.InventoryItemChanged InventoryItemChanged plain",
    "com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged InventoryVariantsChanged plain",
  ],
  "stores/products-v3": [
    "wix.stores.catalog.v3.product_created V3Product",
    "wix.stores.catalog.v3.product_deleted V3Product",
    "wix.stores.catalog.v3.product_updated V3Product",
  ],
  "stores/products": [
    "com.wix.ecommerce.catalog.api.v1.CollectionChanged CollectionChanged plain",
    "com.wix.ecommerce.catalog.api.v1.CollectionCreated CollectionCreated plain",
    "com.wix.ecommerce.catalog.api.v1.CollectionDeleted CollectionDeleted plain",
    "com.wix.ecommerce.catalog.api.v1.ProductChanged ProductChanged plain",
    "com.wix.ecommerce.catalog.api.v1.ProductCreated ProductCreated plain",
    "com.wix.ecommerce.catalog.api.v1.ProductDeleted ProductDeleted plain",
    "com.wix.ecommerce.catalog.api.v1.VariantsChanged VariantsChanged plain",
  ],
  "stores/promotions-v3": [
    "wix.stores.catalog.v3.promotion_created Promotion",
    "wix.stores.catalog.v3.promotion_deleted Promotion",
    "wix.stores.catalog.v3.promotion_tags_modified PromotionTagsModified",
    "wix.stores.catalog.v3.promotion_updated Promotion",
  ],
  "stores/ribbons-v3": [
    "wix.stores.catalog.v3.ribbon_created Ribbon",
    "wix.stores.catalog.v3.ribbon_deleted Ribbon",
    "wix.stores.catalog.v3.ribbon_updated Ribbon",
  ],
});
