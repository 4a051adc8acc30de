// Generated from api/ by `npm run generate`. Do not edit.

/** Help texts for SDK errors. Production builds omit them. */
export const helpTexts: Readonly<Record<string, string>> = {
  INVALID_OPTION:
    "Correct the option that the message names. For all valid names and values, see the types of the options. Messages never contain the option's value, because the value can be a secret.",
  INVALID_HEADER:
    "Pass a string of visible ASCII characters. Encode other characters, for example with `encodeURIComponent`.",
  NO_CLIENT: "Pass a client, which is the return value of `createClient` or `client.with`.",
  NO_CONTEXT:
    "Call {operation} on a client: `createClient({ modules: { … } })` or `client.use(fn)`. On servers, use `runWithClient(client, fn)`. If the whole program uses one client, call `client.enableContext()`.",
  NO_ELEVATED_CONTEXT:
    "First call `client.enableContext({ elevated: true })` or `runWithClient(client, fn, { elevated: true })`, with a client that uses `AppStrategy` or `ApiKeyStrategy`.",
  WIX_MODULE:
    "If `@portico/stores`, `@portico/ecom`, `@portico/members` or `@portico/identity` has the same functions, import them from there. Otherwise, pass the module to `wixModule` from `@portico/core/wix`.",
  FOREIGN_ORIGIN:
    "If the origin is yours, add it to the `allowedOrigins` option. Otherwise, use `fetch` to send the request without credentials.",
  INVALID_ARGUMENT: "Correct the fields that `error.violations` lists.",
  NO_PAGE:
    "Check `page.hasNext()` or `page.hasPrev()` before the call, or iterate over the page with `for await`.",
  CURSOR_REPEATED:
    "Use the pages that you have fetched so far. If the error persists, report `error.operation` to Wix support.",
  QUERY_NOT_SENT:
    "End the query with `.find()`, as in `await queryProducts().limit(10).find()`, or iterate over the query with `for await`.",
  NETWORK:
    "Check the network connection and the URL. In browsers, CORS can be the cause: add the domain of your app to the allowed domains of the OAuth client (Wix dashboard, Settings, Headless Settings). On servers, check DNS, the proxy and the firewall.",
  TIMEOUT:
    "Try again, or increase `totalTimeout` for the client or for this call (`client.with({ totalTimeout })`), or `timeout` if you have set it.",
  ABORTED:
    "If your code aborted the call, no action is needed. Otherwise, `error.cause` contains the reason of the signal.",
  BAD_PAYLOAD:
    "Check that `baseUrl` is the URL of the API and that no proxy replaces the response, for example with an HTML page.",
  TOO_LARGE: "Fetch fewer items per page, or increase the `maxResponseSize` option.",
  REDIRECTED:
    'Check `baseUrl`: it must be the final HTTPS URL with the correct host. With `fetchWithAuth`, request the final URL, or pass `{ redirect: "manual" }`.',
  UNEXPECTED_RESPONSE:
    "Update Portico, or pass `validate: { responses, report }` to report differences without failing the call.",
  AUTHORIZATION: "The error that the strategy threw is in `error.cause`.",
  HTTP_400:
    "Compare the arguments with the operation's documentation. The message of the error comes from the platform.",
  HTTP_401:
    "Check the API key or app secret, and the site or app that it belongs to. If the client has no `auth` option, pass a strategy to `createClient`.",
  HTTP_403:
    "Call the operation as a member, an API key or an app that has the permission. In the Wix dashboard, check the permissions of the API key or app, and the site id.",
  HTTP_404:
    "Check the id. If every call fails with 404, check `baseUrl`, and make sure that the app (for example Wix Stores) is installed on the site.",
  HTTP_409: "Fetch the entity again, apply your change to it, and send its current `revision`.",
  HTTP_429: "Send fewer requests at the same time, or allow more retries with `retryPolicy`.",
  HTTP_4XX: "Compare the request with the operation's documentation.",
  HTTP_500: "Try again later. If the error persists, report `error.requestId` to Wix support.",
  HTTP_501:
    "If you use the emulator, look up the operation in its list of supported operations. Otherwise, check `baseUrl`.",
  HTTP_503: "Try again later. If the call is a read, the client has already retried it.",
  HTTP_5XX: "Try again later. If the error persists, report `error.requestId` to Wix support.",
  INVALID_CLIENT:
    "Copy the client id from the Wix dashboard (Settings, Headless Settings), and pass it as `clientId`. Do not use the site id or an app id.",
  INVALID_REQUEST:
    "Check `clientId` (Wix dashboard, Settings, Headless Settings). For a login, also check the login code, the code verifier and `redirectUri`.",
  INVALID_GRANT:
    "Log in again. If the new login fails immediately, check that `clientId` and `redirectUri` are the same at the start and at the end of the login.",
  UNAUTHORIZED_CLIENT: "Check the settings of the OAuth client in the Wix dashboard.",
  NO_CREDENTIALS: "Log in, or pass a refresh token in the `tokens` option.",
  SESSION_CONFLICT: "Call the function again.",
  LOCK_UNAVAILABLE:
    "Try again. The session is still valid. On servers, check the connection to the `storage`.",
  INSECURE_CONTEXT: "Serve the page over HTTPS or from localhost.",
  STRATEGY_IN_USE:
    "Create a separate strategy for each `baseUrl`, because a strategy never sends its tokens to another `baseUrl`.",
  STORAGE_IN_USE: "Create a separate token storage for each strategy.",
  PKCE_LENGTH: "Pass a length from 43 to 128, or omit the length.",
  MISSING_CODE_OR_STATE:
    "Pass the full callback URL. On a server, check `responseMode`, because browsers do not send the fragment of a URL to servers.",
  INVALID_STATE:
    "Complete the login in the browser that started it, and pass the `oauthData` of the same login.",
  NO_REDIRECT_URL:
    "Publish the site, and check the allowed redirect URIs of the OAuth client (Wix dashboard, Settings, Headless Settings).",
  NO_BROWSER:
    "Call the function in a browser. To log in with a password on a server, pass `redirectUri` to the strategy. With `ServerSessionStrategy`, use the client that `createServerClient(request)` returns.",
  LOGIN_FAILED:
    "Check that `redirectUri` is one of the allowed redirect URIs of the OAuth client (Wix dashboard, Settings, Headless Settings).",
  BAD_REDIRECT: "Check that `redirectUri` is one of the allowed redirect URIs of the OAuth client.",
  SECRET_IN_BROWSER:
    "In browsers, use `OAuthStrategy` instead. Keep the key or secret on a server, and revoke it if it was published.",
  SERVER_CODE_IN_BROWSER:
    "Import `@portico/identity/server`, `/app`, `/redis` and the adapters only in server code. In browsers, use `ServerSessionStrategy` or `OAuthStrategy` from `@portico/identity`.",
  MISSING_CREDENTIALS:
    "Pass `instanceId` or `refreshToken`: `AppStrategy({ appId, appSecret, instanceId })`.",
  MISSING_APP_SECRET:
    "Pass the app secret as `appSecret`. You can find it in the app's dashboard (Develop, OAuth).",
  MISSING_ACCESS_TOKEN: "Pass the caller's token to `AppStrategy` as `accessToken`.",
  FOREIGN_TOKEN: "Check `appId`, and make sure that the token comes from the frontend of this app.",
  SEVERAL_INSTALLATIONS:
    "Create a separate strategy for each site: `AppStrategy({ appId, appSecret, refreshToken })`.",
  INVALID_CALLBACK: "Pass the full callback URL to `handleOAuthCallback`.",
  NO_WEBHOOKS:
    "Create the client with `AppStrategy({ appId, publicKey })`, which can verify webhooks.",
  MISSING_PUBLIC_KEY:
    "Pass the public key as `publicKey`. You can find it in the app's dashboard (Webhooks).",
  INVALID_PUBLIC_KEY:
    "Copy the whole key from the app's dashboard (Webhooks), including the lines BEGIN and END.",
  WEBHOOK_SIGNATURE:
    "Pass the raw body of the request instead of parsed JSON, and check that `publicKey` is the key of this app.",
  WEBHOOK_CLAIMS: "Check `appId`, and check that the clock of the server is correct.",
  WEBHOOK_PAYLOAD:
    "Pass the raw body of the request instead of parsed JSON. If the platform sent the request, update Portico.",
  WEBHOOK_UNKNOWN_EVENT:
    "Register a handler before you process the webhook, as in `client.orders.onOrderCreated(handler)`, or unsubscribe the app from the event.",
  PLUGIN_SIGNATURE:
    "Pass the raw body of the request instead of parsed JSON, and check that `publicKey` is the key of this app.",
  PLUGIN_CLAIMS: "Check `appId`, and check that the clock of the server is correct.",
  PLUGIN_PAYLOAD:
    "Pass the raw body of the request instead of parsed JSON. If the platform sent the request, update Portico.",
  PLUGIN_TOO_LARGE: "Reject the request, because it does not come from the platform.",
  PLUGIN_UNKNOWN:
    "Register a handler with `provideHandlers` on the client that processes the request, and check the URL of your endpoint.",
  PLUGIN_RESPONSE: "Correct the fields that the message lists.",
  NO_SERVICE_PLUGINS:
    "Create the client with `AppStrategy({ appId, publicKey })`, which can verify plugin requests.",
  SESSION_READ_ONLY:
    "Start the session earlier, in code that can set cookies: in the middleware or proxy of your framework.",
  SESSION_STORE_UNAVAILABLE:
    "Check the connection to the storage, and try again. Users stay logged in.",
  SESSION_UNAVAILABLE:
    "Check that the server is running, and try again. The session has not ended.",
  SESSION_TOO_LARGE:
    "Pass a `storage` to `sessionServer`, such as `redisStorage`, so that cookies do not have to contain the tokens.",
  INVALID_SESSION_DATA:
    "Store less data in the session. Store large data elsewhere, and keep only its id in the session.",
  BODY_TOO_LARGE: "Respond with status 413. Webhooks and session requests are never this large.",
  SESSION_ENDED: "Send the request again. The new request gets a new session.",
  NO_SESSION_SERVER:
    "Serve `sessionServer` at this path, and pass the same `basePath` to `ServerSessionStrategy`.",
  CLIENT_CHANGED: "Reload the page to use the new OAuth client.",
  NOT_CATALOG: "Make this call on the client that `createServerClient(request)` returns.",
  UNKNOWN_LOGIN:
    "Start the login again. If it fails every time, check that the browser sends its cookies to the callback route. The callback must have the same host as the login, and secure cookies require HTTPS.",
  LOGIN_NOT_COMPLETED:
    "Ask the user to log in again. If the login fails every time, check that the redirect URL is allowed for the OAuth client.",
  LOGIN_REQUIRED: "Ask the user to log in, then repeat the request.",
  UNKNOWN_INSTALLATION:
    "Start the installation again. If it fails every time, check that the browser sends its cookies to the callback route. The callback must have the same host as the start of the installation, and secure cookies require HTTPS.",
  INVALID_BODY:
    'Use `ServerSessionStrategy` in the browser, or send `{ "rejected": "<access token>" }`.',
  METHOD_NOT_ALLOWED: "Use one of the methods in the `Allow` header of the response.",
  BAD_REQUEST:
    "Browsers do not send such requests, so there is usually nothing to fix. If every request fails, check the `Host` header that your proxy sends.",
  CROSS_ORIGIN:
    "Send the request from a page of the same site. Behind a proxy, pass `origin` or `trustProxy` to `sessionServer`.",
  INVALID_IDP: 'Pass "google", "facebook" or the id of a connection.',
  NO_PROVIDER:
    "Render `<PorticoProvider client={client}>` once, near the root of the app, so that it contains this component.",
  NO_SESSION: "Create the client with `OAuthStrategy` or `ServerSessionStrategy`.",
  NOT_LOGGED_IN: "Check `useSession().status` before the change, and offer a login to visitors.",
  INVALID_CREDENTIALS:
    "Ask the user to check the email address and the password, and offer a password reset.",
  PASSWORD_RESET_REQUIRED: "Offer a password reset, for example with `usePasswordReset`.",
  CAPTCHA_REQUIRED:
    "Show the CAPTCHA with the site keys in `captcha`, and submit the form again with `captchaTokens`.",
  ACCOUNT_BLOCKED: "Ask the user to contact the site owner.",
  EMAIL_NOT_ACCEPTED: "Offer the user a login instead.",
  INVALID_EMAIL: "Ask the user to correct the email address.",
  INVALID_PASSWORD: "Ask the user to choose another password.",
  INVALID_CODE: "Ask the user to check the code, or send another code with `resendCode`.",
  INVALID_FACTOR: "Ask the user to try again, or to use another of the available `factors`.",
  PASSKEY_NOT_USED: "Ask the user to try again, or to use another of the available `factors`.",
  CODE_TOO_SOON: "Wait for a while before you send another code.",
  CODE_NOT_SENT: "Start the login again.",
  INVALID_RESET_LINK: "Send the user a new link.",
  UNEXPECTED: "The original error is in `error.cause`.",
  SESSION_ON_SERVER:
    "Use `redirect()` of `useSignIn`. If users must log in without leaving the page, use `OAuthStrategy`.",
  SESSION_CHANGED: "If the change is still needed, ask the user to repeat it.",
  QUANTITY: "Pass a whole number. To remove the line item, pass 0.",
  CART: "The original error is in `error.cause`.",
  NO_CART:
    "Add an item first. Also check that the shop uses the cart version that is set in the provider's `cart`.",
  NO_CHECKOUT: "Try again. If the error persists, report `error.requestId` to Wix support.",
  OFFLINE: "Try again when the browser is online.",
  INVALID_ADDRESS: 'Pass a path such as "/thanks" or a full URL.',
  ITEM_NOT_ADDED: "Pass the `variantId` or the options of the product, and check its stock.",
  NOT_FOUND: "Check the id or slug, or fetch the list again.",
  INVALID_EMULATOR_OPTION: "Correct the option that the message names.",
  UNKNOWN_SEED:
    "Pass one of the names that the message lists, an object with seed data, or the result of `createSeed`.",
  INCOMPATIBLE_COPIES:
    "Install the same version of all Portico packages. To see where the copies come from, run `npm ls @portico/core`. To remove duplicates, run `npm dedupe`.",
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
  INSTANCE_MISMATCH: "Start the installation again with the URL that `getInstallUrl` returns.",
};
