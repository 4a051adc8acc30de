import { createFromFetch } from "@vitejs/plugin-rsc/browser";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

const page = await createFromFetch<ReactNode>(fetch("?components"));
hydrateRoot(document, <StrictMode>{page}</StrictMode>, {
  onRecoverableError: (error) => console.error(error),
});
document.documentElement.dataset.hydrated = "";
