// Generated from api/ by `npm run generate`. Do not edit.

/** Help texts for errors of the SDK. Production builds omit them. */
export const helpTexts: Readonly<Record<string, string>> = {
  INVALID_OPTION:
    "Correct the option in the message. The types of the options list all names and values. Messages never contain the value, because it can be a secret.",
  INVALID_HEADER:
    "Pass a string of visible ASCII characters. Encode other characters, for example with `encodeURIComponent`.",
  NO_CLIENT: "Pass the return value of `createClient` or `client.with`.",
  NO_CONTEXT:
    "Call {operation} on a client: `createClient({ modules: { … } })` or `client.use(fn)`. On servers, use `runWithClient(client, fn)`. If the whole program has one client, use `client.enableContext()`.",
  NO_ELEVATED_CONTEXT:
    "Call `client.enableContext({ elevated: true })` or `runWithClient(client, fn, { elevated: true })` first, with a client of `AppStrategy` or `ApiKeyStrategy`.",
  WIX_MODULE:
    "Import the same functions from `@portico/stores`, `@portico/ecom`, `@portico/members` or `@portico/identity`.",
  FOREIGN_ORIGIN:
    "If the origin is yours, add it to `allowedOrigins`. Otherwise use plain `fetch`.",
  INVALID_ARGUMENT: "Correct the fields in `error.violations`.",
  NO_PAGE: "Check `page.hasNext()` or `page.hasPrev()` first, or iterate with `for await`.",
  CURSOR_REPEATED:
    "Use the pages that were fetched so far. If the error persists, report `error.operation` to Wix support.",
  QUERY_NOT_SENT:
    "End the query with `.find()`, as in `await queryProducts().limit(10).find()`, or iterate over it with `for await`.",
  NETWORK:
    "Check the connection and the address. In browsers, the cause can be CORS: add the origin of your site to the allowed domains of the OAuth client (Wix dashboard, Settings, Headless Settings). On servers, check DNS, proxy and firewall.",
  TIMEOUT:
    "Increase `timeout` for the client or for this call (`client.with({ timeout })`), or try again.",
  ABORTED:
    "If you aborted the call, no action is needed. Otherwise, see `error.cause`, which is the reason of the signal.",
  BAD_PAYLOAD:
    "Check that `baseUrl` is the URL of the API and that no proxy replaces the response, for example with an HTML page.",
  TOO_LARGE: "Fetch fewer items per page, or increase `maxResponseSize`.",
  REDIRECTED:
    'Check `baseUrl`: it must be the final HTTPS URL with the correct host. With `fetchWithAuth`, request the final URL, or pass `{ redirect: "manual" }`.',
  UNEXPECTED_RESPONSE:
    "Update Portico, or pass `validate: { responses, report }` to report differences without failing the call.",
  AUTHORIZATION:
    "See `error.cause`, the error that `getAuthHeaders` or `recover` of the strategy threw.",
  HTTP_400:
    "Compare the arguments with the operation's documentation. The message comes from the platform.",
  HTTP_401:
    "Check the API key or app secret, and its site or app. Calls without `auth` are not authorized: pass a strategy to `createClient`.",
  HTTP_403:
    "Call as a member, an API key or an app that has the permission. In the Wix dashboard, check the permissions of the key or app and the site id.",
  HTTP_404:
    "Check the id. If every call fails with 404, check `baseUrl`, and make sure that the app (for example Wix Stores) is installed on the site.",
  HTTP_409: "Fetch the entity again, apply the change to it and send its current `revision`.",
  HTTP_429: "Send fewer requests at once, or allow more retries with `retryPolicy`.",
  HTTP_4XX: "Compare the request with the operation's documentation.",
  HTTP_500: "Try again later. If the error persists, report `error.requestId` to Wix support.",
  HTTP_501:
    "If you use the emulator, see its list of emulated operations. Otherwise check `baseUrl`.",
  HTTP_503: "Try again later. The client has already retried reads.",
  HTTP_5XX: "Try again later. If the error persists, report `error.requestId` to Wix support.",
  INVALID_CLIENT:
    "Check `clientId`: copy it from the Wix dashboard, Settings, Headless Settings. Do not use the site id or an app id.",
  INVALID_REQUEST:
    "Check `clientId` (Wix dashboard, Settings, Headless Settings). For a login, also check the code, the code verifier and `redirectUri`.",
  INVALID_GRANT:
    "Log in again. If it fails again immediately, check that `clientId` and `redirectUri` are the same as at the start of the login.",
  UNAUTHORIZED_CLIENT: "Check the settings of the OAuth client in the Wix dashboard.",
  NO_CREDENTIALS: "Log in, or pass `tokens` with a refresh token.",
  SESSION_CONFLICT: "Try again.",
  LOCK_UNAVAILABLE:
    "Try again. The session is still valid. On servers, check the connection to the `storage`.",
  INSECURE_CONTEXT: "Serve the page over HTTPS or from localhost.",
  STRATEGY_IN_USE:
    "Create one strategy per `baseUrl`. A strategy never sends its tokens to another `baseUrl`.",
  STORAGE_IN_USE: "Give each strategy its own storage.",
  PKCE_LENGTH: "Pass a length from 43 to 128, or omit it.",
  MISSING_CODE_OR_STATE:
    "Pass the full callback URL. On a server, check `responseMode`, because browsers do not send URL fragments to servers.",
  INVALID_STATE:
    "Complete the login in the browser that started it, and pass the `oauthData` of that login.",
  NO_REDIRECT_URL:
    "Publish the site, and check the allowed redirect URIs of the OAuth client (Wix dashboard, Settings, Headless Settings).",
  NO_BROWSER:
    "Call it in a browser. To log in with a password on a server, pass `redirectUri` to the strategy. With `ServerSessionStrategy`, use the client of `createServerClient(request)`.",
  LOGIN_FAILED:
    "Check that `redirectUri` is one of the allowed redirect URIs of the OAuth client (Wix dashboard, Settings, Headless Settings).",
  BAD_REDIRECT: "Check that `redirectUri` is one of the allowed redirect URIs of the OAuth client.",
  SECRET_IN_BROWSER:
    "Use `OAuthStrategy` in browsers, keep the key on a server, and revoke a key that was published.",
  SERVER_CODE_IN_BROWSER:
    "Import `@portico/identity/server`, `/app`, `/redis` and the adapters only in server code. In browsers, use `ServerSessionStrategy` or `OAuthStrategy` from `@portico/identity`.",
  MISSING_CREDENTIALS:
    "Pass `instanceId` or `refreshToken`: `AppStrategy({ appId, appSecret, instanceId })`.",
  MISSING_APP_SECRET: "Pass `appSecret` from the app's dashboard (Develop, OAuth).",
  MISSING_ACCESS_TOKEN: "Pass `accessToken` to `AppStrategy`.",
  FOREIGN_TOKEN: "Check `appId`, and that the token comes from this app's own frontend.",
  SEVERAL_INSTALLATIONS:
    "Create one strategy per site: `AppStrategy({ appId, appSecret, refreshToken })`.",
  INVALID_CALLBACK: "Pass the full callback URL to `handleOAuthCallback`.",
  NO_WEBHOOKS: "Create the client with `AppStrategy({ appId, publicKey })`.",
  MISSING_PUBLIC_KEY: "Pass `publicKey` from the app's dashboard (Webhooks).",
  INVALID_PUBLIC_KEY:
    "Copy the whole key from the app's dashboard (Webhooks), with its BEGIN and END lines.",
  WEBHOOK_SIGNATURE:
    "Pass the raw body, not parsed JSON, and check that `publicKey` is the key of this app.",
  WEBHOOK_CLAIMS: "Check `appId` and the server's clock.",
  WEBHOOK_PAYLOAD:
    "Pass the raw body, not parsed JSON. If the platform sent the request, update Portico.",
  WEBHOOK_UNKNOWN_EVENT:
    "Register one before processing: `client.orders.onOrderCreated(handler)`, or unsubscribe the app from the event.",
  PLUGIN_SIGNATURE:
    "Pass the raw body, not parsed JSON, and check that `publicKey` is the key of this app.",
  PLUGIN_CLAIMS: "Check `appId` and the server's clock.",
  PLUGIN_PAYLOAD:
    "Pass the raw body, not parsed JSON. If the platform sent the request, update Portico.",
  PLUGIN_TOO_LARGE: "Reject it: the platform does not send requests of this size.",
  PLUGIN_UNKNOWN:
    "Register one with `provideHandlers` on the client that processes the request, and check the route of your endpoint.",
  PLUGIN_RESPONSE: "Correct the fields that the message lists.",
  NO_SERVICE_PLUGINS: "Create the client with `AppStrategy({ appId, publicKey })`.",
  SESSION_READ_ONLY:
    "Start the session earlier, where cookies can be set: in the middleware or proxy of your framework.",
  SESSION_STORE_UNAVAILABLE:
    "Check the connection to the storage and call again. Users stay logged in.",
  SESSION_UNAVAILABLE: "Try again. The session has not ended. Check that the server is running.",
  SESSION_TOO_LARGE: "Pass a `storage` to `sessionServer`, such as `redisStorage`.",
  INVALID_SESSION_DATA: "Store less, or store it elsewhere and keep its id in the session.",
  BODY_TOO_LARGE: "Respond with status 413. Webhooks and session requests are never this large.",
  SESSION_ENDED: "Send a new request, which gets a new session.",
  NO_SESSION_SERVER:
    "Serve `sessionServer` at this path, and pass the same `basePath` to `ServerSessionStrategy`.",
  CLIENT_CHANGED: "Reload the page.",
  NOT_CATALOG: "Make this call with `await createServerClient(request)`.",
  UNKNOWN_LOGIN:
    "Start the login again. If it always fails, check that cookies reach the callback route. The host must be the same, and secure cookies require HTTPS.",
  LOGIN_NOT_COMPLETED:
    "Let the user log in again. If it always fails, check that the redirect URL is allowed for the OAuth client.",
  LOGIN_REQUIRED: "Let the user log in, then repeat the request.",
  UNKNOWN_INSTALLATION:
    "Start the installation again. If it always fails, check that cookies reach the callback route. The host must be the same, and secure cookies require HTTPS.",
  INVALID_BODY:
    'Use `ServerSessionStrategy` in the browser, or send `{ "rejected": "<access token>" }`.',
  METHOD_NOT_ALLOWED: "Use one of the methods in the `Allow` header of the response.",
  BAD_REQUEST:
    "Browsers do not send such requests, so there is usually nothing to fix. If every request fails, check the `Host` header that your proxy sends.",
  CROSS_ORIGIN:
    "Send the request from a page of the same site. Behind a proxy, pass `origin` or `trustProxy` to `sessionServer`.",
  INVALID_IDP: 'Pass "google", "facebook" or the id of a connection.',
  NO_PROVIDER:
    "Render `<PorticoProvider client={client}>` above it, once, near the root of the app.",
  NO_SESSION: "Create the client with `OAuthStrategy` or `ServerSessionStrategy`.",
  NOT_LOGGED_IN: "Check `useSession().status` first, and offer a login.",
  INVALID_CREDENTIALS: "Ask the user to check both, and offer a password reset.",
  PASSWORD_RESET_REQUIRED: "Offer a password reset, for example with `usePasswordReset`.",
  CAPTCHA_REQUIRED:
    "Show the CAPTCHA with the site keys in `captcha`, and submit the form again with `captchaTokens`.",
  ACCOUNT_BLOCKED: "Ask the user to contact the site owner.",
  EMAIL_NOT_ACCEPTED: "Offer a login instead.",
  INVALID_EMAIL: "Ask the user to correct it.",
  INVALID_PASSWORD: "Ask the user to choose another password.",
  INVALID_CODE: "Ask the user to check the code, or send another one with `resendCode`.",
  INVALID_FACTOR: "Let the user try again, or use another of the `factors`.",
  PASSKEY_NOT_USED: "Let the user try again, or use another of the `factors`.",
  CODE_TOO_SOON: "Wait before you send another code.",
  CODE_NOT_SENT: "Start the login again.",
  INVALID_RESET_LINK: "Send a new link.",
  UNEXPECTED: "See `error.cause`.",
  SESSION_ON_SERVER:
    "Use `redirect()` of `useSignIn`, or use `OAuthStrategy` to log in within the page.",
  SESSION_CHANGED: "Repeat the change if it is still needed.",
  QUANTITY: "Pass a whole number. 0 removes the line item.",
  CART: "See `error.cause`.",
  NO_CART:
    "Add an item first, and check that the shop uses the cart version of the provider's `cart`.",
  NO_CHECKOUT: "Try again. If the error persists, report `error.requestId` to Wix support.",
  OFFLINE: "Try again when it is online.",
  INVALID_ADDRESS: 'Pass a path such as "/thanks" or a full URL.',
  ITEM_NOT_ADDED: "Pass the `variantId` or the options of the product, and check its stock.",
  NOT_FOUND: "Check the id or slug, or fetch the list again.",
  INVALID_EMULATOR_OPTION: "Correct the option in the message.",
  UNKNOWN_SEED:
    "Pass one of the names in the message, an object with seed data, or the result of `createSeed`.",
  INCOMPATIBLE_COPIES:
    "Install the same version of all Portico packages. `npm ls @portico/core` shows where the copies come from, and `npm dedupe` removes duplicates.",
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
  INSTANCE_MISMATCH: "Start the installation again with the URL that `getInstallUrl` returns.",
};
