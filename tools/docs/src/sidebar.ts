import type { GroupSource, PageSource } from "./sources.ts";

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a function that creates pages for namespaces of a package, such as its services. */
const namespacePagesOf =
  (module: string, folder = module.replace("@portico/", "")) =>
  (names: string): readonly PageSource[] =>
    names.split(" ").map((name) => ({
      path: `${folder}/${toKebabCase(name)}`,
      // a service's title is the start of operation names such as `ecom.orders.getOrder`
      title: folder === "plugins" ? `${name} plugin` : `${folder}.${name}`,
      label: name,
      module,
      namespace: name,
    }));

const pageFactory =
  (module: string) =>
  (
    path: string,
    title: string,
    description: string,
    files: readonly string[] = [""],
  ): PageSource => ({ path, title, description, module, files });

const storesPages = namespacePagesOf("@portico/stores");
const ecomPages = namespacePagesOf("@portico/ecom");
const corePage = pageFactory("@portico/core");
const identityPage = pageFactory("@portico/identity");
const reactPage = pageFactory("@portico/react");
const emulatorPage = pageFactory("@portico/emulator");

/** Returns pages for import paths, each with all exports of the path. */
const entryPages = (
  packageName: string,
  rows: readonly (readonly [entry: string, description: string])[],
): readonly PageSource[] =>
  rows.map(([entry, description]) => {
    const module = `@portico/${packageName}/${entry}`;
    return pageFactory(module)(`${packageName}/${entry}`, module, description);
  });

/** The pages of the reference, in reading order. */
export const SIDEBAR: readonly GroupSource[] = [
  {
    label: "Stores",
    guide: "catalog.md",
    pages: storesPages(
      "productsV3 categories inventoryItemsV3 readOnlyVariantsV3 customizationsV3 infoSectionsV3 brandsV3 ribbonsV3 productGroupsV3 promotionsV3 catalogImportsV3 storesLocationsV3 catalogVersioning",
    ),
  },
  {
    label: "Carts and checkout",
    guide: "cart-and-checkout.md",
    pages: [
      ...ecomPages(
        "currentCartV2 cartV2 totalsCalculator discountRules discountsCustomTrigger giftVouchers currencies recommendations wishlists checkoutSettings checkoutContent checkoutTemplates abandonedCheckouts backInStockNotifications backInStockSettings",
      ),
      pageFactory("@portico/ecom/forms")(
        "ecom/forms",
        "@portico/ecom/forms",
        "Schemas for the contact and address forms of a checkout.",
      ),
    ],
  },
  {
    label: "Orders",
    pages: ecomPages(
      "orders orderFulfillments orderTransactions orderBilling orderPaymentRequests orderInvoices draftOrders ordersSettings subscriptionContracts draftSubscriptionContracts tips tipSettings tippableStaff",
    ),
  },
  {
    label: "Delivery and taxes",
    pages: ecomPages(
      "deliveryProfile shippingOptions localDeliveryOptions pickupLocations deliverySolutions shippoConfigurations taxCalculation taxGroups taxRegions manualTaxMappings taxExemptGroups contactTaxDetails taxSettings ecommerceSettings",
    ),
  },
  // Version 1 follows the current versions, because the first page that uses a type documents it.
  {
    label: "Stores with catalog version 1",
    guide: "catalog.md",
    pages: storesPages(
      "products collections inventory subscriptionOptions abandonedCarts wishlist",
    ),
  },
  {
    label: "Carts and checkout, version 1",
    guide: "cart-and-checkout.md",
    pages: ecomPages("currentCart cart checkout"),
  },
  {
    label: "Members",
    pages: [
      ...namespacePagesOf("@portico/members")(
        "members membersAbout memberPrivacySettings defaultPrivacy memberFollowers memberToMemberBlock memberReport authorization memberRoleDefinition badgesV2 badgeAssignments badges customFields customFieldApplications customFieldSuggestions authentication userMember",
      ),
      pageFactory("@portico/members/forms")(
        "members/forms",
        "@portico/members/forms",
        "Schemas for the form in which members edit their profile.",
      ),
    ],
  },
  {
    label: "Identity",
    guide: "sessions.md",
    pages: [
      identityPage(
        "identity/strategies",
        "Auth strategies",
        "Strategies authorize the requests of a client as a visitor, member or site owner.",
        ["oauth-strategy", "api-key-strategy", "server-session-strategy", "oauth/", "frame/"],
      ),
      identityPage(
        "identity/login",
        "Logins",
        "The steps of a login, and the states that a login can be in.",
        ["login/"],
      ),
      identityPage(
        "identity/token-storage",
        "Token storage",
        "Places where a client stores the tokens of a session.",
        ["tokens/"],
      ),
      ...namespacePagesOf("@portico/identity")(
        "redirects authentication recovery verification signOnPolicy oauth",
      ),
      ...entryPages("identity", [
        ["forms", "Schemas for the forms of a login."],
        ["app", "The auth strategy for apps."],
      ]),
    ],
  },
  {
    label: "Servers",
    guide: "servers.md",
    pages: entryPages("identity", [
      ["server", "Sessions in cookies for web servers, independent of a framework."],
      ["next", "Sessions for Next.js."],
      ["react-router", "Sessions for React Router."],
      ["astro", "Sessions for Astro."],
      ["hono", "Sessions for Hono."],
      ["express", "Sessions for Express."],
      ["node", "Sessions for Node.js servers, Fastify and Koa."],
      ["redis", "Sessions and locks in Redis, for several server processes."],
      ["testing", "Session cookies for tests."],
    ]),
  },
  {
    label: "Core",
    pages: [
      corePage("core/client", "The client", "Create a client, and call operations with it.", [
        "create-client",
        "client/",
        "time/",
      ]),
      corePage(
        "core/errors",
        "Errors",
        "The errors that calls throw, and functions that check them.",
        ["errors/"],
      ),
      corePage("core/queries", "Queries", "Builders, filters and pages of queries and searches.", [
        "query/",
      ]),
      corePage(
        "core/hooks",
        "Hooks and retries",
        "Middleware that logs requests and decides about retries.",
        ["transport/"],
      ),
      corePage("core/events", "Events", "Events of the platform, and how to process webhooks.", [
        "events/",
      ]),
      ...entryPages("core", [
        ["media", "URLs of images, videos and files."],
        ["remedies", "Help for application errors."],
        ["site", "Paths of requests to your own domain."],
        ["wix", "Functions of other `@wix/*` packages on a client."],
      ]),
      {
        ...pageFactory("@portico/core/types")(
          "core/types",
          "@portico/core/types",
          "Types that services of several packages share. Each service also exports the types that it uses.",
        ),
        onlyUsed: true,
      },
    ],
  },
  {
    label: "React",
    guide: "react.md",
    pages: [
      reactPage(
        "react/provider",
        "Provider",
        "The provider that gives components a client, and the type of the client.",
        ["provider/", "queries/portico-client"],
      ),
      reactPage(
        "react/products",
        "Product hooks",
        "Hooks for products, categories and wishlists.",
        ["product/"],
      ),
      reactPage("react/cart", "Cart hooks", "Hooks that read and change the cart.", [
        "cart/",
        "queries/cart",
      ]),
      reactPage(
        "react/checkout",
        "Checkout and order hooks",
        "Hooks that redirect to checkout, handle the return and load orders.",
        ["checkout/"],
      ),
      reactPage(
        "react/session",
        "Login hooks",
        "Hooks and components for the session and logins.",
        ["session/"],
      ),
      reactPage(
        "react/components",
        "Prices, images and texts",
        "Components and hooks that format data.",
        ["elements/"],
      ),
      ...entryPages("react", [
        ["members", "Hooks for the profile, registration and password of a member."],
        ["queries", "Query factories for TanStack Query, which also work on servers."],
        ["suspense", "Hooks that suspend while they load."],
        ["format", "Functions that format data without React, for servers and loaders."],
        ["rich-content", "A component that renders rich content."],
        ["analytics", "Events for analytics, which the user must allow."],
        ["offline", "A cart that keeps changes while the browser is offline."],
        ["devtools", "A panel with the session, the client's calls and pending changes."],
        ["testing", "Functions that render components with an emulator."],
        ["fixtures", "Sample data for tests and stories."],
        ["v1", "Functions for sites with catalog version 1 or cart version 1."],
      ]),
    ],
  },
  {
    label: "Emulator",
    guide: "emulator.md",
    pages: [
      emulatorPage(
        "emulator/create-emulator",
        "The emulator",
        "Create an emulator and control it.",
        ["emulator", "kernel/", "server/", "services/"],
      ),
      emulatorPage(
        "emulator/options",
        "Emulator options",
        "Options, the configuration file and initial data of an emulator.",
        ["options/", "seeds/", "media/"],
      ),
      ...entryPages("emulator", [
        ["client", "Controls an emulator that runs in another process."],
        ["vitest", "A Vitest test function with an emulator."],
        ["msw", "Handlers for Mock Service Worker."],
        ["vite", "A Vite plugin that runs an emulator."],
      ]),
    ],
  },
  {
    label: "Service plugins",
    guide: "plugins.md",
    pages: [
      pageFactory("@portico/ecom/plugins")(
        "plugins/service-plugins",
        "@portico/ecom/plugins",
        "Processes the requests that the platform sends to service plugins.",
        ["plugins/"],
      ),
      ...namespacePagesOf(
        "@portico/ecom/plugins",
        "plugins",
      )(
        "shippingRates additionalFees discounts customTriggers giftVouchersProvider taxCalculationProvider validations catalog inventory memberships paymentSettings recommendationsProvider",
      ),
    ],
  },
];
