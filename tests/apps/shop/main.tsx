import { StrictMode, version } from "react";
import { createRoot } from "react-dom/client";
import { Shop } from "./shop.js";

document.documentElement.dataset.react = version;
createRoot(document.body.appendChild(document.createElement("div"))).render(
  <StrictMode>
    <Shop platform={location.origin} />
  </StrictMode>,
);
