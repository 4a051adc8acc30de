import { PorticoProvider } from "@portico/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { client, queryClient } from "./shop.js";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/catalogue.css";
import "./styles/product.css";
import "./styles/cart.css";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider client={client} queryClient={queryClient}>
        <App />
      </PorticoProvider>
    </StrictMode>,
  );
}
