import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { emulatorPlugin } from "./emulator-plugin.mjs";

export default defineConfig({
  plugins: [react(), emulatorPlugin()],
  // What a browser must know to render the shop comes first, so a warning is worth having early.
  build: { target: "es2022", chunkSizeWarningLimit: 400 },
});
