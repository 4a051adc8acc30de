// Generated from api/ by `npm run generate`. Do not edit.

/** Help texts for the platform's application errors. */
export const remedies: Readonly<Record<string, string>> = {
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN:
    "The member has an active paid plan. Cancel the plan before you block the member.",
  ADDITIONAL_FEE_NOT_FOUND:
    "No additional fee has this id. Fetch the order or draft again to get the current ids.",
  ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED:
    "Only custom fees can be deleted. To leave out other fees, use `setAdditionalFees`.",
  ADD_CUSTOMIZATION_CHOICES_FAILED:
    "The product's new choices could not be added to their customization. Add them with `addCustomizationChoices` first, then refer to them by id.",
  ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE:
    "The adjustment would make a price negative or exceed the limit. Use a smaller adjustment.",
  ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE:
    "The adjustment would take a compare-at price outside its limits or below the price. Use a smaller adjustment.",
  ADJUSTED_COST_OUT_OF_RANGE:
    "The adjustment would make a cost negative or exceed the limit. Use a smaller adjustment.",
  ADMIN_BLOCKING_FORBIDDEN:
    "Members cannot block site admins. Offer blocking only for other members.",
  AFTER_CATEGORY_NOT_IN_PARENT:
    "The category in `moveAfterCategoryId` is not a child of the new parent. Choose a child of the new parent, or another position.",
  ALGORITHM_NOT_SUPPORTED:
    "The recommendations app does not support this algorithm. Choose an algorithm from `listAvailableAlgorithms`.",
  ALREADY_EXISTS: "An entry for this country and subdivision already exists. Update it instead.",
  ALREADY_REDEEMED:
    "The gift card has already been redeemed for this order. Do not redeem it again. Read the order or transaction instead.",
  ALREADY_VOIDED: "The transaction is already void. No action is needed.",
  APP_ID_CANNOT_BE_UPDATED:
    "The app of a carrier cannot be changed. Remove the carrier and add one from the other app.",
  ATTRIBUTE_NOT_FOUND:
    "The profile contains a custom field that the site does not have. Create the field or omit it.",
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS:
    "This email address is already subscribed to the item. Tell the visitor that no further request is needed.",
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND:
    "No notification request has this id. Query the requests again.",
  BARCODE_ALREADY_EXIST_ERROR:
    "Another variant already has this barcode. Use a unique barcode for each variant.",
  BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION:
    "Tax is calculated from the billing address. Set the billing address of the draft, then try again.",
  BLOCK_DOES_NOT_EXIST: "The member is not blocked. No action is needed.",
  BRAND_CREATION_FAILED:
    "The brand in the product could not be created. Create it with `createBrand` and send its id.",
  BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION:
    "Tax is calculated from the business address, which is missing or invalid. Set it in the site's dashboard.",
  BUSINESS_LOCATION_CANNOT_BE_EDITED:
    "The business location of an order cannot change. Keep it, or create a new order for the other location.",
  BUSINESS_LOCATION_NOT_FOUND: "No business location has this id. Fetch the locations again.",
  CALCULATION_ERROR:
    "The totals could not be calculated, often because a tax, shipping or discount service did not respond. Check the calculation errors and try again.",
  CALCULATOR_ID_NOT_FOUND:
    "The site has no tax calculator with this id. Use a calculator from `listTaxCalculators`.",
  CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION:
    "This tax calculator does not support the country. Choose another calculator for the region.",
  CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT:
    "The price of this variant is restricted and cannot be adjusted. Omit the variant from the adjustment.",
  CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE:
    "The checkout template is inactive. Set its status to ACTIVE first.",
  CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS:
    "A checkout template needs at least one item. Send `lineItems` or `customLineItems`.",
  CANNOT_DELETE_DEFAULT_SETTINGS:
    "The default tip settings cannot be deleted. Update them instead.",
  CANNOT_DELETE_MEMBER_REPORTS:
    "The caller is not allowed to delete reports of this member. Call as the site owner or as an app with the permission.",
  CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST:
    "A paid payment request cannot be deleted. To return the money, refund the payment.",
  CANNOT_DELETE_SYSTEM_ROLE:
    "Predefined roles cannot be deleted. Delete only roles that the site created.",
  CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET: "Two presets are marked as the default. Mark only one.",
  CANNOT_OVERWRITE_NON_IMPORTED_ORDER:
    "An order with this id exists and was not imported. Import the order with another id.",
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD:
    "The cart contains a gift card, which cannot be paid for with a gift card. Use another payment method.",
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD:
    "The cart contains a subscription, which cannot be paid for with a gift card. Remove the gift card and use another payment method.",
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD:
    "Coupons cannot be used to buy a gift card. Remove the coupon.",
  CANNOT_REMOVE_PAID_TIP_DISTRIBUTION:
    "This part of the tip has already been paid. Refund it instead.",
  CANNOT_REPORT_BLOCKED_MEMBER:
    "The member is blocked and cannot be reported. No action is needed.",
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER:
    "The order number counter can only increase. Send a number above the current counter.",
  CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM:
    "The options of a fulfilled item cannot change. Add another line item with the new options.",
  CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM:
    "A custom line item has no catalog options. Change its name or description instead.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS:
    "The request contains no changes. Send at least one field.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS:
    "A checkout template needs at least one item. Send a list with the items to keep.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD:
    "One of the fields cannot be changed after creation. Omit it, or create a new template.",
  CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS:
    "The status is unknown. Send ACTIVE or INACTIVE.",
  CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST: "The payment request has expired. Create a new one.",
  CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER:
    "An external fulfiller handles this item, so it cannot be changed. Omit the item.",
  CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT:
    "The amount of a payment request cannot change. Void the request and create one with the new amount.",
  CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST:
    "The payment request has been paid. For the remaining balance, create another request.",
  CANNOT_UPDATE_SYSTEM_ROLE: "Predefined roles cannot be changed. Create a custom role instead.",
  CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST: "The payment request is void. Create a new one.",
  CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST:
    "The payment request has expired and can no longer be paid. No action is needed.",
  CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST:
    "The payment request has been paid. Refund the payment instead.",
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM:
    "The item cannot be paid for with a membership. Remove the membership from this item.",
  CANT_CREATE_CART_WITHOUT_ITEMS:
    "A new cart needs at least one line item. Add one, or let the first `addToCart` call create the cart.",
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER:
    "The contact of a member's cart is already known. Omit `contactId`.",
  CAPTCHA_TOKEN_REQUIRED: "The site requires a CAPTCHA. Show it and call again with its token.",
  CARRIER_ALREADY_EXISTS_IN_REGION: "The region already has this carrier. Update it instead.",
  CART_ALREADY_ORDERED:
    "An order has already been placed from this cart. Create or fetch the current cart and use that one.",
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION:
    "All items of a cart must come from one location. Add items of the same location, or empty the cart first.",
  CART_PRICES_OUT_OF_SYNC:
    "Prices have changed since the cart was last calculated. Refresh the cart, show the new total and ask the buyer to confirm.",
  CATALOG_IMPORT_ALREADY_SUBMITTED:
    "This import has already been submitted. Poll its status instead.",
  CATALOG_ITEMS_NOT_FOUND:
    "Some items do not exist in their catalog. Check `catalogItemId` and `appId`.",
  CATALOG_ITEM_ALREADY_EXIST:
    "The item is already on the draft. Change its quantity with `updateLineItems`.",
  CATALOG_ITEM_NOT_AVAILABLE:
    "The item is not available. Choose another item or a smaller quantity.",
  CATALOG_ITEM_NOT_FOUND:
    "The item does not exist in the catalog. Check `catalogItemId`, `appId` and `options.variantId`.",
  CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED:
    "Draft orders do not support the payment option of this item. Sell it through a checkout.",
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED:
    "The category tree has reached its limit. Delete categories that you no longer need.",
  CATEGORY_DEPTH_LIMIT_EXCEEDED:
    "The category would be nested too deeply. Choose a parent at a higher level.",
  CATEGORY_NOT_FOUND: "No category has this id. Fetch the categories again.",
  CHECKOUT_ALREADY_PAID:
    "The checkout has already become an order. Search the orders by `checkoutId`.",
  CHECKOUT_CHANGED:
    "The checkout changed while the order was being placed. Fetch it again and ask the buyer to confirm.",
  CHECKOUT_IS_COMPLETE: "The checkout has already become an order. Create a new checkout.",
  CHECKOUT_PAGE_NOT_FOUND:
    "The site has no checkout page. Add it in the editor and publish the site, or provide your own checkout URL.",
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS:
    "A payment for this checkout is in progress. Wait for its result before you try again.",
  CHOICES_LIMIT_EXCEEDED: "The customization would have too many choices. Remove some first.",
  CHOICE_ASSIGNED_TO_PRODUCT: "Products use this choice. Remove it from those products first.",
  CHOICE_IDS_MISMATCH:
    "The list must contain every choice exactly once. Fetch the customization and send all of its choice ids.",
  CHOICE_NOT_EXIST:
    "The product refers to a choice that its customization does not have. Add the choice to the customization, or correct the id.",
  CHOICE_NOT_FOUND: "The customization has no choice with this id. Fetch the customization again.",
  CLIENT_METADATA_NOT_FOUND:
    "The site's registration settings were not found. Check the client id, and whether the site has a members area.",
  COMMUNITY_JOIN_IMPOSSIBLE:
    "The member's status does not allow joining the community. Check that the member is approved and not blocked.",
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE:
    "The compare-at price must be higher than the price. Increase it or omit it.",
  COULD_NOT_CREATE_SET_ACCOUNT_USER:
    "The account could not be created. Try again later. If the error persists, contact Wix support with the request id.",
  COUPON_ALREADY_EXISTS: "The cart already has this coupon. No action is needed.",
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
    "Coupons cannot be used to buy a gift card. Remove the coupon.",
  COUPON_LOCKED:
    "The coupon was locked when the cart was created. It cannot be replaced or removed.",
  COUPON_NOT_FOUND_IN_CART: "The cart does not have this coupon. Fetch the cart again.",
  CREATE_ORDER_FAILED_VALIDATIONS:
    "The draft violates rules of the site or its apps. The violations are listed in `details.applicationError.data`.",
  CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY:
    "Amounts must be in the currency of the draft. Convert them, or omit the currency.",
  CURRENCY_MISMATCH:
    "The gift card and the order have different currencies. Use a gift card in the currency of the order.",
  CURRENCY_NOT_SUPPORTED:
    "The gift card cannot be redeemed in this currency. Use another payment method.",
  CURRENCY_REQUIRED: "The draft has no currency yet. Send a currency with the amounts.",
  CUSTOMIZATIONS_CREATION_FAILED:
    "Options or modifiers in the product could not be created. Create them as customizations first and send their ids.",
  CUSTOMIZATION_NOT_EXIST:
    "The product refers to an option or modifier that does not exist. Create it, or correct the id.",
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE:
    "A custom line item must have exactly one type of properties. Omit all but one.",
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE:
    "A custom line item must be paid in full, online or offline. Choose one of these payment options.",
  DATA_EXTENSION_UPDATE_FAILED:
    "The extended fields are invalid. Check them against the schema of the app.",
  DEFAULT_CANNOT_BE_UPDATED:
    "You cannot change which delivery profile is the default. Omit `default`.",
  DEFAULT_SETTINGS_ALREADY_EXISTS: "Default tip settings already exist. Update them instead.",
  DELIVERY_CARRIER_CANNOT_BE_UPDATED:
    "Carriers cannot be updated together with their region. Use `addDeliveryCarrier`, `updateDeliveryCarrier` and `removeDeliveryCarrier`.",
  DELIVERY_CARRIER_MISSING_BACKUP_RATE:
    "This carrier gets its rates from an external service. Provide a backup rate in case the service does not respond.",
  DELIVERY_CARRIER_NOT_FOUND:
    "The region does not have this carrier. List the region's carriers again.",
  DELIVERY_METHOD_MISSING_ADDRESS:
    "The delivery address is missing. Set it before you set a delivery method.",
  DELIVERY_METHOD_MISSING_LINE_ITEMS:
    "The cart has no items to deliver. Add items before you set a delivery method.",
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
    "The delivery method does not apply to all items. Choose another method.",
  DELIVERY_METHOD_NOT_FOUND:
    "The cart has no delivery method with this code. Choose one from the calculated cart.",
  DELIVERY_METHOD_NO_LONGER_AVAILABLE:
    "The selected delivery method is no longer available. Calculate the cart again and ask the buyer to choose another method.",
  DELIVERY_PROFILES_LIMIT_EXCEEDED:
    "The site has reached the limit for delivery profiles. Delete one first.",
  DELIVERY_PROFILE_NOT_FOUND: "No delivery profile has this id. Query the profiles again.",
  DELIVERY_REGION_CANNOT_BE_UPDATED:
    "Regions cannot be updated together with their profile. Use `addDeliveryRegion`, `updateDeliveryRegion` and `removeDeliveryRegion`.",
  DELIVERY_REGION_NOT_FOUND: "No delivery region has this id. Fetch the delivery profile again.",
  DEMO_ORDER_NOT_ALLOWED: "Demo items cannot be ordered. Add your own products.",
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: "The deposit exceeds the unit price. Lower the deposit.",
  DESTINATIONS_COLLISION: "Two regions contain the same destination. Remove it from one of them.",
  DIGITAL_FILE_NOT_FOUND_ERROR:
    "The file of a digital product was not found. Upload it and send its id.",
  DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: "The discounts exceed the item totals. Lower them.",
  DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: "The discounts exceed the order total. Lower them.",
  DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL: "The discounts exceed the shipping total. Lower them.",
  DISCOUNT_NOT_FOUND: "No discount has this id. Fetch the draft again.",
  DISCOUNT_REMOVE_NOT_SUPPORTED:
    "Only custom discounts can be deleted. To leave out other discounts, use `setDiscounts`.",
  DOESNT_SUPPORT_CHOICES:
    "This customization is a free-text field and cannot have choices. Omit the choices.",
  DOESNT_SUPPORT_FREE_TEXT: "This customization has choices. Omit the free-text settings.",
  DRAFT_ORDER_ALREADY_COMMITTED:
    "The draft has already been committed. To change the order, create a new draft.",
  DRAFT_ORDER_CANNOT_BE_DELETED: "The draft has been committed. Only open drafts can be deleted.",
  DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS:
    "The changes violate rules of the site or its apps. The violations are listed in `details.applicationError.data`.",
  DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL:
    "The deposit exceeds the order total. Lower the deposit.",
  DRAFT_ORDER_DOES_NOT_EXIST: "No draft has this id. Query the drafts again.",
  DRAFT_ORDER_HAS_GLOBAL_DEPOSIT:
    "The draft already has a deposit for the whole order. Add the item without a deposit.",
  DRAFT_ORDER_NOT_FOUND: "No draft has this id. Query the drafts again.",
  DUPLICATED_EXTERNAL_LINE_ITEM_ID:
    "Two items have the same external id. Use a unique id for each item.",
  DUPLICATED_LINE_ITEM_IDS: "Two items have the same id. Use unique ids, or omit them.",
  DUPLICATE_BARCODE_ERROR:
    "Two variants in the request have the same barcode. Use a unique barcode for each variant.",
  DUPLICATE_CATEGORY_ASSIGNMENT: "The promotion lists a category twice. List each category once.",
  DUPLICATE_EMAIL:
    "An account with this email address already exists. Offer login or a password reset.",
  DUPLICATE_HANDLE: "Another category has this handle. Choose a different one.",
  DUPLICATE_ITEM_MODIFIER_IDS:
    "An item lists a modifier twice. Send each modifier once, with its quantity.",
  DUPLICATE_LINE_ITEM_UPDATES:
    "The request updates a line item twice. Combine the changes into one update.",
  DUPLICATE_MODIFIER_GROUP_IDS: "An item lists a modifier group twice. Send each group once.",
  DUPLICATE_PRODUCT_OPTIONS: "The product lists an option twice. List each option once.",
  DUPLICATE_RIBBON_IN_ADDITIONAL:
    "The additional ribbons contain a ribbon twice. List each ribbon once.",
  DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL:
    "The primary ribbon is also listed as an additional ribbon. Remove it from one of them.",
  DUPLICATE_SLUG: "Another category has this slug. Choose a different one.",
  DUPLICATE_SLUG_ERROR:
    "Another product has this slug. Choose a different one, or omit it to generate one from the name.",
  DUPLICATE_VARIANT_OPTION_CHOICE:
    "Two variants have the same choices. Send each combination once.",
  EMAIL_VERIFICATION_FAILED:
    "The verification code is wrong or has expired. Ask the user to enter it again, or send a new code.",
  EMAIL_VERIFICATION_REQUIRED:
    "The platform sent a verification code by email. Ask the user for the code and complete the verification.",
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS:
    "The request assigns and unassigns no tags. Send at least one tag.",
  EMPTY_CART: "The cart has no items. Add items before you place an order.",
  EMPTY_CHANGE_REQUEST:
    "The request contains no changes. Send at least one change for each line item.",
  EMPTY_CHECKOUT: "The checkout no longer has any items. Create a new checkout from the cart.",
  EMPTY_LINE_ITEM_UPDATES:
    "The request contains no changes. Send at least one field for each line item.",
  EMPTY_PAYMENT_TOKEN:
    "The payment form returned no token. Ask the buyer to enter the payment details again.",
  ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT:
    "The product is sold only by subscription, but all of its subscriptions are hidden. Make one visible, or allow one-time purchases.",
  ERROR_COUPON_DOES_NOT_EXIST: "The coupon does not exist. Ask the buyer to check the code.",
  ERROR_COUPON_HAS_EXPIRED: "The coupon has expired. Remove it or use a different coupon.",
  ERROR_COUPON_IS_NOT_ACTIVE_YET: "The coupon is not active yet. Try again after its start date.",
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED:
    "The buyer has reached the usage limit of this coupon. Remove it.",
  ERROR_COUPON_USAGE_EXCEEDED: "The coupon has reached its usage limit. Remove it.",
  EXTERNAL_REFUND_EXPECTED:
    "The payment provider cannot refund this payment automatically. Refund it at the provider, then record the refund with `externalRefund: true`.",
  FAILED_COMMITING_TIP_ON_ORDER:
    "The tip could not be saved on the order. Fetch the order, then try again.",
  FAILED_DELETING_TIP_FROM_ORDER:
    "The previous tip could not be removed from the order. Fetch the order, then try again.",
  FAILED_SETTING_TIP_ON_ORDER:
    "The tip could not be set on the order. Fetch the order, then try again.",
  FAILED_TO_FETCH_SETTINGS: "The site's settings could not be loaded. Try again later.",
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    "An app that validates orders did not respond. Try again. If the error persists, check that app.",
  FIELD_MASK_VALUE_NOT_SUPPORTED:
    "The field mask contains a field that this operation cannot update. Remove it from the mask.",
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR:
    "The field mask contains a field that is missing from the request. Send the field, or remove it from the mask.",
  FIXED_QUANTITY_ITEM: "The quantity of this item cannot change. Keep it, or remove the item.",
  FULL_OUT_OF_STOCK: "All items of the checkout are out of stock. Send the buyer back to the cart.",
  GATEWAY_TRANSACTION_NOT_FOUND:
    "The payment provider has no record of this transaction. Fetch the payments of the order again.",
  GIFT_CARD_ALREADY_APPLIED: "The order already has this gift card. No action is needed.",
  GIFT_CARD_ALREADY_EXISTS: "The cart already has this gift card. No action is needed.",
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
    "A gift card cannot be paid for with another gift card. Use another payment method.",
  GIFT_CARD_CODE_INVALID: "The gift card code is invalid. Ask the buyer to check it.",
  GIFT_CARD_DISABLED: "The gift card is disabled. Ask the buyer to contact the shop.",
  GIFT_CARD_EXPIRED: "The gift card has expired. Use another payment method.",
  GIFT_CARD_IS_EMPTY: "The gift card has no balance left. Use another payment method.",
  GIFT_CARD_ITEM_UNSUPPORTED:
    "Draft orders cannot contain gift cards. Sell them through a checkout.",
  GIFT_CARD_LOCKED:
    "The gift card was locked when the cart was created. It cannot be replaced or removed.",
  GIFT_CARD_NOT_FOUND: "The gift card does not exist. Ask the buyer to check the code.",
  GIFT_CARD_NOT_FOUND_IN_CART: "The cart does not have this gift card. Fetch the cart again.",
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART:
    "A cart with demo items cannot be paid for with a gift card. Add your own products.",
  GIFT_CARD_REDEEM_ERROR:
    "The gift card could not be redeemed. Check its balance, then try again or use another payment method.",
  ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP:
    "Predefined tax groups cannot be changed. Create a custom tax group instead.",
  INCORRECT_FIELD_PRIVACY:
    "A custom field of this type cannot have this privacy setting. Choose a different setting.",
  INCORRECT_FIELD_TYPE: "The custom field type is not supported. Choose one of the known types.",
  INFO_SECTION_CREATION_FAILED:
    "The info section in the product could not be created. Create it with `createInfoSection` and send its id.",
  INFO_SECTION_ERROR_OCCURRED:
    "An info section of the product is invalid. Check that it exists and that the product lists it only once.",
  INSUFFICIENT_DEADLINE_BUDGET: "The platform ran out of time. Try again.",
  INSUFFICIENT_FUNDS:
    "The gift card balance is too low. Redeem the remaining balance and use another payment method for the rest.",
  INSUFFICIENT_INVENTORY:
    "The inventory is too low. Show the available quantity and ask the buyer to reduce the quantity.",
  INVALID_ADDITIONAL_FEE_REFUND_AMOUNT:
    "The refund of a fee exceeds the amount that was paid and not yet refunded. Lower the amount.",
  INVALID_ADDRESS_FORMAT: "An address is invalid. Check the country, subdivision and postal code.",
  INVALID_AMOUNT:
    "The amount is not positive or exceeds the balance due. Check the balance of the order and send that amount or less.",
  INVALID_ARGUMENT: "The request is invalid. Check its fields against the documentation.",
  INVALID_CAPTCHA_TOKEN:
    "The CAPTCHA token is invalid or was already used. Show the CAPTCHA again.",
  INVALID_CART:
    "The cart cannot be ordered in its current state. Calculate it and resolve its errors and violations.",
  INVALID_CATALOG_REFERENCE_OPTIONS:
    "The options do not identify a variant of the product. Send `options.variantId`.",
  INVALID_COUPON_CODE: "The coupon code does not exist. Ask the buyer to check it.",
  INVALID_COUPON_STATUS:
    "The coupon has expired, is used up or is not active yet. Use a different coupon.",
  INVALID_CURRENCY: "The charge must be in the currency of the order. Use that currency.",
  INVALID_CUSTOMIZATION_RENDER_TYPE:
    "This render type is not supported for this type of option or modifier. Choose another render type.",
  INVALID_DEFAULT_VARIANT:
    "The default variant is not a visible variant of the product. Choose a visible one.",
  INVALID_FIELD_SOCIAL_TYPE:
    "The social network type does not match the field type. Omit it or choose a different type.",
  INVALID_FREE_TEXT_SETTINGS:
    "The free-text settings are invalid. Send a key, a title and a length within the limits.",
  INVALID_GIFT_CARD_CODE: "The gift card code does not exist. Ask the buyer to check it.",
  INVALID_GIFT_CARD_CURRENCY:
    "The currency of the gift card differs from the currency of the order. Use another payment method.",
  INVALID_GIFT_CARD_STATUS:
    "The gift card is empty, expired or disabled. Use another payment method.",
  INVALID_ITEM_IMAGE_URL: "The image URL of the item is invalid. Send an absolute https URL.",
  INVALID_LD_SESSION: "The registration's session has ended. Start the registration again.",
  INVALID_LINE_ITEM_ADDRESS_INDEX:
    "A line item refers to an address index that the request does not have. Indexes start at 0.",
  INVALID_LINE_ITEM_REFUND_QUANTITY:
    "The refund quantity of a line item exceeds the quantity that was bought and not yet refunded. Lower it.",
  INVALID_LINE_ITEM_RESTOCK_QUANTITY:
    "The restock quantity of a line item exceeds its refund quantity. Lower it.",
  INVALID_MEMBERSHIP:
    "The selected membership no longer covers the item. Ask the buyer to choose another membership or payment method.",
  INVALID_MEMBERSHIP_PAYMENT_OPTION:
    "The item cannot be paid for with a membership. Choose another payment option.",
  INVALID_ORDER_STATUS_FOR_SUBSCRIPTION:
    "You can request payment for a subscription only while its order is open. Check the order's status.",
  INVALID_PAYMENT_REFUND_AMOUNT:
    "The refund exceeds the amount that was paid and not yet refunded. Check the refundability of the order.",
  INVALID_PAYMENT_STATUS:
    "The status of the payment does not allow this operation. Fetch the payment again, and wait if it is pending.",
  INVALID_PAYMENT_TYPE:
    "This type of payment does not support the operation. Choose another payment of the order.",
  INVALID_PRICE_VERIFICATION_TOKEN:
    "The confirmed prices differ from the cart's prices. Calculate the cart again and ask the buyer to confirm.",
  INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION:
    "Only physical products can be sold by subscription. Remove the subscriptions or change the product type.",
  INVALID_QUANTITY_VALUE: "The quantity range is invalid. Check its limits.",
  INVALID_REVISION:
    "The entity has changed since you fetched it. Fetch it again and send the new revision.",
  INVALID_SELECTED_CARRIER_SERVICE_OPTION:
    "The selected delivery option is not valid for its carrier. Choose an option from the checkout.",
  INVALID_SETTINGS: "These privacy settings cannot be combined. Check their values.",
  INVALID_SHIPPING_REFUND_AMOUNT:
    "The shipping refund exceeds the amount that was paid and not yet refunded. Lower it.",
  INVALID_SUBDIVISION_FORMAT: 'The subdivision must include its country code, as in "US-NY".',
  INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT:
    "The subscription discount must be less than the price. Lower it.",
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN:
    "The token of the external checkout is invalid or has expired. Restart the external checkout.",
  INVALID_TIP: "The tip amount is not allowed by the tip settings. Preview the tip first.",
  INVALID_TIP_DISTRIBUTION:
    "The shares do not add up to the tip, or a recipient cannot receive tips. Check the amounts and the staff.",
  INVALID_USER_TYPE: "An account of this type cannot register here. Use site member registration.",
  INVENTORY_QUANTITY_NOT_TRACKED:
    "The inventory item does not track its quantity. Turn on quantity tracking first.",
  IP_ADDRESS_FILTERED:
    "The platform does not accept registrations from this IP address. Try from another network.",
  ITEM_ALREADY_EXISTS:
    "An inventory item for this variant and location already exists. Update it instead.",
  ITEM_APP_ID_NOT_SUPPORTED:
    "The algorithm does not support items of this app. Choose another algorithm.",
  ITEM_NOT_FOUND_IN_CATALOG:
    "The item does not exist in the catalog. Check `catalogItemId`, `appId` and `options.variantId`.",
  ITEM_NOT_IN_CATEGORY:
    "Only items in the category can be arranged. Add the item to the category first.",
  LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED:
    "The region has reached the limit for these options. Delete one first.",
  LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED:
    "This external id has reached the limit for options. Delete one first.",
  LINE_ITEMS_OUT_OF_STOCK:
    "Some items are out of stock. Refresh the cart, show the available quantities and let the buyer change the cart.",
  LINE_ITEM_DOES_NOT_EXIST: "The draft has no line item with this id. Fetch the draft again.",
  LINE_ITEM_HAS_PLATFORM_FEES:
    "The platform charges fees for this item, so its price cannot change. Omit the item.",
  LINE_ITEM_NOT_FOUND: "No line item has this id. Fetch the draft or order again.",
  LINE_ITEM_NOT_FOUND_IN_CART: "The cart has no line item with this id. Fetch the cart again.",
  LINE_ITEM_PAID: "This line item has already been paid. Charge only unpaid line items.",
  LINE_ITEM_PRICE_CONFLICT:
    "An item has two conflicting prices. Send one, or omit both to use the catalog price.",
  LINE_ITEM_WITH_ZERO_QUANTITY:
    "An item with a quantity of zero cannot be checked out. Remove the item.",
  LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED:
    "The delivery region has reached the limit for pickup locations. Remove one first.",
  LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED:
    "The shipping rule has reached the limit for pickup locations. Remove one first.",
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED:
    "An app manages this category. Change it in that app, or choose another category.",
  MANUAL_TAX_MAPPING_ALREADY_EXISTS:
    "A mapping for this region and tax group already exists. Update it instead.",
  MAX_COUPONS_PER_CART_EXCEEDED: "The cart has reached the limit for coupons. Remove one first.",
  MAX_CUSTOM_TRIGGER_APPS_EXCEEDED:
    "Too many apps trigger discount rules. Delete a rule with a custom trigger first.",
  MAX_DISCOUNT_RULES_REACHED:
    "The site has reached the limit for discount rules. Delete one first.",
  MAX_GIFT_CARDS_EXCEEDED:
    "The order has reached the limit for gift cards. Use another payment method for the rest.",
  MAX_GIFT_CARDS_PER_CART_EXCEEDED:
    "The cart has reached the limit for gift cards. Remove one first.",
  MAX_ITEMS_REACHED: "The draft has reached the limit for line items. Remove some first.",
  MAX_ITEM_MODIFIERS_EXCEEDED: "An item has too many modifiers. Send fewer.",
  MAX_LINE_ITEMS_EXCEEDED: "The cart has reached the limit for line items. Remove some first.",
  MAX_QUANTITY_BASED_DISCOUNTS_REACHED:
    "The site has reached the limit for quantity-based discounts. Delete one first.",
  MAX_QUANTITY_LIMIT_REACHED:
    "The quantity would exceed the limit of an inventory item. Increase it by less.",
  MEDIA_NOT_FOUND: "An image or video in the request was not found. Upload it and send its id.",
  MEDIA_REMOVAL_NOT_ALLOWED: "The image of the promotion cannot be removed. Replace it instead.",
  MEMBERSHIP_NOT_ELIGIBLE:
    "The membership does not cover this item. Choose another membership or payment method.",
  MEMBERS_ONLY_ITEM: "An item is for members only. Ask the buyer to log in first.",
  MEMBER_ALREADY_BLOCKED: "The member is already blocked. No action is needed.",
  MEMBER_BLOCKED: "Roles cannot be assigned to a blocked member. Unblock the member first.",
  MEMBER_SELF_BLOCK_FORBIDDEN: "Members cannot block themselves. Choose another member.",
  MEMBER_TO_MEMBER_BLOCKED:
    "One of the two members has blocked the other. Do not show the profile.",
  MIN_QUANTITY_LIMIT_REACHED:
    "The quantity would fall below the limit of an inventory item. Decrease it by less.",
  MISSING_AFTER_CATEGORY:
    "The position AFTER requires `moveAfterCategoryId`. Send it, or choose FIRST or LAST.",
  MISSING_CAPTCHA_TOKEN: "The site requires a CAPTCHA. Show it and call again with its token.",
  MISSING_COUNTRY_IN_ADDRESS: "Tax calculation requires the country of each address. Send it.",
  MISSING_CURRENCY_IN_THE_REQUEST_HEADERS:
    "The request has no currency header. Add it with `client.with({ headers })`.",
  MISSING_DEFAULT_DELIVERY_PROFILE:
    "The site has no default delivery profile. Set up delivery in the dashboard.",
  MISSING_DELIVERY_ADDRESS:
    "The order requires delivery, but has no delivery address. Set the address.",
  MISSING_DELIVERY_METHOD:
    "No delivery method is selected. Ask the buyer to choose one and set it.",
  MISSING_SUBDIVISION_IN_ADDRESS:
    'Tax calculation for this country requires the subdivision of the address. Send it, as in "US-NY".',
  MISSING_TAXABLE_ADDRESS: "Tax calculation requires an address for each line item. Send it.",
  MISSING_VARIANT_OPTION_CHOICE:
    "A variant has no choice for one of the product's options. Send a choice for each option.",
  MODIFIERS_LIMIT_EXCEEDED: "The site has reached the limit for modifiers. Delete some first.",
  MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE:
    "The modifiers cost more than their item. Increase the item's price or lower the modifiers' prices.",
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED:
    "A new choice in a product requires a name and a type. Send both, or the id of an existing choice.",
  MODIFIER_NAME_AND_TYPE_REQUIRED:
    "A new modifier in a product requires a name and a type. Send both, or the id of an existing modifier.",
  MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION:
    "The customization is an option, not a modifier. Omit the modifier settings.",
  MULTIPLE_ADDS_FOR_SAME_LINE_ITEM:
    "The request adds an item twice. Add it once with the total quantity.",
  MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM:
    "The request changes a line item twice. Combine the changes into one.",
  NAMESPACE_NOT_FOUND_IN_DEV_CENTER:
    'No app has registered this `appNamespace`. For the category tree of the store, use "@wix/stores".',
  NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS:
    "The caller is not allowed to read draft orders. Grant the permission to the app or API key.",
  NOT_FOUND: "No entity has this id. Fetch the list again.",
  NOT_REGULAR_ONLINE_PAYMENT:
    "Only authorized online payments can be captured. Omit gift cards, memberships and offline payments.",
  NOT_SUPPORTED_APP_DEF_ID:
    "Items of this app do not support back-in-stock notifications. Use the app id of the store.",
  NO_ASSOCIATED_ECOM_ORDER: "The subscription or invoice has no associated order. Check the id.",
  NO_DELIVERY_REGION_FOUND:
    "The site does not deliver to this address. Use another address, or add a delivery region.",
  NO_LINE_ITEMS_TO_ADD: "The request contains no items. Send `catalogItems` or `customItems`.",
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS:
    "The caller may only read visible products. Exclude hidden products, or call as an app with the permission.",
  NO_PERMISSION_TO_READ_MERCHANT_DATA:
    "The caller is not allowed to read costs and other merchant data. Do not request MERCHANT_DATA.",
  NO_SAVED_PAYMENT_METHOD: "The buyer has no saved payment method. Request a payment instead.",
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION:
    "An item requires a saved payment method. Ask the buyer for consent to save it.",
  NO_SELECTED_CARRIER_SERVICE_OPTION:
    "No delivery option is selected. Ask the buyer to choose one of the checkout's options.",
  ONLY_SPACES_STRING_ERROR: "A text of the product contains only spaces. Fill it in or omit it.",
  OPTIONS_LIMIT_EXCEEDED: "The site has reached the limit for product options. Delete some first.",
  ORDER_ALREADY_PAID: "The order has no balance due. No action is needed.",
  ORDER_CANCELED: "The order is canceled and cannot be paid. No action is needed.",
  ORDER_CANNOT_BE_EDITED:
    "The order cannot be edited in its current state. Check its status and payments.",
  ORDER_HAS_AUTHORIZED_TRANSACTION:
    "The order has an authorized payment that is not captured. Void it before you cancel the order.",
  ORDER_HAS_CHARGEBACKS:
    "A payment of the order is disputed. Resolve the dispute with the payment provider first.",
  ORDER_IS_ALREADY_EDITED:
    "The order already has an open draft. Commit or delete that draft first.",
  ORDER_IS_PENDING: "Payment for the order is pending. Wait until it is approved or rejected.",
  ORDER_IS_REJECTED:
    "The payment of the order was rejected. The order cannot be changed or canceled.",
  ORDER_NOT_FOUND: "No order has this id. Search the orders again.",
  ORDER_PAID: "The order has no balance due. No action is needed.",
  ORDER_PAYMENT_REQUEST_NOT_FOUND:
    "No payment request has this id. Query the payment requests again.",
  ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND:
    "The site has no page for paying payment requests. Add it in the editor and publish the site.",
  OWNED_CART_NOT_FOUND:
    "The visitor or member has no cart yet. Show an empty cart. Adding the first item creates it.",
  OWNER_MEMBER_BLOCK_FORBIDDEN: "The site owner cannot be blocked. Choose another member.",
  PARENT_CATEGORY_HIDDEN:
    "A category cannot be visible if its parent is hidden. Make the parent visible first.",
  PARENT_CATEGORY_NOT_IN_TREE:
    "The parent category is in another tree. Choose a parent in the same tree.",
  PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED:
    "Part of the order has been refunded, so its tips can no longer change.",
  PARTIAL_OUT_OF_STOCK:
    "Some items of the checkout are out of stock. Send the buyer back to the cart.",
  PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION:
    "A subscription must be paid in full. Request the whole amount.",
  PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED:
    "An order with several locations cannot be refunded in part. Refund the whole payment.",
  PAYMENT_ALREADY_APPROVED:
    "The payment has already been approved. Do not charge again. Fetch the order instead.",
  PAYMENT_ALREADY_CAPTURED:
    "The payment has already been captured. To return the money, refund it.",
  PAYMENT_ALREADY_IN_PROGRESS:
    "A payment is in progress. Wait for its result before you try again.",
  PAYMENT_ALREADY_VOIDED:
    "The authorization has already been voided. If you still need payment, create a new one.",
  PAYMENT_ATTEMPT_EXPIRED: "The payment attempt expired. Ask the buyer to start again.",
  PAYMENT_ERROR: "The payment failed. Ask the buyer to try again or choose another payment method.",
  PAYMENT_GATEWAY_ID_NOT_FOUND:
    "The order has no payment at the payment provider. Fetch its payments again.",
  PAYMENT_HAS_PENDING_CAPTURE: "A capture of the payment is pending. Wait for its result.",
  PAYMENT_INTENT_ID_REQUIRED:
    "This payment method requires the id of the buyer's payment intent. Send `paymentIntentId`.",
  PAYMENT_METHODS_NOT_FOUND:
    "The site has no payment method for this order. Connect one in the dashboard.",
  PAYMENT_METHOD_UNAVAILABLE:
    "The payment method is unavailable. Ask the buyer to use a different method.",
  PAYMENT_NOT_AUTHORIZED: "The payment is not authorized, so it cannot be captured or voided.",
  PAYMENT_NOT_FOUND: "The order has no payment with this id. Fetch its payments again.",
  PAYMENT_NOT_REFUNDABLE:
    "The payment provider does not refund this payment. Check its refundability, and refund it outside the platform.",
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE:
    "The selected payment provider is not connected to the site. Choose another payment method.",
  PERSON_IDENTITY_NOT_FOUND:
    "The recipient of the tip cannot be identified. Call as a user, or check the staff id.",
  PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART:
    "A cart with demo items cannot be ordered. Add your own products.",
  PLAN_LINE_ITEM_NOT_FOUND:
    "The plan that pays for an item is not in the cart. Add it first, or correct its id.",
  PREORDER_VALIDATION_ERROR:
    "The preorder settings are invalid. A limit or message requires that preorder is turned on.",
  PRESET_PERCENTAGE_TOO_HIGH: "A tip preset exceeds the maximum percentage. Lower it.",
  PRE_ORDER_VALIDATION:
    "The preorder settings are invalid. Preorder requires tracked quantities and must be turned on.",
  PRODUCTS_LIMIT_EXCEEDED: "The store has reached the limit for products. Delete some first.",
  PRODUCT_MEDIA_NOT_EXIST:
    "An image or video of the product was not found. Upload it and send its id.",
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED:
    "A new choice in a product requires a name and a type. Send both, or the id of an existing choice.",
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED:
    "A new option in a product requires a name and a type. Send both, or the id of an existing option.",
  PRODUCT_RESTRICTION_ERROR:
    "An app restricts changes to this product. See `details.applicationError.data` for the restrictions.",
  PROMOTIONS_LIMIT_EXCEEDED: "The store has reached the limit for promotions. Delete one first.",
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE:
    "The purchase date cannot be in the future. Send a past date or omit it.",
  RECAPTCHA_FAILED: "The CAPTCHA was not solved. Show it again.",
  RECAPTCHA_REQUIRED: "The site requires a CAPTCHA. Show it and call again with its token.",
  RECEIPT_ALREADY_EXIST: "The payment already has a receipt. Use the existing receipt.",
  RECEIPT_GENERATION_IN_PROGRESS:
    "The receipt is being generated. Fetch the payment again in a moment.",
  RECOMMENDATIONS_PROVIDER_NOT_FOUND:
    "The site has no app that provides recommendations. Install one, or show other content.",
  REDEEM_GIFT_CARD_ERROR:
    "The gift card could not be redeemed. Check its balance, then try again or use another payment method.",
  REENROLLMENT_REQUIRED_BY_ADMIN:
    "The site's administrator requires members to set up the second factor again. Guide the member through the setup.",
  REGISTRATION_TO_EDITORX_NOT_ALLOWED:
    "Accounts of this type can no longer be created. Use site member registration.",
  REMOVED_SLUG: "A category must have a slug. Send one or omit the field.",
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING:
    "A negative quantity can only increase. Send a quantity that is not lower.",
  REQUEST_COLLECTION_DISABLED:
    "The site does not collect back-in-stock requests. Hide the form, or call `startCollectingRequests`.",
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS:
    "The request contains both a catalog item and request ids. Send only one of them.",
  REQUIRED_APP_NOT_INSTALLED:
    "The site does not have the required app. Install it from the dashboard.",
  REQUIRED_COMPONENT_DOES_NOT_EXIST:
    "The site's checkout page lacks a required component. Add the page again in the editor and publish the site.",
  REQUIRED_COUNTRY: "Delivery rates depend on the country. Send the country of the address.",
  RESERVED_FIELD_NAME_NON_EDITABLE: "The name of a predefined field cannot change. Omit it.",
  RIBBON_CREATION_FAILED:
    "The ribbon in the product could not be created. Create it with `createRibbon` and send its id.",
  RIBBON_NOT_FOUND: "No ribbon has this id. Query the ribbons again, or send a name.",
  ROLE_DOES_NOT_EXIST: "No role has this id. List the roles again.",
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND:
    "The checkout does not have the selected delivery option. Choose an option from the checkout.",
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE:
    "The selected delivery option is no longer available. Fetch the checkout again and ask the buyer to choose another option.",
  SELF_BLOCKING_FORBIDDEN: "Members cannot block themselves. Choose another member.",
  SELF_REPORTING_FORBIDDEN: "Members cannot report themselves. Choose another member.",
  SELF_UNBLOCKING_FORBIDDEN: "Members cannot unblock themselves. Choose another member.",
  SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION:
    "A shippable item cannot have a free trial. Remove the trial or the item.",
  SHIPPING_NOT_FOUND: "The order has no shipping to refund. Omit it.",
  SINGLE_DEFAULT_DELIVERY_PROFILE:
    "A default delivery profile already exists. Create this one without `default`.",
  SITE_MUST_ACCEPT_PAYMENTS:
    "The site does not accept payments. Connect a payment method, and make sure that the site's plan allows payments.",
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT:
    "The site does not accept payments. Connect a payment method, and make sure that the site's plan allows payments.",
  SITE_NOT_ACCEPTING_PAYMENTS:
    "The site does not accept payments. Connect a payment method, and make sure that the site's plan allows payments.",
  SITE_NOT_FOUND:
    "The site of this request was not found. Check the client id, or the site id of the API key.",
  SITE_NOT_PUBLISHED: "The site is not published. Publish it.",
  SKU_ALREADY_EXIST_ERROR: "Another variant has this SKU. Use a unique SKU for each variant.",
  SLUG_ALREADY_EXISTS: "Another member has this slug. Choose a different one.",
  STATUS_NOT_ALLOWED:
    "The payment's current status cannot change to this one. Fetch the payment to see its status.",
  SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY:
    "Tax regions of this country have no subdivisions. Omit the subdivision.",
  SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY:
    "Delivery regions of this country have no subdivisions. Send only the country.",
  SUBSCRIPTION_ALREADY_STARTED:
    "The subscription has already started and is billed automatically. Do not request a payment.",
  SUBSCRIPTION_BUYER_INFO_REQUIRED:
    "A subscription requires the buyer's details. Set the email address and contact of the draft.",
  SUBSCRIPTION_ID_ALREADY_EXISTS:
    "A subscription with this id already exists. Omit the id to generate one.",
  SUBSCRIPTION_ITEM_UNSUPPORTED:
    "This type of draft does not support subscriptions. Sell the item through a checkout.",
  SUBSCRIPTION_SINGLE_ITEM_ALLOWED:
    "A draft with a subscription cannot have other items. Create another draft for them.",
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL:
    "A subscription cannot have both a fixed billing day and a free trial. Omit one of them.",
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY:
    "Only monthly subscriptions can have a fixed billing day. Omit the day, or bill monthly.",
  SUBSCRIPTION_WITH_GIFT_CARD:
    "A subscription cannot be paid for with a gift card. Remove the gift card.",
  SUBSCRIPTION_WITH_INVALID_FREQUENCY:
    "The billing interval of the subscription is not supported. Choose a different interval.",
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS:
    "A checkout with a subscription cannot have other items. Remove them.",
  SUBSCRIPTION_WITH_ZERO_TOTAL: "The total of a subscription cannot be zero. Remove the discount.",
  TAX_GROUP_ID_NOT_FOUND: "No tax group has this id. Query the tax groups again.",
  TAX_REGION_ID_NOT_FOUND: "No tax region has this id. Query the tax regions again.",
  THROTTLED_FEATURE:
    "There were too many attempts. Wait a while, and ask the user to try again later.",
  TIP_NOT_FOUND: "The order or draft has no tip. Set one first.",
  TIP_SETTINGS_NOT_FOUND:
    "No tip settings apply to these items. Create settings for them, or default settings.",
  TOO_MANY_INFO_SECTIONS_ERROR: "A product would have too many info sections. Remove some first.",
  TOO_MANY_OPTIONS_IN_REQUEST: "A product has too many options. Send fewer.",
  TOO_MANY_TO_COUNT: "The number of matches exceeds the limit. Use a narrower filter.",
  TOO_MANY_VARIANTS:
    "A product would have too many variants. Use fewer options or choices, or split the request.",
  TRACKING_NUMBER_ALREADY_EXISTS:
    "A fulfillment of the order already has this tracking number. Update it instead.",
  TRANSACTION_NOT_FOUND: "No transaction has this id. Check the id and its gift card.",
  TRANSLATIONS_NOT_FOUND:
    "No translations exist for this language. Request the site's main language.",
  TREES_LIMIT_EXCEEDED: "The site has reached the limit for category trees. Use an existing tree.",
  TREE_CYCLE_DETECTED: "A category cannot be its own descendant. Choose another parent.",
  TRUSTED_CLIENTS_ONLY:
    "The caller cannot use this type of login. Use the Wix login page, or a trusted app.",
  UNAUTHENTICATED_TOKEN:
    "The token in the request is invalid. Use the token from the URL that opened the checkout.",
  UNAVAILABLE_PAYMENT_METHOD:
    "The selected payment method is not available. Ask the buyer to choose a different method.",
  UNCONFIRMED_SAVE_PAYMENT_METHOD:
    "An item requires a saved payment method. Ask the buyer for consent to save it and send the confirmation.",
  UNIMPLEMENTED_FEATURE: "The platform does not support this feature yet. Omit it.",
  UNKNOWN_DELIVERY_CARRIER:
    "No installed app provides this carrier. Install the app, or check the carrier's id.",
  UNSUPPORTED_FIELD:
    "Registration does not support a field of the profile. Omit it and update the member afterwards.",
  UPDATE_OF_FIELD_NOT_ALLOWED:
    "A field in the request does not support bulk updates. Remove it from the field mask.",
  UPDATING_LINE_ITEM_WITH_LOCATIONS:
    "Items from several locations cannot be updated. Remove the item and add it again.",
  UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "The price of a modifier cannot change on a draft with two currencies. Remove the item and add it again.",
  UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "The price of an item cannot change on a draft with two currencies. Remove the item and add it again.",
  UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "A price description cannot change on a draft with two currencies. Remove the item and add it again.",
  UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN:
    "The item has been removed. Add it again with the new price.",
  UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN:
    "The taxable address of an existing item cannot change. Remove the item and add it again.",
  USER_EMAIL_OFAC_ADDRESS:
    "The platform is not allowed to create an account for this email address. The registration cannot continue.",
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT:
    "The variants do not match the product's options. Send one variant for each combination that you sell.",
  VARIANT_ID_ALREADY_EXISTS:
    "Another product has a variant with this id. Omit the id to generate one.",
  VERIFICATION_FAILED:
    "The verification code is wrong or has expired. Ask the user to enter it again, or send a new code.",
  VIOLATIONS_WITH_ERROR_SEVERITY:
    "The site or one of its apps does not allow this order. Show the violations of the cart or checkout.",
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED:
    "This account cannot log in with a password. Use single sign-on.",
  UNAUTHENTICATED:
    "Pass a strategy as `auth` to `createClient`, and check its API key or client id.",
  PERMISSION_DENIED:
    "Use a client whose identity has the permission: an API key (`ApiKeyStrategy`), an app (`AppStrategy`) or, if the operation allows it, a logged-in member. API keys and apps are for servers only, so call your own server from browsers.",
  PRODUCT_NOT_FOUND: "Check the id. Visitors see visible products only.",
  INVALID_FILTER:
    "Filter only by the fields that the query builder's types list for the operator. An empty filter is rejected too: omit it.",
  INVALID_SORT: "Use the fields that `ascending` and `descending` of the query builder offer.",
  CATALOG_V3_SITE_CALLING_CATALOG_V1_API:
    "Use `productsV3` and the other V3 modules. `catalogVersioning.getCatalogVersion()` returns the site's version.",
  CATALOG_V1_SITE_CALLING_CATALOG_V3_API:
    "Use `products`, `collections` and `inventory`. `catalogVersioning.getCatalogVersion()` returns the site's version.",
};
