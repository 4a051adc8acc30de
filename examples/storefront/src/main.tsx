import "./first-requests.js";
import { PorticoProvider } from "@portico/react";
import { PorticoDevtools } from "@portico/react/devtools";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ConsentedAnalytics, preloadAnalytics } from "shop-ui/shell/consented-analytics";
import { App, loadPageCode } from "./app.js";
import { routeOf } from "./base.js";
import { loadFonts } from "./shell/fonts.js";
import { Navigation } from "./shell/navigation.js";
import { cartStorage, client, queryClient } from "./shop.js";
import "shop-ui/design/tokens.css";
import "shop-ui/design/base.css";
import "shop-ui/design/controls.css";
import "shop-ui/design/feedback.css";
import "shop-ui/design/dialog.css";
import "shop-ui/shell/shell.css";
import "shop-ui/catalog/card.css";
import "shop-ui/catalog/list.css";

const shop = (
  <StrictMode>
    <PorticoProvider client={client} queryClient={queryClient} cartStorage={cartStorage}>
      <Navigation>
        <App />
      </Navigation>
      <ConsentedAnalytics />
      <PorticoDevtools />
    </PorticoProvider>
  </StrictMode>
);

const root = document.getElementById("root");
const { pathname, search } = window.location;
// React delays content that replaces a fallback, so load the page's code before the first render.
void Promise.all([loadPageCode({ pathname: routeOf(pathname), search }), preloadAnalytics()])
  .catch(() => {})
  .then(() => root && createRoot(root).render(shop));
loadFonts().catch(() => {});
