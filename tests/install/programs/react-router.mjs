import { reactRouterServer } from "@portico/identity/react-router";
import * as reactRouter from "react-router";
import { firstProductName, print, server, visit } from "./shop.mjs";

const { createRequestHandler, RouterContextProvider } = reactRouter;
const portico = reactRouterServer(server);
const loader = async (args) => {
  const name = await firstProductName();
  const { items } = await portico.clientOf(args).productsV3.queryProducts().limit(1).find();
  return new Response(items[0].name === name ? name : "another client");
};
const middleware = RouterContextProvider ? [portico.middleware] : undefined;
const build = {
  entry: { module: { default: () => new Response("document") } },
  routes: {
    root: { id: "root", path: "", module: { default: () => null, middleware } },
    page: { id: "page", parentId: "root", path: "page", module: { loader } },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  // React Router 7 runs middleware only with this flag
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};
const handle = createRequestHandler(build, "production");

/** Calls the adapter's middleware, because some versions of React Router do not run middleware. */
function handleWithMiddleware(request) {
  const context = new Map();
  return portico.middleware({ request, context }, () => handle(request, context));
}

const fetchPage = RouterContextProvider ? handle : handleWithMiddleware;
print(await visit((headers) => fetchPage(new Request("http://localhost/page", { headers }))));
