import { type Example, get, notEmulated, onPage, post, WRITERS } from "./example.js";
import { STORES } from "./world.js";

const CART = "wix-vibe-headless/references/storefront/app/rest/wix-store-cart.js";
const CMS = "wix-manage/references/cms/cms-ecommerce-catalog-integration.md";
const BOOKINGS = "wix-manage/references/bookings/end-to-end-booking-flow.md";

const asVisitor = { sender: "visitor" } as const;
const BOOKING_REQUEST = {
  lineItems: [
    {
      catalogReference: {
        catalogItemId: "11111111-2222-4333-8444-555555555555",
        appId: "13d21c63-b5ec-5912-8397-c3a5ddb27a97",
      },
      quantity: 1,
    },
  ],
};

export const commerceExamples: readonly Example[] = [
  ...onPage(
    CART,
    post(
      "/ecom/v1/carts/current/add-to-cart",
      ({ ids }) => ({
        lineItems: [
          {
            catalogReference: {
              appId: STORES,
              catalogItemId: ids.tee,
              options: { variantId: ids.teeVariant },
            },
            quantity: 1,
          },
        ],
      }),
      { ...asVisitor, check: ({ cart }) => cart.lineItems.length === 2 },
    ),
    get("/ecom/v1/carts/current", {
      ...asVisitor,
      check: ({ cart }) => cart.lineItems.length === 1,
    }),
    post(
      "/ecom/v1/carts/current/update-line-items-quantity",
      ({ ids }) => ({
        lineItems: [{ id: ids.line, quantity: 3 }],
      }),
      { ...asVisitor, check: ({ cart }) => cart.lineItems[0].quantity === 3 },
    ),
    post("/ecom/v1/carts/current/remove-line-items", ({ ids }) => ({ lineItemIds: [ids.line] }), {
      ...asVisitor,
      check: ({ cart }) => cart.lineItems.length === 0,
    }),
    post(
      "/ecom/v1/carts/current/create-checkout",
      { channelType: "WEB" },
      {
        ...asVisitor,
        check: ({ checkoutId }) => checkoutId,
      },
    ),
    post(
      "/headless/v1/redirect-session",
      ({ ids }) => ({
        ecomCheckout: { checkoutId: ids.ownCheckout },
        callbacks: { postFlowUrl: "http://localhost:5173/" },
      }),
      { ...asVisitor, check: ({ redirectSession }) => redirectSession.fullUrl },
    ),
  ),
  ...onPage(
    CMS,
    post("/ecom/v1/carts", ({ ids }) => ({
      lineItems: [
        {
          catalogReference: {
            appId: STORES,
            catalogItemId: ids.mug,
            options: { variantId: ids.mugVariant },
          },
          quantity: 1,
        },
      ],
    })),
    post(({ ids }) => `/ecom/v1/carts/${ids.cart}/add-to-cart`, {
      lineItems: [
        {
          catalogReference: {
            appId: "e593b0bd-b783-45b8-97c2-873d42aacaf4",
            catalogItemId: "11111111-2222-4333-8444-555555555555",
          },
          quantity: 1,
        },
      ],
    }),
  ),
  ...onPage(
    BOOKINGS,
    post("/ecom/v1/checkouts", { ...BOOKING_REQUEST, channelType: "WEB" }),
    ...["getCheckoutUrl", "createOrder"].map((name) =>
      post(
        ({ ids }) => `/ecom/v1/checkouts/${ids.checkout}/${name}`,
        {},
        {
          outcome: {
            status: 404,
            reason:
              "The page uses the name of the operation as the path. Wix's API reference documents `GET …/checkout-url` and `POST …/create-order`, which the emulator serves.",
          },
        },
      ),
    ),
  ),
  ...onPage(
    WRITERS,
    post(
      "/ecom/v1/orders/query",
      { query: { paging: { limit: 100 } } },
      {
        outcome: {
          status: 404,
          reason: "Wix's API reference documents `POST /ecom/v1/orders/search` instead.",
        },
      },
    ),
    post("/ecom/v1/orders/search", { search: { cursorPaging: { limit: 10 } } }),
    post("/ecom/v1/orders/import", ({ ids }) => ({
      order: {
        number: "1001",
        lineItems: [
          {
            quantity: 1,
            productName: { original: "Mug" },
            itemType: { preset: "PHYSICAL" },
            price: { amount: "12" },
            catalogReference: { appId: STORES, catalogItemId: ids.mug },
          },
        ],
        billingInfo: { contactDetails: { firstName: "Ada", lastName: "Lovelace" } },
        channelInfo: { type: "OTHER_PLATFORM" },
        priceSummary: { subtotal: { amount: "12" }, total: { amount: "12" } },
        status: "APPROVED",
        paymentStatus: "PAID",
      },
    })),
  ),
  ...onPage(
    "wix-manage/references/ecommerce/gift-cards/ecom-gift-cards-goal-sell-gift-cards.md",
    post(
      "/gift-cards/v1/gift-card-products/query",
      { query: {} },
      notEmulated("Gift card products are not emulated. Use the `site.giftCards` option instead."),
    ),
    post(
      "/gift-cards/v1/gift-card-products",
      {},
      notEmulated("Gift card products are not emulated. Use the `site.giftCards` option instead."),
    ),
  ),
  ...onPage(
    "wix-manage/references/get-paid/create-payment-links.md",
    ...["", "/query", "/1/send", "/1/activate", "/1/deactivate"].map((path) =>
      post(
        `/payment-links/v1/payment-links${path}`,
        {},
        notEmulated("Payment links are not emulated. Use an order's payment requests instead."),
      ),
    ),
    get(
      "/payment-links/v1/payment-links/1",
      notEmulated("Payment links are not emulated. Use an order's payment requests instead."),
    ),
  ),
  ...onPage(
    "wix-manage/references/site-properties/change-payment-currency-site-properties.md",
    post(
      "/currency_converter/v1/currencies/amounts/USD/convert/EUR",
      {
        amounts: [{ value: "1000", decimalPlaces: 2 }],
      },
      { check: ({ amounts }) => amounts.length === 1 },
    ),
    get(
      "/site-properties/v4/properties",
      notEmulated("Site properties are not emulated. Use the emulator's `site` option instead."),
    ),
  ),
];
