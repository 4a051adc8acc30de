import { porticoEmulator } from "@portico/emulator/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { unknownPages } from "./unknown-pages.js";

export default defineConfig({
  plugins: [
    react(),
    porticoEmulator({
      // a platform elsewhere needs no emulator
      active: (env) => !env.VITE_PORTICO_URL,
      site: { signOn: { requireEmailVerification: true } },
      members: [
        { email: "ada@example.com", password: "portico", firstName: "Ada", lastName: "Lovelace" },
        {
          email: "grace@example.com",
          password: "portico",
          firstName: "Grace",
          factors: [{ type: "EMAIL", secret: "grace@example.com" }],
        },
      ],
    }),
    unknownPages(),
  ],
  // What a browser must know to render the shop comes first, so a warning is worth having early.
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 400,
    modulePreload: { polyfill: false },
    // What every page starts with is one chunk: smaller than a piece for each set of pages that shares something.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "everywhere", tags: ["$initial"] }] } },
    },
  },
});
