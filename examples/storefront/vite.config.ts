import { porticoEmulator } from "@portico/emulator/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { unknownPages } from "./unknown-pages.js";

export default defineConfig({
  // a platform elsewhere needs no emulator
  plugins: [react(), porticoEmulator({ active: (env) => !env.VITE_PORTICO_URL }), unknownPages()],
  // What a browser must know to render the shop comes first, so a warning is worth having early.
  build: { target: "es2022", chunkSizeWarningLimit: 400, modulePreload: { polyfill: false } },
});
