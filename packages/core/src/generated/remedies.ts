// Generated from api/ by `npm run generate`. Do not edit.

/** Help texts for the platform's application errors. */
export const remedies: Readonly<Record<string, string>> = {
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN:
    "The member has an active paid plan. Cancel the plan before you block the member.",
  ADDITIONAL_FEE_NOT_FOUND:
    "No additional fee has this id. Fetch the order or draft again to get the current ids.",
  ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED:
    "Only custom fees can be deleted. To remove other fees, call `setAdditionalFees` without them.",
  ADD_CUSTOMIZATION_CHOICES_FAILED:
    "The product's new choices could not be added to their customization. First add the choices with `addCustomizationChoices`, then refer to them by id in the product.",
  ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE:
    "The adjustment would make a price negative or exceed the limit. Adjust the prices by a smaller amount.",
  ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE:
    "The adjustment would take a compare-at price outside its limits or below the price. Adjust the compare-at prices by a smaller amount.",
  ADJUSTED_COST_OUT_OF_RANGE:
    "The adjustment would make a cost negative or exceed the limit. Adjust the costs by a smaller amount.",
  ADMIN_BLOCKING_FORBIDDEN:
    "Members cannot block site admins. Hide the option to block a member if the member is an admin.",
  AFTER_CATEGORY_NOT_IN_PARENT:
    "The category in `moveAfterCategoryId` is not a child of the new parent. Send a category that is a child of the new parent, or choose another position.",
  ALGORITHM_NOT_SUPPORTED:
    "The recommendations app does not support this algorithm. Choose an algorithm that `listAvailableAlgorithms` returns.",
  ALREADY_EXISTS:
    "An entry for this country and subdivision already exists. Update the existing entry instead.",
  ALREADY_REDEEMED:
    "The gift card has already been redeemed for this order. Do not redeem the gift card again. Fetch the order or the transaction instead.",
  ALREADY_VOIDED: "The transaction is already void. No action is needed.",
  APP_ID_CANNOT_BE_UPDATED:
    "The app of a carrier cannot be changed. Remove the carrier, and add a carrier from the other app.",
  ATTRIBUTE_NOT_FOUND:
    "The profile contains a custom field that the site does not have. Create the custom field on the site, or omit it from the profile.",
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS:
    "This email address is already subscribed to the item. Tell the visitor that they do not need to sign up again.",
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND:
    "No notification request has this id. Check the id, or query the notification requests again.",
  BARCODE_ALREADY_EXIST_ERROR:
    "Another variant already has this barcode. Use a unique barcode for each variant.",
  BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION:
    "Tax is calculated from the billing address. Set the billing address of the draft, then try again.",
  BLOCK_DOES_NOT_EXIST: "The member is not blocked. No action is needed.",
  BRAND_CREATION_FAILED:
    "The brand in the product could not be created. Create the brand with `createBrand` first, and send its id in the product.",
  BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION:
    "Tax is calculated from the business address, which is missing or invalid. Set the business address in the site's dashboard.",
  BUSINESS_LOCATION_CANNOT_BE_EDITED:
    "The business location of an order cannot change. Keep the location, or create a new order for the other location.",
  BUSINESS_LOCATION_NOT_FOUND:
    "No business location has this id. Check the id, or fetch the locations again.",
  CALCULATION_ERROR:
    "The totals could not be calculated, often because a tax, shipping or discount service did not respond. See the calculation errors for the reason, and try again.",
  CALCULATOR_ID_NOT_FOUND:
    "The site has no tax calculator with this id. Send the id of a calculator that `listTaxCalculators` returns.",
  CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION:
    "This tax calculator does not support the country. Choose another calculator for the region.",
  CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT:
    "The price of this variant is restricted and cannot be adjusted. Omit the variant from the adjustment.",
  CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE:
    "The checkout template is inactive. Set the status of the template to ACTIVE first.",
  CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS:
    "A checkout template needs at least one item. Send items in `lineItems` or `customLineItems`.",
  CANNOT_DELETE_DEFAULT_SETTINGS:
    "The default tip settings cannot be deleted. Update the default settings instead.",
  CANNOT_DELETE_MEMBER_REPORTS:
    "The caller is not allowed to delete reports about this member. Call the operation as the site owner, or as an app that has the permission.",
  CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST:
    "A paid payment request cannot be deleted. To return the money, refund the payment.",
  CANNOT_DELETE_SYSTEM_ROLE:
    "Predefined roles cannot be deleted. You can only delete roles that were created for the site.",
  CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET:
    "Two presets are marked as the default. Mark only one preset as the default.",
  CANNOT_OVERWRITE_NON_IMPORTED_ORDER:
    "An order with this id already exists, and it was not imported. Import your order with another id.",
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD:
    "The cart contains a gift card, which cannot be paid for with a gift card. Ask the buyer to use another payment method.",
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD:
    "The cart contains a subscription, which cannot be paid for with a gift card. Remove the gift card and use another payment method.",
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD:
    "Coupons cannot be used to buy a gift card. Remove the coupon from the cart.",
  CANNOT_REMOVE_PAID_TIP_DISTRIBUTION:
    "This part of the tip has already been paid. Refund this part of the tip instead of removing it.",
  CANNOT_REPORT_BLOCKED_MEMBER:
    "The member is blocked and cannot be reported. No action is needed.",
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER:
    "The number is lower than the current value of the counter. Send a higher number, or set `allowLowerCounter`.",
  CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM:
    "The options of a fulfilled item cannot change. Add another line item with the new options.",
  CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM:
    "A custom line item has no catalog options. To change the item, update its name or description instead.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS:
    "The request contains no changes. Send at least one template field to change.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS:
    "A checkout template needs at least one item. Send a list of all items that the template should keep.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD:
    "One of the fields cannot be changed after creation. Omit this field, or create a new template.",
  CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS:
    "The status is unknown. Send ACTIVE or INACTIVE as the status.",
  CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST:
    "The payment request has expired. Create a new payment request.",
  CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER:
    "An external fulfiller handles this item, so it cannot be changed. Omit this item from the update.",
  CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT:
    "The amount of a payment request cannot change. Void the payment request, and create another one with the new amount.",
  CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST:
    "The payment request has been paid. To collect the remaining balance, create another payment request.",
  CANNOT_UPDATE_SYSTEM_ROLE: "Predefined roles cannot be changed. Create a custom role instead.",
  CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST:
    "The payment request is void. Create a new payment request.",
  CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST:
    "The payment request has expired and can no longer be paid. No action is needed.",
  CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST:
    "The payment request has been paid. Refund the payment instead.",
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM:
    "The item cannot be paid for with a membership. Remove the membership from this item.",
  CANT_CREATE_CART_WITHOUT_ITEMS:
    "A new cart needs at least one line item. Add a line item to the request, or call `addToCart`, which creates the cart with its first item.",
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER:
    "The contact of a member's cart is already known. Omit `contactId` from the request.",
  CAPTCHA_TOKEN_REQUIRED:
    "The site requires a CAPTCHA. Show the CAPTCHA to the user, and repeat the call with the token that it returns.",
  CARRIER_ALREADY_EXISTS_IN_REGION:
    "The region already has this carrier. Update the existing carrier instead.",
  CART_ALREADY_ORDERED:
    "An order has already been placed from this cart. Create a new cart, or fetch the current cart and use it instead.",
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION:
    "All items in a cart must come from one location. Only add items from the same location, or empty the cart first.",
  CART_PRICES_OUT_OF_SYNC:
    "Prices have changed since the cart was last calculated. Refresh the cart, show the new total, and ask the buyer to confirm the order.",
  CATALOG_IMPORT_ALREADY_SUBMITTED:
    "This import has already been submitted. To see the progress of the import, fetch its status.",
  CATALOG_ITEMS_NOT_FOUND:
    "Some items do not exist in their catalog. Check the values of `catalogItemId` and `appId`.",
  CATALOG_ITEM_ALREADY_EXIST:
    "The draft already contains this item. To change the quantity of the item, call `updateLineItems`.",
  CATALOG_ITEM_NOT_AVAILABLE:
    "The item is not available. Choose another item or a smaller quantity.",
  CATALOG_ITEM_NOT_FOUND:
    "The item does not exist in the catalog. Check the values of `catalogItemId`, `appId` and `options.variantId`.",
  CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED:
    "Draft orders do not support this item's payment option. Sell this item through a checkout instead.",
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED:
    "The category tree has reached its limit. Delete categories that you no longer need.",
  CATEGORY_DEPTH_LIMIT_EXCEEDED:
    "The category would be nested too deeply. Choose a parent category at a higher level of the tree.",
  CATEGORY_NOT_FOUND: "No category has this id. Check the id, or fetch the categories again.",
  CHECKOUT_ALREADY_PAID:
    "The checkout has already become an order. To find the order, search orders by `checkoutId`.",
  CHECKOUT_CHANGED:
    "The checkout changed while the order was being placed. Fetch the checkout again, and ask the buyer to confirm the order.",
  CHECKOUT_IS_COMPLETE: "The checkout has already become an order. Create a new checkout.",
  CHECKOUT_PAGE_NOT_FOUND:
    "The site has no checkout page. Add a checkout page in the editor and publish the site, or provide the URL of a custom checkout page.",
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS:
    "A payment for this checkout is in progress. Wait for the result of this payment before you try again.",
  CHOICES_LIMIT_EXCEEDED:
    "The customization would have too many choices. Remove some of its choices first.",
  CHOICE_ASSIGNED_TO_PRODUCT:
    "Products use this choice. Remove the choice from these products first.",
  CHOICE_IDS_MISMATCH:
    "The list must contain every choice exactly once. Fetch the customization and send all of its choice ids.",
  CHOICE_NOT_EXIST:
    "The product refers to a choice that its customization does not have. Add the choice to the customization, or correct the id.",
  CHOICE_NOT_FOUND:
    "The customization has no choice with this id. Fetch the customization again to see its current choices.",
  CLIENT_METADATA_NOT_FOUND:
    "The site's registration settings were not found. Check the client id, and make sure that the site has a members area.",
  COMMUNITY_JOIN_IMPOSSIBLE:
    "The member's status does not allow joining the community. Check that the member is approved and is not blocked.",
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE:
    "The compare-at price must be higher than the price. Send a higher compare-at price, or omit the field.",
  COULD_NOT_CREATE_SET_ACCOUNT_USER:
    "The account could not be created. Try again later. If the error persists, contact Wix support and include the request id.",
  COUPON_ALREADY_EXISTS: "The cart already has this coupon. No action is needed.",
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
    "Coupons cannot be used to buy a gift card. Remove the coupon from the checkout.",
  COUPON_LOCKED:
    "The coupon was locked when the cart was created. You cannot replace or remove the coupon.",
  COUPON_NOT_FOUND_IN_CART:
    "The cart does not have this coupon. Fetch the cart again to see its current coupons.",
  CREATE_ORDER_FAILED_VALIDATIONS:
    "The draft violates rules set by the site or its apps. See `details.applicationError.data` for a list of the violations.",
  CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY:
    "Amounts must be in the draft's currency. Convert the amounts to this currency, or omit the currency from the request.",
  CURRENCY_MISMATCH:
    "The gift card and the order have different currencies. Use a gift card in the order's currency.",
  CURRENCY_NOT_SUPPORTED:
    "The gift card cannot be redeemed in this currency. Ask the buyer to use another payment method.",
  CURRENCY_REQUIRED: "The draft has no currency yet. Send a currency together with the amounts.",
  CUSTOMIZATIONS_CREATION_FAILED:
    "Options or modifiers in the product could not be created. Create them as customizations first, and send their ids in the product.",
  CUSTOMIZATION_NOT_EXIST:
    "The product refers to an option or modifier that does not exist. Create the option or modifier first, or correct its id.",
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE:
    "A custom line item must have exactly one property type. Omit all property types except one.",
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE:
    "A custom line item must be paid in full, online or offline. Choose one of these payment options.",
  DATA_EXTENSION_UPDATE_FAILED:
    "The extended fields are invalid. Check that they match the schema of the app that defines them.",
  DEFAULT_CANNOT_BE_UPDATED:
    "You cannot change which delivery profile is the default. Omit `default` from the request.",
  DEFAULT_SETTINGS_ALREADY_EXISTS:
    "Default tip settings already exist. Update the existing default settings instead.",
  DELIVERY_CARRIER_CANNOT_BE_UPDATED:
    "Carriers cannot be updated together with their region. To change carriers, use `addDeliveryCarrier`, `updateDeliveryCarrier` and `removeDeliveryCarrier`.",
  DELIVERY_CARRIER_MISSING_BACKUP_RATE:
    "This carrier gets its rates from an external service. Send a backup rate, which is used if the service does not respond.",
  DELIVERY_CARRIER_NOT_FOUND:
    "The region does not have this carrier. List the region's carriers again to see which ones it has.",
  DELIVERY_METHOD_MISSING_ADDRESS:
    "The delivery address is missing. Set the delivery address before you set a delivery method.",
  DELIVERY_METHOD_MISSING_LINE_ITEMS:
    "The cart has no items to deliver. Add items to the cart before you set a delivery method.",
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
    "The delivery method does not apply to all items. Choose a delivery method that applies to all items.",
  DELIVERY_METHOD_NOT_FOUND:
    "The cart has no delivery method with this code. Calculate the cart, and choose one of the delivery methods in the response.",
  DELIVERY_METHOD_NO_LONGER_AVAILABLE:
    "The selected delivery method is no longer available. Calculate the cart again and ask the buyer to choose another method.",
  DELIVERY_PROFILES_LIMIT_EXCEEDED:
    "The site has reached the limit for delivery profiles. Delete a delivery profile first.",
  DELIVERY_PROFILE_NOT_FOUND:
    "No delivery profile has this id. Check the id, or query the delivery profiles again.",
  DELIVERY_REGION_CANNOT_BE_UPDATED:
    "Regions cannot be updated together with their profile. To change regions, use `addDeliveryRegion`, `updateDeliveryRegion` and `removeDeliveryRegion`.",
  DELIVERY_REGION_NOT_FOUND:
    "No delivery region has this id. Check the id, or fetch the delivery profile again to see its regions.",
  DEMO_ORDER_NOT_ALLOWED:
    "Demo items cannot be ordered. Add your own products to the store, and order those instead.",
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE:
    "The deposit exceeds the unit price. Send a deposit that does not exceed the unit price.",
  DESTINATIONS_COLLISION:
    "Two regions contain the same destination. Remove the destination from one of the regions.",
  DIGITAL_FILE_NOT_FOUND_ERROR:
    "The file of a digital product was not found. Upload the file first, and send its id in the product.",
  DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS:
    "The discounts exceed the item totals. Reduce the discounts so that they do not exceed the item totals.",
  DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS:
    "The discounts exceed the order total. Reduce the discounts so that they do not exceed the order total.",
  DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL:
    "The discounts exceed the shipping total. Reduce the discounts so that they do not exceed the shipping total.",
  DISCOUNT_NOT_FOUND:
    "No discount has this id. Check the id, or fetch the draft again to see its discounts.",
  DISCOUNT_REMOVE_NOT_SUPPORTED:
    "Only custom discounts can be deleted. To remove other discounts, call `setDiscounts` without them.",
  DOESNT_SUPPORT_CHOICES:
    "This customization is a free-text field and cannot have choices. Omit the choices from the request.",
  DOESNT_SUPPORT_FREE_TEXT:
    "This customization has choices. Omit the free-text settings from the request.",
  DRAFT_ORDER_ALREADY_COMMITTED:
    "The draft has already been committed. To change the order, create a new draft.",
  DRAFT_ORDER_CANNOT_BE_DELETED: "The draft has been committed. You can only delete open drafts.",
  DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS:
    "The changes violate rules set by the site or its apps. See `details.applicationError.data` for a list of the violations.",
  DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL:
    "The deposit exceeds the order total. Send a deposit that does not exceed the order total.",
  DRAFT_ORDER_DOES_NOT_EXIST: "No draft has this id. Check the id, or query the drafts again.",
  DRAFT_ORDER_HAS_GLOBAL_DEPOSIT:
    "The draft already has a deposit for the whole order. Add the item without a deposit.",
  DRAFT_ORDER_NOT_FOUND: "No draft has this id. Check the id, or query the drafts again.",
  DUPLICATED_EXTERNAL_LINE_ITEM_ID:
    "Two items have the same external id. Send a different external id for each item.",
  DUPLICATED_LINE_ITEM_IDS:
    "Two items have the same id. Send a different id for each item, or omit the ids.",
  DUPLICATE_BARCODE_ERROR:
    "Two variants in the request have the same barcode. Use a unique barcode for each variant.",
  DUPLICATE_CATEGORY_ASSIGNMENT:
    "The promotion lists the same category twice. List each category only once.",
  DUPLICATE_EMAIL:
    "An account with this email address already exists. Let the user log in or reset the password instead.",
  DUPLICATE_HANDLE:
    "Another category has this handle. Choose a different handle for this category.",
  DUPLICATE_ITEM_MODIFIER_IDS:
    "An item lists the same modifier twice. Send each modifier only once, with its quantity.",
  DUPLICATE_LINE_ITEM_UPDATES:
    "The request updates the same line item twice. Combine all changes to the line item into one update.",
  DUPLICATE_MODIFIER_GROUP_IDS:
    "An item lists the same modifier group twice. Send each modifier group only once.",
  DUPLICATE_PRODUCT_OPTIONS: "The product lists the same option twice. List each option only once.",
  DUPLICATE_RIBBON_IN_ADDITIONAL:
    "The additional ribbons contain the same ribbon twice. List each ribbon only once.",
  DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL:
    "The primary ribbon is also listed as an additional ribbon. Remove the ribbon from one of the two fields.",
  DUPLICATE_SLUG: "Another category has this slug. Choose a different slug for this category.",
  DUPLICATE_SLUG_ERROR:
    "Another product has this slug. Choose a different slug. If you omit the slug, the platform generates one from the product's name.",
  DUPLICATE_VARIANT_OPTION_CHOICE:
    "Two variants have the same choices. Send each combination of choices only once.",
  EMAIL_VERIFICATION_FAILED:
    "The verification code is wrong or has expired. Ask the user to check the code, or send a new code.",
  EMAIL_VERIFICATION_REQUIRED:
    "The platform sent a verification code by email. Ask the user for the code, and use it to complete the verification.",
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS:
    "The request does not contain any tags. Send at least one tag to assign or unassign.",
  EMPTY_CART: "The cart has no items. Add items before you place an order.",
  EMPTY_CHANGE_REQUEST:
    "The request contains no changes. Send at least one change for each line item.",
  EMPTY_CHECKOUT: "The checkout no longer has any items. Create a new checkout from the cart.",
  EMPTY_LINE_ITEM_UPDATES:
    "The request contains no changes. Send at least one field for each line item.",
  EMPTY_PAYMENT_TOKEN:
    "The payment form returned no token. Ask the buyer to enter the payment details again.",
  ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT:
    "The product is sold only by subscription, but all of its subscriptions are hidden. Make a subscription visible, or allow one-time purchases of the product.",
  ERROR_COUPON_DOES_NOT_EXIST: "The coupon does not exist. Ask the buyer to check the code.",
  ERROR_COUPON_HAS_EXPIRED: "The coupon has expired. Remove the coupon, or use a different one.",
  ERROR_COUPON_IS_NOT_ACTIVE_YET:
    "The coupon is not active yet. Try again after the coupon's start date.",
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED:
    "The buyer has reached the usage limit for this coupon. Remove the coupon from the checkout.",
  ERROR_COUPON_USAGE_EXCEEDED:
    "The coupon has reached its usage limit. Remove the coupon from the checkout.",
  EXTERNAL_REFUND_EXPECTED:
    "The payment provider cannot refund this payment automatically. Refund the payment in the provider's system, then record the refund with `externalRefund: true`.",
  FAILED_COMMITING_TIP_ON_ORDER:
    "The tip could not be saved on the order. Fetch the order to see its current tip, then try again.",
  FAILED_DELETING_TIP_FROM_ORDER:
    "The previous tip could not be removed from the order. Fetch the order to see its current tip, then try again.",
  FAILED_SETTING_TIP_ON_ORDER:
    "The tip could not be set on the order. Fetch the order to see its current tip, then try again.",
  FAILED_TO_FETCH_SETTINGS: "The site's settings could not be loaded. Try again later.",
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    "An app that validates orders did not respond. Try again. If the error persists, check the app.",
  FIELD_MASK_VALUE_NOT_SUPPORTED:
    "The field mask contains a field that this operation cannot update. Remove this field from the field mask.",
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR:
    "The field mask contains a field that is missing from the request. Send the field, or remove it from the field mask.",
  FIXED_QUANTITY_ITEM:
    "The quantity of this item cannot change. Keep the quantity, or remove the item.",
  FULL_OUT_OF_STOCK: "All items in the checkout are out of stock. Send the buyer back to the cart.",
  GATEWAY_TRANSACTION_NOT_FOUND:
    "The payment provider has no record of this transaction. Fetch the order's payments again to see its transactions.",
  GIFT_CARD_ALREADY_APPLIED: "The order already has this gift card. No action is needed.",
  GIFT_CARD_ALREADY_EXISTS: "The cart already has this gift card. No action is needed.",
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
    "A gift card cannot be paid for with another gift card. Ask the buyer to use another payment method.",
  GIFT_CARD_CODE_INVALID: "The gift card code is invalid. Ask the buyer to check the code.",
  GIFT_CARD_DISABLED: "The gift card is disabled. Ask the buyer to contact the shop.",
  GIFT_CARD_EXPIRED: "The gift card has expired. Ask the buyer to use another payment method.",
  GIFT_CARD_IS_EMPTY:
    "The gift card has no balance left. Ask the buyer to use another payment method.",
  GIFT_CARD_ITEM_UNSUPPORTED:
    "Draft orders cannot contain gift cards. Sell gift cards through a checkout instead.",
  GIFT_CARD_LOCKED:
    "The gift card was locked when the cart was created. You cannot replace or remove the gift card.",
  GIFT_CARD_NOT_FOUND: "The gift card does not exist. Ask the buyer to check the code.",
  GIFT_CARD_NOT_FOUND_IN_CART:
    "The cart does not have this gift card. Fetch the cart again to see its current gift cards.",
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART:
    "A cart with demo items cannot be paid for with a gift card. Add your own products to the store, and order those instead.",
  GIFT_CARD_REDEEM_ERROR:
    "The gift card could not be redeemed. Check the balance of the gift card, then try again or use another payment method.",
  ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP:
    "Predefined tax groups cannot be changed. Create a custom tax group instead.",
  INCORRECT_FIELD_PRIVACY:
    "A custom field of this type cannot have this privacy setting. Choose a different privacy setting.",
  INCORRECT_FIELD_TYPE:
    "The custom field type is not supported. Choose one of the types that the operation's documentation lists.",
  INFO_SECTION_CREATION_FAILED:
    "The info section in the product could not be created. Create the info section with `createInfoSection` first, and send its id in the product.",
  INFO_SECTION_ERROR_OCCURRED:
    "An info section in the product is invalid. Check that the info section exists, and that the product lists it only once.",
  INSUFFICIENT_DEADLINE_BUDGET:
    "The platform took too long to process the request. Send the request again.",
  INSUFFICIENT_FUNDS:
    "The gift card balance is too low. Redeem the remaining balance and use another payment method for the rest.",
  INSUFFICIENT_INVENTORY:
    "The inventory is too low. Show the available quantity and ask the buyer to reduce the quantity.",
  INVALID_ADDITIONAL_FEE_REFUND_AMOUNT:
    "The refund of a fee is higher than the amount that can still be refunded. Refund a smaller amount.",
  INVALID_ADDRESS_FORMAT:
    "An address is invalid. Check the country, subdivision and postal code of the address.",
  INVALID_AMOUNT:
    "The amount is not positive or exceeds the balance due. Check the balance of the order, and send an amount up to this balance.",
  INVALID_ARGUMENT:
    "The request is invalid. Compare the fields in the request with the operation's documentation.",
  INVALID_CAPTCHA_TOKEN:
    "The CAPTCHA token is invalid or was already used. Show a new CAPTCHA to the user.",
  INVALID_CART:
    "The cart cannot be ordered in its current state. Calculate the cart, and resolve the errors and violations in the response.",
  INVALID_CATALOG_REFERENCE_OPTIONS:
    "The options do not identify a variant of the product. Send the id of the variant in `options.variantId`.",
  INVALID_COUPON_CODE: "The coupon code does not exist. Ask the buyer to check the code.",
  INVALID_COUPON_STATUS:
    "The coupon has expired, is used up or is not active yet. Ask the buyer to use a different coupon.",
  INVALID_CURRENCY:
    "The charge must be in the order's currency. Send the charge in the order's currency.",
  INVALID_CUSTOMIZATION_RENDER_TYPE:
    "This render type is not supported for this type of option or modifier. Choose another render type.",
  INVALID_DEFAULT_VARIANT:
    "The default variant is not a visible variant of the product. Choose a visible variant as the default.",
  INVALID_FIELD_SOCIAL_TYPE:
    "The social network type does not match the field type. Choose a different social network type, or omit it.",
  INVALID_FREE_TEXT_SETTINGS:
    "The free-text settings are invalid. Send a key, a title and a length within the limits.",
  INVALID_GIFT_CARD_CODE: "The gift card code does not exist. Ask the buyer to check the code.",
  INVALID_GIFT_CARD_CURRENCY:
    "The currency of the gift card differs from the currency of the order. Ask the buyer to use another payment method.",
  INVALID_GIFT_CARD_STATUS:
    "The gift card is empty, expired or disabled. Ask the buyer to use another payment method.",
  INVALID_ITEM_IMAGE_URL:
    "The item's image URL is invalid. Send an absolute URL that begins with `https`.",
  INVALID_LD_SESSION: "The registration session has ended. Start the registration again.",
  INVALID_LINE_ITEM_ADDRESS_INDEX:
    "A line item refers to an address index that does not exist in the request. Check the index, which starts at 0.",
  INVALID_LINE_ITEM_REFUND_QUANTITY:
    "The refund quantity of a line item is higher than the quantity that can still be refunded. Refund a lower quantity of the line item.",
  INVALID_LINE_ITEM_RESTOCK_QUANTITY:
    "The restock quantity of a line item exceeds its refund quantity. Send a restock quantity up to the refund quantity.",
  INVALID_MEMBERSHIP:
    "The selected membership no longer covers the item. Ask the buyer to choose another membership or payment method.",
  INVALID_MEMBERSHIP_PAYMENT_OPTION:
    "The item cannot be paid for with a membership. Choose another payment option for the item.",
  INVALID_ORDER_STATUS_FOR_SUBSCRIPTION:
    "You can request payment for a subscription only while its order is open. Check the status of the order before you request a payment.",
  INVALID_PAYMENT_REFUND_AMOUNT:
    "The refund is higher than the amount that can still be refunded. Fetch the refundability of the order to see this amount.",
  INVALID_PAYMENT_STATUS:
    "The status of the payment does not allow this operation. Fetch the payment again to see its status. If the payment is pending, wait for its result.",
  INVALID_PAYMENT_TYPE:
    "This type of payment does not support the operation. Choose another payment for the order.",
  INVALID_PRICE_VERIFICATION_TOKEN:
    "The confirmed prices differ from the cart's prices. Calculate the cart again, and ask the buyer to confirm the new prices.",
  INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION:
    "Only physical products can be sold by subscription. Remove the subscriptions, or change the product's type.",
  INVALID_QUANTITY_VALUE:
    "The quantity range is invalid. Check the lower and the upper limit of the range.",
  INVALID_REVISION:
    "The entity has changed since you fetched it. Fetch the entity again, and send its current revision.",
  INVALID_SELECTED_CARRIER_SERVICE_OPTION:
    "The selected delivery option is not valid for its carrier. Choose one of the delivery options in the checkout.",
  INVALID_SETTINGS: "These privacy settings cannot be combined. Check the values of the settings.",
  INVALID_SHIPPING_REFUND_AMOUNT:
    "The shipping refund exceeds the amount that can still be refunded. Refund a lower shipping amount.",
  INVALID_SUBDIVISION_FORMAT:
    'The subdivision is not in the expected format. Send the subdivision with its country code, as in "US-NY".',
  INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT:
    "The subscription discount must be less than the price. Send a discount that is lower than the price.",
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN:
    "The token of the external checkout is invalid or has expired. Restart the external checkout.",
  INVALID_TIP:
    "The tip amount is not allowed by the tip settings. To see which amounts are allowed, preview the tip first.",
  INVALID_TIP_DISTRIBUTION:
    "The shares do not add up to the tip, or a recipient cannot receive tips. Check the amount of each share, and whether each recipient can receive tips.",
  INVALID_USER_TYPE:
    "An account of this type cannot register here. Register the user as a site member instead.",
  INVENTORY_QUANTITY_NOT_TRACKED:
    "The inventory item does not track its quantity. Turn on quantity tracking for the item first.",
  IP_ADDRESS_FILTERED:
    "The platform does not accept registrations from this IP address. Ask the user to try again from another network.",
  ITEM_ALREADY_EXISTS:
    "An inventory item for this variant and location already exists. Update the existing inventory item instead.",
  ITEM_APP_ID_NOT_SUPPORTED:
    "The algorithm does not support items of this app. Choose another recommendation algorithm.",
  ITEM_NOT_FOUND_IN_CATALOG:
    "The item does not exist in the catalog. Check the values of `catalogItemId`, `appId` and `options.variantId`.",
  ITEM_NOT_IN_CATEGORY:
    "Only items in the category can be arranged. Add the item to the category first.",
  LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED:
    "The region has reached the limit for these options. Delete one of these options first.",
  LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED:
    "This external id has reached the limit for options. Delete one of its options first.",
  LINE_ITEMS_OUT_OF_STOCK:
    "Some items are out of stock. Refresh the cart, show the available quantities, and let the buyer change the cart.",
  LINE_ITEM_DOES_NOT_EXIST:
    "The draft has no line item with this id. Check the id, or fetch the draft again to see its line items.",
  LINE_ITEM_HAS_PLATFORM_FEES:
    "The platform charges fees for this item, so its price cannot change. Omit this item from the request.",
  LINE_ITEM_NOT_FOUND:
    "No line item has this id. Check the id, or fetch the draft or order again to see its line items.",
  LINE_ITEM_NOT_FOUND_IN_CART:
    "The cart has no line item with this id. Check the id, or fetch the cart again to see its line items.",
  LINE_ITEM_PAID:
    "This line item has already been paid. Only charge line items that have not been paid.",
  LINE_ITEM_PRICE_CONFLICT:
    "An item has two conflicting prices. Send only one price. If you omit both prices, the platform uses the catalog price.",
  LINE_ITEM_WITH_ZERO_QUANTITY:
    "An item with a quantity of zero cannot be checked out. Remove the item from the cart.",
  LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED:
    "The delivery region has reached the limit for pickup locations. Remove a pickup location first.",
  LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED:
    "The shipping rule has reached the limit for pickup locations. Remove a pickup location first.",
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED:
    "An app manages this category. Change the category in that app, or choose another category.",
  MANUAL_TAX_MAPPING_ALREADY_EXISTS:
    "A mapping for this region and tax group already exists. Update the existing mapping instead.",
  MAX_COUPONS_PER_CART_EXCEEDED:
    "The cart has reached the limit for coupons. Remove a coupon from the cart first.",
  MAX_CUSTOM_TRIGGER_APPS_EXCEEDED:
    "Too many apps trigger discount rules. Delete a rule that has a custom trigger first.",
  MAX_DISCOUNT_RULES_REACHED:
    "The site has reached the limit for discount rules. Delete a discount rule first.",
  MAX_GIFT_CARDS_EXCEEDED:
    "The order has reached the limit for gift cards. Use another payment method for the rest of the amount.",
  MAX_GIFT_CARDS_PER_CART_EXCEEDED:
    "The cart has reached the limit for gift cards. Remove a gift card from the cart first.",
  MAX_ITEMS_REACHED:
    "The draft has reached the limit for line items. Remove some of the line items first.",
  MAX_ITEM_MODIFIERS_EXCEEDED:
    "An item has too many modifiers. Send fewer modifiers for this item.",
  MAX_LINE_ITEMS_EXCEEDED:
    "The cart has reached the limit for line items. Remove some of the line items first.",
  MAX_QUANTITY_BASED_DISCOUNTS_REACHED:
    "The site has reached the limit for quantity-based discounts. Delete a quantity-based discount first.",
  MAX_QUANTITY_LIMIT_REACHED:
    "The quantity would exceed the limit for an inventory item. Increase the quantity by a smaller number.",
  MEDIA_NOT_FOUND:
    "An image or video in the request was not found. Upload the file first, and send its id in the promotion.",
  MEDIA_REMOVAL_NOT_ALLOWED:
    "The promotion's image cannot be removed. Replace the image with another one instead.",
  MEMBERSHIP_NOT_ELIGIBLE:
    "The membership does not cover this item. Choose another membership or another payment method.",
  MEMBERS_ONLY_ITEM: "An item is for members only. Ask the buyer to log in first.",
  MEMBER_ALREADY_BLOCKED: "The member is already blocked. No action is needed.",
  MEMBER_BLOCKED: "Roles cannot be assigned to a blocked member. Unblock the member first.",
  MEMBER_SELF_BLOCK_FORBIDDEN:
    "Members cannot block themselves. Do not show the logged-in member a way to block themselves.",
  MEMBER_TO_MEMBER_BLOCKED:
    "One of the two members has blocked the other. Do not show this profile to the member.",
  MIN_QUANTITY_LIMIT_REACHED:
    "The quantity would fall below the limit for an inventory item. Decrease the quantity by a smaller number.",
  MISSING_AFTER_CATEGORY:
    "The position AFTER requires `moveAfterCategoryId`. Send `moveAfterCategoryId`, or choose the position FIRST or LAST.",
  MISSING_CAPTCHA_TOKEN:
    "The site requires a CAPTCHA. Show the CAPTCHA to the user, and repeat the call with the token that it returns.",
  MISSING_COUNTRY_IN_ADDRESS:
    "Tax calculation requires the country of each address. Send the country in each address.",
  MISSING_CURRENCY_IN_THE_REQUEST_HEADERS:
    "The request has no currency header. Add the header with `client.with({ headers })`.",
  MISSING_DEFAULT_DELIVERY_PROFILE:
    "The site has no default delivery profile. Set up delivery in the site's dashboard.",
  MISSING_DELIVERY_ADDRESS:
    "The order requires delivery, but has no delivery address. Set the delivery address first.",
  MISSING_DELIVERY_METHOD:
    "No delivery method is selected. Ask the buyer to choose a delivery method, and set it in the cart.",
  MISSING_SUBDIVISION_IN_ADDRESS:
    'Tax calculation for this country requires the subdivision of the address. Send the subdivision with its country code, as in "US-NY".',
  MISSING_TAXABLE_ADDRESS:
    "Tax calculation requires an address for each line item. Send an address for each line item.",
  MISSING_VARIANT_OPTION_CHOICE:
    "A variant has no choice for one of the product's options. Send a choice for each option of the product.",
  MODIFIERS_LIMIT_EXCEEDED:
    "The site has reached the limit for modifiers. Delete some of the modifiers first.",
  MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE:
    "The modifiers cost more than their item. Increase the item's price or lower the modifiers' prices.",
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED:
    "A new choice in a product requires a name and a type. Send a name and a type, or the id of an existing choice.",
  MODIFIER_NAME_AND_TYPE_REQUIRED:
    "A new modifier in a product requires a name and a type. Send a name and a type, or the id of an existing modifier.",
  MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION:
    "The customization is an option, not a modifier. Omit the modifier settings from the request.",
  MULTIPLE_ADDS_FOR_SAME_LINE_ITEM:
    "The request adds the same item twice. Add each item only once, with its total quantity.",
  MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM:
    "The request changes the same line item twice. Combine all changes to the line item into one.",
  NAMESPACE_NOT_FOUND_IN_DEV_CENTER:
    'No app has registered this `appNamespace`. For the store\'s category tree, use "@wix/stores".',
  NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS:
    "The caller is not allowed to read draft orders. Grant the app or API key the permission to read draft orders.",
  NOT_FOUND: "No entity has this id. Check the id, or fetch the list again.",
  NOT_REGULAR_ONLINE_PAYMENT:
    "Only authorized online payments can be captured. Omit gift cards, memberships and offline payments from the request.",
  NOT_SUPPORTED_APP_DEF_ID:
    "Items from this app do not support back-in-stock notifications. Send the app id of the store.",
  NO_ASSOCIATED_ECOM_ORDER:
    "The subscription or invoice has no associated order. Check the id of the subscription or invoice.",
  NO_DELIVERY_REGION_FOUND:
    "The site does not deliver to this address. Ask the buyer for another address, or add a delivery region that contains this address.",
  NO_LINE_ITEMS_TO_ADD:
    "The request contains no items. Send items in `catalogItems` or `customItems`.",
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS:
    "The caller may only read visible products. Exclude hidden products, or call the operation as an app that has the permission.",
  NO_PERMISSION_TO_READ_MERCHANT_DATA:
    "The caller is not allowed to read costs and other merchant data. Do not request the field MERCHANT_DATA.",
  NO_SAVED_PAYMENT_METHOD:
    "The buyer has no saved payment method. Send the buyer a payment request instead.",
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION:
    "An item requires a saved payment method. Ask the buyer for consent to save the payment method.",
  NO_SELECTED_CARRIER_SERVICE_OPTION:
    "No delivery option is selected. Ask the buyer to choose one of the delivery options in the checkout.",
  ONLY_SPACES_STRING_ERROR:
    "A text field in the product contains only spaces. Send text, or omit the field.",
  OPTIONS_LIMIT_EXCEEDED:
    "The site has reached the limit for product options. Delete some of the options first.",
  ORDER_ALREADY_PAID:
    "The order has no balance due, so the buyer cannot pay again. No action is needed.",
  ORDER_CANCELED: "The order is canceled and cannot be paid. No action is needed.",
  ORDER_CANNOT_BE_EDITED:
    "The order cannot be edited in its current state. Check the order's status and payments.",
  ORDER_HAS_AUTHORIZED_TRANSACTION:
    "The order has an authorized payment that is not captured. Void the payment before you cancel the order.",
  ORDER_HAS_CHARGEBACKS:
    "A payment for the order is disputed. Resolve the dispute with the payment provider first.",
  ORDER_IS_ALREADY_EDITED:
    "The order already has an open draft. Commit or delete that draft first.",
  ORDER_IS_PENDING:
    "Payment for the order is pending. Wait until the payment is approved or rejected.",
  ORDER_IS_REJECTED:
    "The payment for the order was rejected. You cannot change or cancel this order.",
  ORDER_NOT_FOUND: "No order has this id. Check the id, or use `searchOrders` to find the order.",
  ORDER_PAID: "The order has no balance due, so the buyer cannot pay again. No action is needed.",
  ORDER_PAYMENT_REQUEST_NOT_FOUND:
    "No payment request has this id. Check the id, or query the payment requests again.",
  ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND:
    "The site has no page for paying payment requests. Add this page in the editor and publish the site.",
  OWNED_CART_NOT_FOUND:
    "The visitor or member has no cart yet. Show an empty cart. The platform creates the cart when you add the first item.",
  OWNER_MEMBER_BLOCK_FORBIDDEN: "The site owner cannot be blocked. Choose another member.",
  PARENT_CATEGORY_HIDDEN:
    "A category cannot be visible if its parent is hidden. Make the parent category visible first.",
  PARENT_CATEGORY_NOT_IN_TREE:
    "The parent category is in another tree. Choose a parent category in the same tree.",
  PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED:
    "Some or all of the order has been refunded. Tips on this order can no longer be changed.",
  PARTIAL_OUT_OF_STOCK:
    "Some items in the checkout are out of stock. Send the buyer back to the cart.",
  PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION:
    "A subscription must be paid in full. Request payment of the full amount.",
  PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED:
    "An order with several locations cannot be partially refunded. Refund the whole payment instead.",
  PAYMENT_ALREADY_APPROVED:
    "The payment has already been approved. Do not charge the buyer again. Fetch the order instead.",
  PAYMENT_ALREADY_CAPTURED:
    "The payment has already been captured. To return the money, refund the payment.",
  PAYMENT_ALREADY_IN_PROGRESS:
    "A payment is in progress. Wait for the result of this payment before you try again.",
  PAYMENT_ALREADY_VOIDED:
    "The authorization has already been voided. If you still need the payment, create a new one.",
  PAYMENT_ATTEMPT_EXPIRED:
    "The payment attempt has expired. Ask the buyer to start the payment again.",
  PAYMENT_ERROR:
    "The payment failed. Ask the buyer to try again, or to choose another payment method.",
  PAYMENT_GATEWAY_ID_NOT_FOUND:
    "The order has no payment with the payment provider. Fetch the order's payments again.",
  PAYMENT_HAS_PENDING_CAPTURE:
    "A capture of the payment is pending. Wait for the result of the capture.",
  PAYMENT_INTENT_ID_REQUIRED:
    "This payment method requires the id of the buyer's payment intent. Send this id as `paymentIntentId`.",
  PAYMENT_METHODS_NOT_FOUND:
    "The site has no payment method for this order. Connect a payment method in the site's dashboard.",
  PAYMENT_METHOD_UNAVAILABLE:
    "The payment method is unavailable. Ask the buyer to use a different method.",
  PAYMENT_NOT_AUTHORIZED:
    "The payment is not authorized, so it cannot be captured or voided. Fetch the payment to see its current status.",
  PAYMENT_NOT_FOUND:
    "The order has no payment with this id. Check the id, or fetch the order's payments again.",
  PAYMENT_NOT_REFUNDABLE:
    "The payment provider does not refund this payment. Check the refundability of the payment, and refund it outside the platform.",
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE:
    "The selected payment provider is not connected to the site. Ask the buyer to choose another payment method.",
  PERSON_IDENTITY_NOT_FOUND:
    "The recipient of the tip cannot be identified. Call the operation as a user, or check the staff id.",
  PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART:
    "A cart with demo items cannot be ordered. Add your own products to the store, and order those instead.",
  PLAN_LINE_ITEM_NOT_FOUND:
    "The plan that pays for an item is not in the cart. Add the plan to the cart first, or correct its id.",
  PREORDER_VALIDATION_ERROR:
    "The preorder settings are invalid. To set a limit or a message, turn on preorder.",
  PRESET_PERCENTAGE_TOO_HIGH:
    "A tip preset exceeds the maximum percentage. Send a lower percentage for this preset.",
  PRE_ORDER_VALIDATION:
    "The preorder settings are invalid. Turn on preorder, and track the item's quantity.",
  PRODUCTS_LIMIT_EXCEEDED:
    "The store has reached the limit for products. Delete some of the products first.",
  PRODUCT_MEDIA_NOT_EXIST:
    "An image or video of the product was not found. Upload the file first, and send its id in the product.",
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED:
    "A new choice in a product requires a name and a type. Send a name and a type, or the id of an existing choice.",
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED:
    "A new option in a product requires a name and a type. Send a name and a type, or the id of an existing option.",
  PRODUCT_RESTRICTION_ERROR:
    "An app restricts changes to this product. See `details.applicationError.data` for the restrictions.",
  PROMOTIONS_LIMIT_EXCEEDED:
    "The store has reached the limit for promotions. Delete a promotion first.",
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE:
    "The purchase date cannot be in the future. Send a date in the past, or omit the field.",
  RECAPTCHA_FAILED: "The CAPTCHA was not solved. Show the CAPTCHA to the user again.",
  RECAPTCHA_REQUIRED:
    "The site requires a CAPTCHA. Show the CAPTCHA to the user, and repeat the call with the token that it returns.",
  RECEIPT_ALREADY_EXIST:
    "The payment already has a receipt. Use this receipt instead of creating another one.",
  RECEIPT_GENERATION_IN_PROGRESS:
    "The receipt is being generated. Wait a moment, then fetch the payment again.",
  RECOMMENDATIONS_PROVIDER_NOT_FOUND:
    "The site has no app that provides recommendations. Install an app that provides recommendations, or show other content.",
  REDEEM_GIFT_CARD_ERROR:
    "The gift card could not be redeemed. Check the balance of the gift card, then try again or use another payment method.",
  REENROLLMENT_REQUIRED_BY_ADMIN:
    "The site's administrator requires members to set up the second factor again. Guide the member through setting up the second factor.",
  REGISTRATION_TO_EDITORX_NOT_ALLOWED:
    "Accounts of this type can no longer be created. Register the user as a site member instead.",
  REMOVED_SLUG:
    "A category must have a slug. Send a slug, or omit the field to keep the current slug.",
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING:
    "A negative quantity can only increase. Send a quantity that is at least the current quantity.",
  REQUEST_COLLECTION_DISABLED:
    "The site does not collect back-in-stock requests. Hide the form, or call `startCollectingRequests` to turn collection on.",
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS:
    "The request contains both a catalog item and request ids. Send either the catalog item or the request ids.",
  REQUIRED_APP_NOT_INSTALLED:
    "The site does not have the required app. Install the app from the site's dashboard.",
  REQUIRED_COMPONENT_DOES_NOT_EXIST:
    "The site's checkout page lacks a required component. In the editor, add the checkout page again, and publish the site.",
  REQUIRED_COUNTRY: "Delivery rates depend on the country. Send the country of the address.",
  RESERVED_FIELD_NAME_NON_EDITABLE:
    "The name of a predefined field cannot change. Omit the name from the request.",
  RIBBON_CREATION_FAILED:
    "The ribbon in the product could not be created. Create the ribbon with `createRibbon` first, and send its id in the product.",
  RIBBON_NOT_FOUND:
    "No ribbon has this id. Query the ribbons again, or send the name of a new ribbon.",
  ROLE_DOES_NOT_EXIST: "No role has this id. Check the id, or list the roles again.",
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND:
    "The checkout does not have the selected delivery option. Choose one of the delivery options in the checkout.",
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE:
    "The selected delivery option is no longer available. Fetch the checkout again, and ask the buyer to choose another delivery option.",
  SELF_BLOCKING_FORBIDDEN:
    "Members cannot block themselves. Do not show the logged-in member a way to block themselves.",
  SELF_REPORTING_FORBIDDEN:
    "Members cannot report themselves. Do not show the logged-in member a way to report themselves.",
  SELF_UNBLOCKING_FORBIDDEN:
    "Members cannot unblock themselves. Do not show the logged-in member a way to unblock themselves.",
  SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION:
    "A shippable item cannot have a free trial. Remove the free trial, or remove the item.",
  SHIPPING_NOT_FOUND: "The order has no shipping to refund. Omit the shipping from the refund.",
  SINGLE_DEFAULT_DELIVERY_PROFILE:
    "A default delivery profile already exists. Create this delivery profile without `default`.",
  SITE_MUST_ACCEPT_PAYMENTS:
    "The site does not accept payments. Connect a payment method, and make sure that the site's plan allows payments.",
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT:
    "The site does not accept payments. Connect a payment method, and make sure that the site's plan allows payments.",
  SITE_NOT_ACCEPTING_PAYMENTS:
    "The site does not accept payments. Connect a payment method, and make sure that the site's plan allows payments.",
  SITE_NOT_FOUND:
    "The site for this request was not found. Check the client id, or the site id that you use with the API key.",
  SITE_NOT_PUBLISHED: "The site is not published. Publish the site in its dashboard.",
  SKU_ALREADY_EXIST_ERROR: "Another variant has this SKU. Use a unique SKU for each variant.",
  SLUG_ALREADY_EXISTS: "Another member has this slug. Ask the member to choose a different slug.",
  STATUS_NOT_ALLOWED:
    "The payment cannot change from its current status to this status. Fetch the payment to see its current status.",
  SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY:
    "Tax regions in this country have no subdivisions. Omit the subdivision from the request.",
  SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY:
    "Delivery regions in this country have no subdivisions. Send only the country of the region.",
  SUBSCRIPTION_ALREADY_STARTED:
    "The subscription has already started, and the platform bills it automatically. You do not need to request a payment.",
  SUBSCRIPTION_BUYER_INFO_REQUIRED:
    "A subscription requires the buyer's details. Set the buyer's email address and contact in the draft.",
  SUBSCRIPTION_ID_ALREADY_EXISTS:
    "A subscription with this id already exists. If you omit the id, the platform generates one.",
  SUBSCRIPTION_ITEM_UNSUPPORTED:
    "This type of draft does not support subscriptions. Sell the item through a checkout.",
  SUBSCRIPTION_SINGLE_ITEM_ALLOWED:
    "A draft with a subscription cannot have other items. Create another draft for the other items.",
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL:
    "A subscription cannot have both a fixed billing day and a free trial. Omit the billing day or the free trial.",
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY:
    "Only monthly subscriptions can have a fixed billing day. Omit the billing day, or set the billing interval to a month.",
  SUBSCRIPTION_WITH_GIFT_CARD:
    "A subscription cannot be paid for with a gift card. Remove the gift card from the checkout.",
  SUBSCRIPTION_WITH_INVALID_FREQUENCY:
    "The billing interval of the subscription is not supported. Choose a different billing interval.",
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS:
    "A checkout with a subscription cannot have other items. Remove the other items from the checkout.",
  SUBSCRIPTION_WITH_ZERO_TOTAL:
    "The total of a subscription cannot be zero. Remove the discount from the checkout.",
  TAX_GROUP_ID_NOT_FOUND: "No tax group has this id. Check the id, or query the tax groups again.",
  TAX_REGION_ID_NOT_FOUND:
    "No tax region has this id. Check the id, or query the tax regions again.",
  THROTTLED_FEATURE: "There were too many attempts. Ask the user to wait a while and try again.",
  TIP_NOT_FOUND: "The order or draft has no tip. Set a tip on the order or draft first.",
  TIP_SETTINGS_NOT_FOUND:
    "No tip settings apply to these items. Create tip settings for these items, or create default settings.",
  TOO_MANY_INFO_SECTIONS_ERROR:
    "A product would have too many info sections. Remove some of its info sections first.",
  TOO_MANY_OPTIONS_IN_REQUEST:
    "A product in the request has too many options. Send fewer options for the product.",
  TOO_MANY_TO_COUNT:
    "The number of matches exceeds the limit. Use a filter that matches fewer items.",
  TOO_MANY_VARIANTS:
    "A product would have too many variants. Send fewer options or choices, or split the request into several requests.",
  TRACKING_NUMBER_ALREADY_EXISTS:
    "A fulfillment of the order already has this tracking number. Update the existing fulfillment instead.",
  TRANSACTION_NOT_FOUND:
    "No transaction has this id. Check the id of the transaction and its gift card.",
  TRANSLATIONS_NOT_FOUND:
    "No translations exist for this language. Request the content in the site's main language.",
  TREES_LIMIT_EXCEEDED:
    "The site has reached the limit for category trees. Use an existing category tree.",
  TREE_CYCLE_DETECTED: "A category cannot be its own descendant. Choose another parent category.",
  TRUSTED_CLIENTS_ONLY:
    "The caller cannot use this type of login. Use the Wix login page, or call the operation as a trusted app.",
  UNAUTHENTICATED_TOKEN:
    "The token in the request is invalid. Use the token from the URL that opened the checkout.",
  UNAVAILABLE_PAYMENT_METHOD:
    "The selected payment method is not available. Ask the buyer to choose a different payment method.",
  UNCONFIRMED_SAVE_PAYMENT_METHOD:
    "An item requires a saved payment method. Ask the buyer for consent to save the payment method, and include the confirmation in the request.",
  UNIMPLEMENTED_FEATURE:
    "The platform does not support this feature yet. Omit this feature from the request.",
  UNKNOWN_DELIVERY_CARRIER:
    "No installed app provides this carrier. Install the carrier's app, or check the carrier's id.",
  UNSUPPORTED_FIELD:
    "Registration does not support a field in the profile. Omit this field, and update the member after registration.",
  UPDATE_OF_FIELD_NOT_ALLOWED:
    "A field in the request does not support bulk updates. Remove this field from the field mask.",
  UPDATING_LINE_ITEM_WITH_LOCATIONS:
    "The platform cannot update items from several locations. Remove the item from the draft, and add it again.",
  UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "The price of a modifier cannot change on a draft with two currencies. Remove the item from the draft, and add it again.",
  UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "The price of an item cannot change on a draft with two currencies. Remove the item from the draft, and add it again.",
  UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "A price description cannot change on a draft with two currencies. Remove the item from the draft, and add it again.",
  UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN:
    "The item has been removed. Add the item again with the new price.",
  UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN:
    "The taxable address of an existing item cannot change. Remove the item from the draft, and add it again.",
  USER_EMAIL_OFAC_ADDRESS:
    "The platform is not allowed to create an account for this email address. The user cannot register with this address.",
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT:
    "The variants do not match the product's options. Send one variant for each combination that you sell.",
  VARIANT_ID_ALREADY_EXISTS:
    "Another product has a variant with this id. If you omit the id, the platform generates one.",
  VERIFICATION_FAILED:
    "The verification code is wrong or has expired. Ask the user to check the code, or send a new code.",
  VIOLATIONS_WITH_ERROR_SEVERITY:
    "The site or one of its apps does not allow this order. Show the buyer the violations in the cart or checkout.",
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED:
    "This account cannot log in with a password. Ask the user to log in with single sign-on.",
  UNAUTHENTICATED:
    "Pass a strategy to `createClient` as `auth`, and check its API key or client id.",
  PERMISSION_DENIED:
    "Use a client that has the permission: one with an API key (`ApiKeyStrategy`), an app (`AppStrategy`) or, if the operation allows it, a logged-in member. API keys and apps are only for servers. From a browser, send a request to your own server instead.",
  PRODUCT_NOT_FOUND: "Check the id or slug. Visitors can only see visible products.",
  INVALID_FILTER:
    "Filter only by fields that support this operator. The types of the query builder list them. If the filter is empty, omit it.",
  INVALID_SORT:
    "Sort only by the fields that `ascending` and `descending` of the query builder accept.",
  CATALOG_V3_SITE_CALLING_CATALOG_V1_API:
    "Use `productsV3` and the other modules for catalog V3. To find out which version a site uses, call `catalogVersioning.getCatalogVersion()`.",
  CATALOG_V1_SITE_CALLING_CATALOG_V3_API:
    "Use `products`, `collections` and `inventory`. To find out which version a site uses, call `catalogVersioning.getCatalogVersion()`.",
};
