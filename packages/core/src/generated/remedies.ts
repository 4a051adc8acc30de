// Generated from api/ by `npm run generate`. Do not edit.

/** What to do about the application errors that operations document. */
export const remedies: Readonly<Record<string, string>> = {
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN:
    "The member has a paid plan that is running: cancel it before you block them.",
  ADDITIONAL_FEE_NOT_FOUND:
    "No additional fee has this id: read the order or draft again and take the id from there.",
  ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED:
    "Only custom fees can be deleted: leave others out with `setAdditionalFees`.",
  ADD_CUSTOMIZATION_CHOICES_FAILED:
    "The product's new choices could not be added to their customization: add them with `addCustomizationChoices` first and refer to them by id.",
  ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE:
    "The adjustment would take a price below zero or above the limit: choose a smaller one.",
  ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE:
    "The adjustment would take a compare-at price out of its limits, or below the price: choose a smaller one.",
  ADJUSTED_COST_OUT_OF_RANGE:
    "The adjustment would take a cost below zero or above the limit: choose a smaller one.",
  ADMIN_BLOCKING_FORBIDDEN:
    "Members cannot block the site's team: offer it for other members only.",
  AFTER_CATEGORY_NOT_IN_PARENT:
    "The category to stand after is no child of the new parent: name one that is, or another position.",
  ALGORITHM_NOT_SUPPORTED:
    "The app that recommends does not have this algorithm: take one that `listAvailableAlgorithms` names.",
  ALREADY_EXISTS: "There is one for this country and subdivision: update that one.",
  ALREADY_REDEEMED:
    "The gift card has been redeemed for this already: do not redeem it again; read the order or transaction.",
  ALREADY_VOIDED: "The transaction is void already: there is nothing left to do.",
  APP_ID_CANNOT_BE_UPDATED: "A carrier keeps its app: remove it and add one of the other app.",
  ATTRIBUTE_NOT_FOUND:
    "The profile names a custom field that the site does not have: create it, or leave it out.",
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS:
    "This address is waiting for the item already: tell the visitor so.",
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: "No request has this id: query the requests again.",
  BARCODE_ALREADY_EXIST_ERROR: "Another variant has this barcode: give each its own.",
  BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION:
    "Taxes go by the billing address here: set it on the draft, then try again.",
  BLOCK_DOES_NOT_EXIST: "The member is not blocked: there is nothing to undo.",
  BRAND_CREATION_FAILED:
    "The brand named with the product could not be created: create it with `createBrand` and send its id.",
  BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION:
    "Taxes go by the address of the business, which is missing or wrong: set it in the site's dashboard.",
  BUSINESS_LOCATION_CANNOT_BE_EDITED:
    "The location of this order is fixed: keep it, or make a new order for the other one.",
  BUSINESS_LOCATION_NOT_FOUND: "No location of the business has this id: read the locations again.",
  CALCULATION_ERROR:
    "Totals could not be worked out, often because taxes, shipping or discounts did not answer: look at the calculation errors and try again.",
  CALCULATOR_ID_NOT_FOUND:
    "The site has no tax calculator of this id: take one that `listTaxCalculators` names.",
  CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION:
    "This calculator does not cover the country: choose another one for the region.",
  CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT:
    "The price of this variant is set by what it belongs to: leave it out of the adjustment.",
  CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE:
    "The template is switched off: set its status to ACTIVE first.",
  CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS:
    "A template needs something to sell: give `lineItems` or `customLineItems`.",
  CANNOT_DELETE_DEFAULT_SETTINGS: "Default tip settings stay: update them instead.",
  CANNOT_DELETE_MEMBER_REPORTS:
    "The reports of this member cannot be deleted by this caller: call as the site's owner or an app with the permission.",
  CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST:
    "The request has been paid: keep it as a record, and refund the payment if need be.",
  CANNOT_DELETE_SYSTEM_ROLE: "Roles of the platform stay: delete only those that the site made.",
  CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET: "Two presets are marked as the default: leave one.",
  CANNOT_OVERWRITE_NON_IMPORTED_ORDER:
    "An order of this id exists that was not imported: import under another id.",
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD:
    "The cart has a gift card for sale: have it paid in another way.",
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD:
    "The cart has a subscription: remove the gift card and have it paid in another way.",
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD:
    "The cart has a gift card for sale: remove the coupon.",
  CANNOT_REMOVE_PAID_TIP_DISTRIBUTION: "This part of the tip has been paid: refund it instead.",
  CANNOT_REPORT_BLOCKED_MEMBER: "The member is blocked: there is nothing to report.",
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER:
    "Order numbers only rise: give one above the current counter.",
  CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM:
    "The item has been fulfilled: add another line item with the new options.",
  CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM:
    "A custom line item has no options of a catalog: change its name or description.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS:
    "Nothing to change was sent: name at least one field.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS:
    "A template keeps at least one item: send the list with what should stay.",
  CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD:
    "One of the fields cannot change after creation: leave it out, or create a new template.",
  CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS:
    "The status is none of the known ones: send ACTIVE or INACTIVE.",
  CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST: "The request has expired: create a new one.",
  CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER:
    "Somebody else fulfills this item: leave it as it is.",
  CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT:
    "The amount is fixed: void the request and create one with the new amount.",
  CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST:
    "The request has been paid: create another one for what is still owed.",
  CANNOT_UPDATE_SYSTEM_ROLE:
    "Roles of the platform cannot be changed: create a role of the site's own.",
  CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST: "The request is void: create a new one.",
  CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST:
    "The request has expired and cannot be paid any more: there is nothing to void.",
  CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: "The request has been paid: refund the payment instead.",
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM:
    "A membership pays only for items that take one: remove it from this item.",
  CANT_CREATE_CART_WITHOUT_ITEMS:
    "Give at least one line item, or leave the creation to the first `addToCart`.",
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER:
    "The cart is a member's, whose contact is known: leave `contactId` out.",
  CAPTCHA_TOKEN_REQUIRED: "The site asks for a captcha: show it and call again with its token.",
  CARRIER_ALREADY_EXISTS_IN_REGION: "The region has this carrier: update it.",
  CART_ALREADY_ORDERED:
    "An order was placed from this cart: create or read the current cart again and work on that.",
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION:
    "All items of a cart come from one location: add items of that one, or empty the cart first.",
  CART_PRICES_OUT_OF_SYNC:
    "Prices changed since the cart was last worked out: refresh it, show the new total and let the buyer confirm.",
  CATALOG_IMPORT_ALREADY_SUBMITTED:
    "This import is on its way: follow its status instead of submitting it again.",
  CATALOG_ITEMS_NOT_FOUND:
    "Some items are not in their catalog: check `catalogItemId` and `appId`.",
  CATALOG_ITEM_ALREADY_EXIST:
    "The item is on the draft: change its quantity with `updateLineItems`.",
  CATALOG_ITEM_NOT_AVAILABLE:
    "The item cannot be bought now: take another one, or a smaller quantity.",
  CATALOG_ITEM_NOT_FOUND:
    "The catalog does not have the item: check `catalogItemId`, `appId` and `options.variantId`.",
  CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED:
    "Draft orders do not take items that are paid in this way: sell it through a checkout.",
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED:
    "The tree is full: delete categories that are no longer needed.",
  CATEGORY_DEPTH_LIMIT_EXCEEDED:
    "The category would lie too deep: put it under a parent higher up.",
  CATEGORY_NOT_FOUND: "No category has this id: read the categories again.",
  CHECKOUT_ALREADY_PAID:
    "An order was made of this checkout: search the orders for its `checkoutId`.",
  CHECKOUT_CHANGED:
    "The checkout changed while it was ordered: read it again, show it and let the buyer confirm.",
  CHECKOUT_IS_COMPLETE: "The checkout has become an order: create a new one.",
  CHECKOUT_PAGE_NOT_FOUND:
    "The site has no checkout page: add it in the editor and publish, or give a checkout URL of your own.",
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS:
    "A payment of this checkout is under way: wait for its outcome before you try again.",
  CHOICES_LIMIT_EXCEEDED: "The customization would have too many choices: remove some first.",
  CHOICE_ASSIGNED_TO_PRODUCT: "Products use this choice: take it from them first.",
  CHOICE_IDS_MISMATCH:
    "An order needs every choice exactly once: read the customization and send all its ids.",
  CHOICE_NOT_EXIST:
    "The product names a choice that its customization does not have: add it there, or correct the id.",
  CHOICE_NOT_FOUND: "The customization has no choice of this id: read it again.",
  CLIENT_METADATA_NOT_FOUND:
    "The site's data for registering were not found: check the client id, and whether the site has a members area.",
  COMMUNITY_JOIN_IMPOSSIBLE:
    "The member cannot join the community in this state: see that they are approved and not blocked.",
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE:
    "The price that is struck through has to be above the price: raise it, or leave it out.",
  COULD_NOT_CREATE_SET_ACCOUNT_USER:
    "The account could not be made: try again later, and give the platform's support the request id if it stays.",
  COUPON_ALREADY_EXISTS: "This coupon is on the cart: there is nothing to add.",
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
    "The checkout has a gift card for sale: remove the coupon.",
  COUPON_LOCKED:
    "The coupon was locked when the cart was made: it can be neither replaced nor removed.",
  COUPON_NOT_FOUND_IN_CART: "The cart has no such coupon: read it again.",
  CREATE_ORDER_FAILED_VALIDATIONS:
    "The draft broke rules of the site or its apps: `details.applicationError.data` names them.",
  CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY:
    "Amounts have to be in the draft's currency: convert them, or leave the currency out.",
  CURRENCY_MISMATCH:
    "Gift card and order have different currencies: take a card in the order's currency.",
  CURRENCY_NOT_SUPPORTED:
    "The gift card cannot be redeemed in this currency: have the rest paid in another way.",
  CURRENCY_REQUIRED: "The draft has no currency yet: send one with the amounts.",
  CUSTOMIZATIONS_CREATION_FAILED:
    "Options or modifiers named with the product could not be created: create them as customizations first and send their ids.",
  CUSTOMIZATION_NOT_EXIST:
    "The product names an option or modifier that does not exist: create it, or correct the id.",
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE:
    "A custom line item says one thing about what it is: leave all but one out.",
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE:
    "A custom line item is paid in full online or offline: choose one of these payment options.",
  DATA_EXTENSION_UPDATE_FAILED:
    "Extended fields were refused: check them against the schema that the app declares.",
  DEFAULT_CANNOT_BE_UPDATED:
    "Which delivery profile is the default cannot be changed: leave `default` out.",
  DEFAULT_SETTINGS_ALREADY_EXISTS: "There are default tip settings: update those.",
  DELIVERY_CARRIER_CANNOT_BE_UPDATED:
    "Carriers are not changed with their region: use `addDeliveryCarrier`, `updateDeliveryCarrier` and `removeDeliveryCarrier`.",
  DELIVERY_CARRIER_MISSING_BACKUP_RATE:
    "This carrier works out rates elsewhere: give a backup rate for when it does not answer.",
  DELIVERY_CARRIER_NOT_FOUND: "The region has no such carrier: list its carriers again.",
  DELIVERY_METHOD_MISSING_ADDRESS:
    "Delivery needs to know where to: set the delivery address first.",
  DELIVERY_METHOD_MISSING_LINE_ITEMS:
    "There is nothing to deliver: add items before a delivery method.",
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
    "Some items are not delivered by the chosen method: choose one that takes all of them.",
  DELIVERY_METHOD_NOT_FOUND:
    "The cart has no delivery method of this code: choose one that its calculation offers.",
  DELIVERY_METHOD_NO_LONGER_AVAILABLE:
    "The chosen delivery is not offered any more: calculate the cart again and let the buyer choose.",
  DELIVERY_PROFILES_LIMIT_EXCEEDED:
    "The site has as many delivery profiles as it may: delete one first.",
  DELIVERY_PROFILE_NOT_FOUND: "No delivery profile has this id: query the profiles again.",
  DELIVERY_REGION_CANNOT_BE_UPDATED:
    "Regions are not changed with their profile: use `addDeliveryRegion`, `updateDeliveryRegion` and `removeDeliveryRegion`.",
  DELIVERY_REGION_NOT_FOUND: "No delivery region has this id: read its profile again.",
  DEMO_ORDER_NOT_ALLOWED:
    "Items that only show what a shop may look like cannot be ordered: add products of the shop's own.",
  DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE: "A deposit is at most the price of one: lower it.",
  DESTINATIONS_COLLISION: "Two regions serve the same place: take it out of one of them.",
  DIGITAL_FILE_NOT_FOUND_ERROR:
    "The file of a digital product was not found: upload it and send its id.",
  DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: "The discounts are more than the items cost: lower them.",
  DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: "The discounts are more than the order costs: lower them.",
  DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL: "The discounts are more than shipping costs: lower them.",
  DISCOUNT_NOT_FOUND: "No discount has this id: read the draft again.",
  DISCOUNT_REMOVE_NOT_SUPPORTED:
    "Only custom discounts can be deleted: leave others out with `setDiscounts`.",
  DOESNT_SUPPORT_CHOICES: "This customization is a free text: it has no choices.",
  DOESNT_SUPPORT_FREE_TEXT:
    "This customization has choices: leave the settings of a free text out.",
  DRAFT_ORDER_ALREADY_COMMITTED:
    "The draft has become an order: create a new draft to change that order.",
  DRAFT_ORDER_CANNOT_BE_DELETED: "Only an open draft can be deleted: this one has been committed.",
  DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS:
    "The changes break rules of the site or its apps: `details.applicationError.data` names them.",
  DRAFT_ORDER_DEPOSIT_AMOUNT_EXCEEDS_ORDER_TOTAL:
    "The deposit is more than the order costs: lower it.",
  DRAFT_ORDER_DOES_NOT_EXIST: "No draft has this id: query the drafts again.",
  DRAFT_ORDER_HAS_GLOBAL_DEPOSIT: "The draft has a deposit of its own: add the item without one.",
  DRAFT_ORDER_NOT_FOUND: "No draft has this id: query the drafts again.",
  DUPLICATED_EXTERNAL_LINE_ITEM_ID: "Two items have the same external id: give each its own.",
  DUPLICATED_LINE_ITEM_IDS: "Two items have the same id: give each its own, or none.",
  DUPLICATE_BARCODE_ERROR: "Two variants of the request have the same barcode: give each its own.",
  DUPLICATE_CATEGORY_ASSIGNMENT: "The promotion names a category twice: name each once.",
  DUPLICATE_EMAIL: "There is an account with this address: offer the login, or a new password.",
  DUPLICATE_HANDLE: "Another category has this handle: choose another one.",
  DUPLICATE_ITEM_MODIFIER_IDS: "An item names a modifier twice: send each once, with its quantity.",
  DUPLICATE_LINE_ITEM_UPDATES: "The request changes a line item twice: put the changes into one.",
  DUPLICATE_MODIFIER_GROUP_IDS: "An item names a group of modifiers twice: send each once.",
  DUPLICATE_PRODUCT_OPTIONS: "The product has an option twice: name each once.",
  DUPLICATE_RIBBON_IN_ADDITIONAL:
    "A ribbon stands twice among the additional ones: name each once.",
  DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL:
    "The product's own ribbon stands among the additional ones too: take it out of one place.",
  DUPLICATE_SLUG: "Another category has this slug: choose another one.",
  DUPLICATE_SLUG_ERROR:
    "Another product has this slug: choose another one, or leave it out and have one made of the name.",
  DUPLICATE_VARIANT_OPTION_CHOICE:
    "Two variants have the same choices: each combination stands once.",
  EMAIL_VERIFICATION_FAILED:
    "The code is wrong or has expired: let the person type it again, or send a new one.",
  EMAIL_VERIFICATION_REQUIRED:
    "A code has been sent by e-mail: ask for it and finish with the verification.",
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: "There is no tag to add or to take away: name at least one.",
  EMPTY_CART: "The cart has no items: add some before you place an order.",
  EMPTY_CHANGE_REQUEST: "Nothing to change was sent: name at least one change for each line item.",
  EMPTY_CHECKOUT: "The checkout has no items any more: create one from the cart again.",
  EMPTY_LINE_ITEM_UPDATES:
    "Nothing to change was sent: name at least one field for each line item.",
  EMPTY_PAYMENT_TOKEN: "The payment form gave no token: let the buyer enter the payment again.",
  ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT:
    "A product that is sold by subscription alone needs one that shows: make one visible, or allow single purchases.",
  ERROR_COUPON_DOES_NOT_EXIST: "There is no such coupon: let the buyer check the code.",
  ERROR_COUPON_HAS_EXPIRED: "The coupon has expired: remove it, or take another one.",
  ERROR_COUPON_IS_NOT_ACTIVE_YET: "The coupon is not valid yet: try it when it starts.",
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED:
    "This buyer has used the coupon as often as it may be used: remove it.",
  ERROR_COUPON_USAGE_EXCEEDED: "The coupon has been used as often as it may be used: remove it.",
  EXTERNAL_REFUND_EXPECTED:
    "The provider cannot refund this payment by itself: refund it there, then record it with `externalRefund: true`.",
  FAILED_COMMITING_TIP_ON_ORDER:
    "The tip could not be written to the order: read the order, then try again.",
  FAILED_DELETING_TIP_FROM_ORDER:
    "The old tip could not be taken from the order: read the order, then try again.",
  FAILED_SETTING_TIP_ON_ORDER:
    "The tip could not be set on the order: read the order, then try again.",
  FAILED_TO_FETCH_SETTINGS: "The site's settings could not be read: try again later.",
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS:
    "An app that checks orders did not answer: try again, and look at the app if it stays.",
  FIELD_MASK_VALUE_NOT_SUPPORTED:
    "The field mask names a field that cannot be updated here: take it out.",
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR:
    "The field mask names a field that the request does not have: send the field, or take it out of the mask.",
  FIXED_QUANTITY_ITEM: "The quantity of this item is fixed: leave it as it is, or remove the item.",
  FULL_OUT_OF_STOCK:
    "Nothing of the checkout is in stock any more: send the buyer back to the cart.",
  GATEWAY_TRANSACTION_NOT_FOUND:
    "The payment provider does not know this transaction: read the order's payments again.",
  GIFT_CARD_ALREADY_APPLIED: "This gift card is on the order: there is nothing to add.",
  GIFT_CARD_ALREADY_EXISTS: "This gift card is on the cart: there is nothing to add.",
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD:
    "The checkout has a gift card for sale: have it paid in another way.",
  GIFT_CARD_CODE_INVALID: "This is no code of a gift card: let the buyer check it.",
  GIFT_CARD_DISABLED: "The gift card has been switched off: the shop can say why.",
  GIFT_CARD_EXPIRED: "The gift card has expired: have the order paid in another way.",
  GIFT_CARD_IS_EMPTY: "Nothing is left on the gift card: have the order paid in another way.",
  GIFT_CARD_ITEM_UNSUPPORTED: "Draft orders cannot sell gift cards: sell it through a checkout.",
  GIFT_CARD_LOCKED:
    "The gift card was locked when the cart was made: it can be neither replaced nor removed.",
  GIFT_CARD_NOT_FOUND: "There is no such gift card: let the buyer check the code.",
  GIFT_CARD_NOT_FOUND_IN_CART: "The cart has no such gift card: read it again.",
  GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART:
    "A cart with demo items takes no gift card: add products of the shop's own.",
  GIFT_CARD_REDEEM_ERROR:
    "The gift card could not be redeemed: read its balance, then try again or have it paid in another way.",
  ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP:
    "Tax groups of the platform cannot be changed: create one of the site's own.",
  INCORRECT_FIELD_PRIVACY:
    "A custom field of this kind cannot have this privacy: choose another one.",
  INCORRECT_FIELD_TYPE: "Custom fields cannot have this type: choose one of the known ones.",
  INFO_SECTION_CREATION_FAILED:
    "The info section named with the product could not be created: create it with `createInfoSection` and send its id.",
  INFO_SECTION_ERROR_OCCURRED:
    "An info section of the product was refused: check that it exists and that the product has it once.",
  INSUFFICIENT_DEADLINE_BUDGET: "The platform had too little time left to answer: try again.",
  INSUFFICIENT_FUNDS:
    "The gift card holds less than this: redeem what is left and have the rest paid in another way.",
  INSUFFICIENT_INVENTORY:
    "There is not enough in stock: show what is left and let the buyer lower the quantity.",
  INVALID_ADDITIONAL_FEE_REFUND_AMOUNT:
    "More of a fee is to be refunded than was paid and not yet refunded: lower it.",
  INVALID_ADDRESS_FORMAT:
    "An address is not written as it should be: check country, subdivision and postal code.",
  INVALID_AMOUNT:
    "The amount is not above zero, or more than is owed: read the order's balance and send that or less.",
  INVALID_ARGUMENT: "The request was refused: check its fields against the documentation.",
  INVALID_CAPTCHA_TOKEN: "The captcha's token is wrong or was used before: show the captcha again.",
  INVALID_CART:
    "The cart cannot be ordered as it is: calculate it and deal with what its errors and violations say.",
  INVALID_CATALOG_REFERENCE_OPTIONS:
    "The options do not name a variant of the product: send `options.variantId`.",
  INVALID_COUPON_CODE: "There is no such coupon: let the buyer check the code.",
  INVALID_COUPON_STATUS:
    "The coupon has expired, is used up or is not valid yet: take another one.",
  INVALID_CURRENCY: "The charge has to be in the order's currency: send that one.",
  INVALID_CUSTOMIZATION_RENDER_TYPE:
    "An option or modifier of this type cannot be shown so: choose another render type.",
  INVALID_DEFAULT_VARIANT:
    "The default variant is none of the product's visible ones: name one that is.",
  INVALID_FIELD_SOCIAL_TYPE:
    "The field's social network does not fit its type: leave it out, or choose another.",
  INVALID_FREE_TEXT_SETTINGS:
    "The settings of the free text do not fit: give its key and title, and a length within the limits.",
  INVALID_GIFT_CARD_CODE: "There is no such gift card: let the buyer check the code.",
  INVALID_GIFT_CARD_CURRENCY:
    "The gift card is in another currency than the order: have it paid in another way.",
  INVALID_GIFT_CARD_STATUS:
    "The gift card is empty, expired or switched off: have the order paid in another way.",
  INVALID_ITEM_IMAGE_URL: "The address of the item's picture is none: send a full https address.",
  INVALID_LD_SESSION: "The registration began in a session that is over: begin it again.",
  INVALID_LINE_ITEM_ADDRESS_INDEX:
    "A line item points at an address that the request does not have: count from 0.",
  INVALID_LINE_ITEM_REFUND_QUANTITY:
    "More of a line item is to be refunded than was bought and not yet refunded: lower it.",
  INVALID_LINE_ITEM_RESTOCK_QUANTITY:
    "More of a line item is to be put back into stock than is refunded: lower it.",
  INVALID_MEMBERSHIP:
    "The chosen membership does not pay for the item any more: let the buyer choose another one, or pay.",
  INVALID_MEMBERSHIP_PAYMENT_OPTION:
    "The item cannot be paid with a membership: choose another payment option.",
  INVALID_ORDER_STATUS_FOR_SUBSCRIPTION:
    "Payment for a subscription can be asked for only while its order is open: check the order's status.",
  INVALID_PAYMENT_REFUND_AMOUNT:
    "More is to be refunded than was paid and not yet refunded: ask for the order's refundability.",
  INVALID_PAYMENT_STATUS:
    "The payment is not in the state that this needs: read it again, and wait while it is pending.",
  INVALID_PAYMENT_TYPE:
    "This cannot be done with a payment of this kind: choose another payment of the order.",
  INVALID_PRICE_VERIFICATION_TOKEN:
    "The prices that were confirmed are not those of the cart: calculate it again and let the buyer confirm.",
  INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION:
    "Only physical products are sold by subscription: remove the subscriptions, or change the type.",
  INVALID_QUANTITY_VALUE: "The range of quantities is not one: check its limits.",
  INVALID_REVISION:
    "It has been changed since it was read: read it again and send the new revision.",
  INVALID_SELECTED_CARRIER_SERVICE_OPTION:
    "The chosen delivery does not fit its carrier: choose one that the checkout offers.",
  INVALID_SETTINGS: "These privacy settings do not go together: check their values.",
  INVALID_SHIPPING_REFUND_AMOUNT:
    "More shipping is to be refunded than was paid and not yet refunded: lower it.",
  INVALID_SUBDIVISION_FORMAT: 'A subdivision is written with its country, as in "US-NY".',
  INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT:
    "A subscription's discount has to be less than the price: lower it.",
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN:
    "The token of the other checkout is wrong or has expired: begin again there.",
  INVALID_TIP: "The tip is not an amount that the settings allow: preview it first.",
  INVALID_TIP_DISTRIBUTION:
    "The shares do not make up the tip, or somebody cannot be tipped: check amounts and staff.",
  INVALID_USER_TYPE:
    "An account of this kind cannot register here: use the site members' registration.",
  INVENTORY_QUANTITY_NOT_TRACKED:
    "The item says only whether it is in stock: track its quantity first.",
  IP_ADDRESS_FILTERED:
    "The platform takes no registration from this network: try from another one.",
  ITEM_ALREADY_EXISTS: "There is an inventory item for this variant and location: update that one.",
  ITEM_APP_ID_NOT_SUPPORTED:
    "The algorithm does not take items of this app: choose another algorithm.",
  ITEM_NOT_FOUND_IN_CATALOG:
    "The catalog does not have the item: check `catalogItemId`, `appId` and `options.variantId`.",
  ITEM_NOT_IN_CATEGORY: "Only items of the category can be arranged: add the item first.",
  LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED:
    "The region has as many of these options as it may: delete one first.",
  LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED:
    "This external id has as many options as it may: delete one first.",
  LINE_ITEMS_OUT_OF_STOCK:
    "Some items are no longer in stock: refresh the cart, show what is left and let the buyer change it.",
  LINE_ITEM_DOES_NOT_EXIST: "The draft has no line item of this id: read it again.",
  LINE_ITEM_HAS_PLATFORM_FEES:
    "The platform charges fees on this item, so that its price stays: leave it as it is.",
  LINE_ITEM_NOT_FOUND: "No line item has this id: read the draft or order again.",
  LINE_ITEM_NOT_FOUND_IN_CART: "The cart has no line item of this id: read it again.",
  LINE_ITEM_PAID: "This line item has been paid: charge only those that have not.",
  LINE_ITEM_PRICE_CONFLICT:
    "An item has two prices that contradict each other: send one, or leave it to the catalog.",
  LINE_ITEM_WITH_ZERO_QUANTITY: "A quantity of zero cannot be checked out: remove the item.",
  LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED:
    "The delivery region has as many pickup locations as it may: remove one first.",
  LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED:
    "The shipping rule has as many pickup locations as it may: remove one first.",
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED:
    "An app keeps this category by itself: change it there, or work on another category.",
  MANUAL_TAX_MAPPING_ALREADY_EXISTS: "This region and tax group have a rate: update that mapping.",
  MAX_COUPONS_PER_CART_EXCEEDED: "The cart has as many coupons as it may: remove one first.",
  MAX_CUSTOM_TRIGGER_APPS_EXCEEDED:
    "Too many apps trigger discount rules: remove a rule with a custom trigger first.",
  MAX_DISCOUNT_RULES_REACHED: "The site has as many discount rules as it may: delete one first.",
  MAX_GIFT_CARDS_EXCEEDED:
    "The order has as many gift cards as it may: have the rest paid in another way.",
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: "The cart has as many gift cards as it may: remove one first.",
  MAX_ITEMS_REACHED: "The draft has as many line items as it may: remove some first.",
  MAX_ITEM_MODIFIERS_EXCEEDED: "An item has too many modifiers: send fewer.",
  MAX_LINE_ITEMS_EXCEEDED: "The cart has as many line items as it may: remove some first.",
  MAX_QUANTITY_BASED_DISCOUNTS_REACHED:
    "The site has as many discounts by quantity as it may: delete one first.",
  MAX_QUANTITY_LIMIT_REACHED:
    "The quantity would be above the limit of an inventory item: raise it by less.",
  MEDIA_NOT_FOUND: "A picture or video of the request was not found: upload it and send its id.",
  MEDIA_REMOVAL_NOT_ALLOWED: "The promotion needs its picture: replace it instead of removing it.",
  MEMBERSHIP_NOT_ELIGIBLE:
    "The membership does not pay for this item: choose another one, or charge in another way.",
  MEMBERS_ONLY_ITEM: "An item is for members only: let the buyer log in first.",
  MEMBER_ALREADY_BLOCKED: "The member is blocked already: there is nothing to do.",
  MEMBER_BLOCKED: "A blocked member gets no role: unblock them first.",
  MEMBER_SELF_BLOCK_FORBIDDEN: "Nobody can block themselves: choose another member.",
  MEMBER_TO_MEMBER_BLOCKED:
    "One of the two members has blocked the other: show nothing of the profile.",
  MIN_QUANTITY_LIMIT_REACHED:
    "The quantity would be below the limit of an inventory item: lower it by less.",
  MISSING_AFTER_CATEGORY:
    "The position AFTER needs the id of the category to stand after: send it, or choose FIRST or LAST.",
  MISSING_CAPTCHA_TOKEN: "The site asks for a captcha: show it and call again with its token.",
  MISSING_COUNTRY_IN_ADDRESS: "Taxes need the country of each address: send it.",
  MISSING_CURRENCY_IN_THE_REQUEST_HEADERS:
    "The platform did not learn the currency, which comes in a header of the call: add it with `client.with({ headers })`.",
  MISSING_DEFAULT_DELIVERY_PROFILE:
    "The site has no default delivery profile: set up delivery in the dashboard.",
  MISSING_DELIVERY_ADDRESS:
    "Something is to be delivered and nobody said where to: set the delivery address.",
  MISSING_DELIVERY_METHOD: "No delivery has been chosen: let the buyer choose one and set it.",
  MISSING_SUBDIVISION_IN_ADDRESS:
    'Taxes of this country need the subdivision of the address: send it, as in "US-NY".',
  MISSING_TAXABLE_ADDRESS: "Taxes need an address for each line item: send it.",
  MISSING_VARIANT_OPTION_CHOICE:
    "A variant lacks a choice of one of the product's options: give one for each option.",
  MODIFIERS_LIMIT_EXCEEDED: "The site has as many modifiers as it may: delete some first.",
  MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE:
    "The modifiers cost more than their item: raise its price, or lower theirs.",
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED:
    "A choice that is to be made with the product needs its name and type: send both, or an id.",
  MODIFIER_NAME_AND_TYPE_REQUIRED:
    "A modifier that is to be made with the product needs its name and type: send both, or an id.",
  MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION:
    "The customization is an option: leave the settings of modifiers out.",
  MULTIPLE_ADDS_FOR_SAME_LINE_ITEM:
    "The request adds an item twice: add it once, with the whole quantity.",
  MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM:
    "The request changes a line item twice: put the changes into one.",
  NAMESPACE_NOT_FOUND_IN_DEV_CENTER:
    'No app has registered this `appNamespace`: for the shop\'s own tree it is "@wix/stores".',
  NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS:
    "Who calls may not read drafts of orders: give the app or key that permission.",
  NOT_FOUND: "There is nothing under this id: read the list again.",
  NOT_REGULAR_ONLINE_PAYMENT:
    "Only an authorized online payment can be captured: leave gift cards, memberships and offline payments out.",
  NOT_SUPPORTED_APP_DEF_ID: "Items of this app cannot be waited for: use the app id of the shop.",
  NO_ASSOCIATED_ECOM_ORDER:
    "The subscription or invoice has no order to collect for: check the id.",
  NO_DELIVERY_REGION_FOUND:
    "Nothing is delivered to this address: ask for another one, or add a delivery region.",
  NO_LINE_ITEMS_TO_ADD: "Nothing to add was sent: give `catalogItems` or `customItems`.",
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS:
    "Who calls may see visible products only: leave hidden ones out, or call as an app with the permission.",
  NO_PERMISSION_TO_READ_MERCHANT_DATA:
    "Who calls may not see costs and other data of the merchant: do not ask for MERCHANT_DATA.",
  NO_SAVED_PAYMENT_METHOD: "The buyer has left no payment method: ask for a payment instead.",
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION:
    "An item needs the payment method to be kept: ask the buyer for consent.",
  NO_SELECTED_CARRIER_SERVICE_OPTION:
    "No delivery has been chosen: let the buyer choose one of the checkout's options.",
  ONLY_SPACES_STRING_ERROR:
    "A text of the product is nothing but spaces: fill it, or leave it out.",
  OPTIONS_LIMIT_EXCEEDED: "The site has as many product options as it may: delete some first.",
  ORDER_ALREADY_PAID: "Nothing is owed on this order: there is nothing to collect.",
  ORDER_CANCELED: "The order has been canceled: no payment is taken for it.",
  ORDER_CANNOT_BE_EDITED: "The order's state forbids changes: see its status and payments.",
  ORDER_HAS_AUTHORIZED_TRANSACTION:
    "A payment is authorized and not captured: void it before you cancel the order.",
  ORDER_HAS_CHARGEBACKS: "A payment of the order is disputed: settle that with the provider first.",
  ORDER_IS_ALREADY_EDITED: "Somebody has an open draft of this order: commit or delete it first.",
  ORDER_IS_PENDING: "The order waits for its payment: wait until it is approved or rejected.",
  ORDER_IS_REJECTED:
    "The payment of the order was rejected: it can be neither changed nor canceled.",
  ORDER_NOT_FOUND: "No order has this id: search the orders again.",
  ORDER_PAID: "Nothing is owed on this order: there is nothing to charge.",
  ORDER_PAYMENT_REQUEST_NOT_FOUND: "No payment request has this id: query them again.",
  ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND:
    "The site lacks the page where such requests are paid: add it in the editor and publish.",
  OWNED_CART_NOT_FOUND:
    "This visitor or member has no cart yet: show an empty one; the first item added makes it.",
  OWNER_MEMBER_BLOCK_FORBIDDEN: "The site's owner cannot be blocked: choose another member.",
  PARENT_CATEGORY_HIDDEN: "A category under a hidden one cannot show: show the parent first.",
  PARENT_CATEGORY_NOT_IN_TREE: "The parent is in another tree: name one of the same tree.",
  PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED:
    "Something of the order has been refunded: its tips stay as they are.",
  PARTIAL_OUT_OF_STOCK:
    "Some items of the checkout are no longer in stock: send the buyer back to the cart.",
  PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION:
    "A subscription is paid in full: ask for the whole amount.",
  PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED:
    "An order of several locations is refunded as a whole: refund all of the payment.",
  PAYMENT_ALREADY_APPROVED: "The payment has gone through: do not charge again; read the order.",
  PAYMENT_ALREADY_CAPTURED: "The payment has been captured: refund it if it is to be undone.",
  PAYMENT_ALREADY_IN_PROGRESS: "A payment is under way: wait for its outcome before you try again.",
  PAYMENT_ALREADY_VOIDED:
    "The authorization has been released: take a new payment if one is needed.",
  PAYMENT_ATTEMPT_EXPIRED: "The payment took too long: let the buyer begin it again.",
  PAYMENT_ERROR: "The payment was not taken: let the buyer try again or choose another way to pay.",
  PAYMENT_GATEWAY_ID_NOT_FOUND:
    "The order has no payment with the provider: read its payments again.",
  PAYMENT_HAS_PENDING_CAPTURE: "A capture is under way: wait for its outcome.",
  PAYMENT_INTENT_ID_REQUIRED:
    "This way of paying needs the id of the buyer's payment: send `paymentIntentId`.",
  PAYMENT_METHODS_NOT_FOUND:
    "The site takes no payment that fits this order: connect a payment method in the dashboard.",
  PAYMENT_METHOD_UNAVAILABLE:
    "The payment method cannot be charged now: ask the buyer for another one.",
  PAYMENT_NOT_AUTHORIZED: "The payment is not authorized: there is nothing to capture or to void.",
  PAYMENT_NOT_FOUND: "The order has no payment of this id: read its payments again.",
  PAYMENT_NOT_REFUNDABLE:
    "The provider does not refund this payment: ask for its refundability, and refund outside of the platform.",
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE:
    "The chosen provider is not connected to the site: choose another way to pay.",
  PERSON_IDENTITY_NOT_FOUND:
    "The platform does not know whose tip this is: call with a person's identity, or check the staff's id.",
  PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART:
    "A cart with demo items cannot be ordered: add products of the shop's own.",
  PLAN_LINE_ITEM_NOT_FOUND:
    "The plan that is to pay for an item is not in the cart: add it first, or correct its id.",
  PREORDER_VALIDATION_ERROR:
    "The preorder settings do not fit: a limit or message needs a preorder that is switched on.",
  PRESET_PERCENTAGE_TOO_HIGH: "A preset is above the highest share that a tip may be: lower it.",
  PRE_ORDER_VALIDATION:
    "The preorder settings do not fit: they need tracked quantities and a preorder that is switched on.",
  PRODUCTS_LIMIT_EXCEEDED: "The shop has as many products as it may: delete some first.",
  PRODUCT_MEDIA_NOT_EXIST:
    "A picture or video of the product was not found: upload it and send its id.",
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED:
    "A choice that is to be made with the product needs its name and type: send both, or an id.",
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED:
    "An option that is to be made with the product needs its name and type: send both, or an id.",
  PRODUCT_RESTRICTION_ERROR:
    "An app restricts what may change about this product: `details.applicationError.data` says what.",
  PROMOTIONS_LIMIT_EXCEEDED: "The shop has as many promotions as it may: delete one first.",
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE:
    "An order cannot be bought later than now: send a date of the past, or none.",
  RECAPTCHA_FAILED: "The captcha was not solved: show it again.",
  RECAPTCHA_REQUIRED: "The site asks for a captcha: show it and call again with its token.",
  RECEIPT_ALREADY_EXIST: "The payment has a receipt: read it instead of making another.",
  RECEIPT_GENERATION_IN_PROGRESS: "The receipt is being made: read the payment again in a moment.",
  RECOMMENDATIONS_PROVIDER_NOT_FOUND:
    "No app recommends on this site: install one, or show something else.",
  REDEEM_GIFT_CARD_ERROR:
    "The gift card could not be redeemed: read its balance, then try again or have it paid in another way.",
  REENROLLMENT_REQUIRED_BY_ADMIN:
    "The site's administrator wants the second factor set up anew: lead the member through that.",
  REGISTRATION_TO_EDITORX_NOT_ALLOWED:
    "Accounts of this kind are no longer made here: use the site members' registration.",
  REMOVED_SLUG: "A category keeps a slug: send one, or leave the field out.",
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING:
    "A negative quantity can only rise: send one that is not lower.",
  REQUEST_COLLECTION_DISABLED:
    "The shop does not take such requests: hide the form, or call `startCollectingRequests`.",
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS:
    "Say what is back by item or by request ids, not by both.",
  REQUIRED_APP_NOT_INSTALLED:
    "The site lacks the app that this needs: install it from the dashboard.",
  REQUIRED_COMPONENT_DOES_NOT_EXIST:
    "The site's checkout page lacks a part that this needs: add the page again in the editor and publish.",
  REQUIRED_COUNTRY: "Delivery is worked out by country: send the country of the address.",
  RESERVED_FIELD_NAME_NON_EDITABLE: "Fields of the platform keep their name: leave it out.",
  RIBBON_CREATION_FAILED:
    "The ribbon named with the product could not be created: create it with `createRibbon` and send its id.",
  RIBBON_NOT_FOUND: "No ribbon has this id: query the ribbons again, or send a name.",
  ROLE_DOES_NOT_EXIST: "No role has this id: list the roles again.",
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND:
    "The chosen delivery is none of the checkout's: choose one that it offers.",
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE:
    "The chosen delivery is not offered any more: read the checkout again and let the buyer choose.",
  SELF_BLOCKING_FORBIDDEN: "Members cannot block themselves: choose another member.",
  SELF_REPORTING_FORBIDDEN: "Members cannot report themselves: choose another member.",
  SELF_UNBLOCKING_FORBIDDEN: "Members cannot unblock themselves: choose another member.",
  SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION:
    "What is shipped cannot begin with a free trial: remove the trial, or the item.",
  SHIPPING_NOT_FOUND: "The order has no shipping to refund: leave it out.",
  SINGLE_DEFAULT_DELIVERY_PROFILE:
    "There is a default delivery profile: create this one without `default`.",
  SITE_MUST_ACCEPT_PAYMENTS:
    "The site takes no payments: connect a payment method and a plan that allows it.",
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT:
    "The site takes no payments: connect a payment method and a plan that allows it.",
  SITE_NOT_ACCEPTING_PAYMENTS:
    "The site takes no payments: connect a payment method and a plan that allows it.",
  SITE_NOT_FOUND:
    "The platform does not know the site of this call: check the client id, or the site id of the key.",
  SITE_NOT_PUBLISHED: "The site has no public address yet: publish it once.",
  SKU_ALREADY_EXIST_ERROR: "Another variant has this SKU: give each its own.",
  SLUG_ALREADY_EXISTS: "Another member has this slug: choose another one.",
  STATUS_NOT_ALLOWED:
    "A payment cannot go from its status to this one: read it, and see which may follow.",
  SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY:
    "Taxes of this country have no subdivisions: leave the subdivision out.",
  SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY:
    "Delivery in this country has no subdivisions: name the country alone.",
  SUBSCRIPTION_ALREADY_STARTED:
    "The subscription is running and collects by itself: ask for no payment.",
  SUBSCRIPTION_BUYER_INFO_REQUIRED:
    "A subscription needs to know its buyer: set e-mail and contact on the draft.",
  SUBSCRIPTION_ID_ALREADY_EXISTS:
    "A subscription of this id exists: leave the id out and have one made.",
  SUBSCRIPTION_ITEM_UNSUPPORTED:
    "Drafts of this kind take no subscriptions: sell it through a checkout.",
  SUBSCRIPTION_SINGLE_ITEM_ALLOWED:
    "A subscription is alone on its draft: put other items on another one.",
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL:
    "A subscription with a fixed day of payment has no free trial: leave one of them out.",
  SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY:
    "Only a monthly subscription has a fixed day of payment: leave it out, or bill by month.",
  SUBSCRIPTION_WITH_GIFT_CARD: "A subscription is not paid with a gift card: remove the card.",
  SUBSCRIPTION_WITH_INVALID_FREQUENCY:
    "The subscription is billed at an interval that cannot be used: choose another one.",
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS:
    "A subscription is checked out alone: remove the other items.",
  SUBSCRIPTION_WITH_ZERO_TOTAL: "A subscription has to cost something: remove the discount.",
  TAX_GROUP_ID_NOT_FOUND: "No tax group has this id: query the groups again.",
  TAX_REGION_ID_NOT_FOUND: "No tax region has this id: query the regions again.",
  THROTTLED_FEATURE: "Too many tries: wait a while, and tell the person so.",
  TIP_NOT_FOUND: "There is no tip on this order or draft: set one first.",
  TIP_SETTINGS_NOT_FOUND: "No tip settings are for these items: create them, or the default ones.",
  TOO_MANY_INFO_SECTIONS_ERROR: "A product would have too many info sections: remove some first.",
  TOO_MANY_OPTIONS_IN_REQUEST: "A product has too many options: send fewer.",
  TOO_MANY_TO_COUNT: "More fit than can be counted: narrow the filter.",
  TOO_MANY_VARIANTS:
    "A product would have too many variants: lower the number of options or choices, or split the request.",
  TRACKING_NUMBER_ALREADY_EXISTS:
    "A fulfillment of the order has this tracking number: update that one.",
  TRANSACTION_NOT_FOUND:
    "No transaction has this id: check it, and the gift card that it belongs to.",
  TRANSLATIONS_NOT_FOUND: "There are no texts in this language: ask for the site's main language.",
  TREES_LIMIT_EXCEEDED: "The site has as many category trees as it may: use one of them.",
  TREE_CYCLE_DETECTED: "A category cannot lie under itself: choose another parent.",
  TRUSTED_CLIENTS_ONLY:
    "Who calls may not log in so: use the login page of the platform, or an app that is trusted.",
  UNAUTHENTICATED_TOKEN:
    "The token of the request is not valid: take it from the address that the checkout was opened with.",
  UNAVAILABLE_PAYMENT_METHOD:
    "The chosen way to pay is not offered: let the buyer choose another one.",
  UNCONFIRMED_SAVE_PAYMENT_METHOD:
    "An item needs the payment method to be kept: ask the buyer for consent and send it.",
  UNIMPLEMENTED_FEATURE: "The platform does not do this yet: leave it out.",
  UNKNOWN_DELIVERY_CARRIER: "No installed app is this carrier: install it, or check its id.",
  UNSUPPORTED_FIELD:
    "The profile has a field that registering does not take: leave it out and update the member afterwards.",
  UPDATE_OF_FIELD_NOT_ALLOWED:
    "A field of the request cannot be changed in bulk: leave it out of the mask.",
  UPDATING_LINE_ITEM_WITH_LOCATIONS:
    "Items that come from several locations cannot be changed here: remove the item and add it again.",
  UPDATING_NON_ZERO_MODIFIER_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "On a draft of two currencies the price of a modifier stays: remove the item and add it again.",
  UPDATING_NON_ZERO_PRICE_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "On a draft of two currencies the price of an item stays: remove the item and add it again.",
  UPDATING_PRICE_DESCRIPTION_ON_MULTI_CURRENCY_DRAFT_ORDER_IS_FORBIDDEN:
    "On a draft of two currencies the description of a price stays: remove the item and add it again.",
  UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN:
    "The item has been removed: add it again with the new price.",
  UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN:
    "Where an item is taxed stays: remove the item and add it again.",
  USER_EMAIL_OFAC_ADDRESS:
    "The platform may not open an account for this address: registration ends here.",
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT:
    "The variants do not fit the product's options: send one for each combination that is sold.",
  VARIANT_ID_ALREADY_EXISTS:
    "Another product has a variant of this id: leave the id out and have one made.",
  VERIFICATION_FAILED:
    "The code is wrong or has expired: let the person type it again, or send a new one.",
  VIOLATIONS_WITH_ERROR_SEVERITY:
    "The site or one of its apps forbids this order: show the violations of the cart or checkout.",
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED:
    "This account cannot log in by password: use the single sign-on.",
};
