import "./first-requests.js";
import { PorticoProvider } from "@portico/react";
import { PorticoDevtools } from "@portico/react/devtools";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
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

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider client={client} queryClient={queryClient} cartStorage={cartStorage}>
        <Navigation>
          <App />
        </Navigation>
        <PorticoDevtools />
      </PorticoProvider>
    </StrictMode>,
  );
}
