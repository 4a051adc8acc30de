/// <reference types="vitest/config" />
import { porticoEmulator } from "@portico/emulator/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientFirst } from "./client-first.js";
import { hostedTheme } from "./hosted-theme.js";
import { ada, grace } from "./src/demo/members.js";
import { unknownPages } from "./unknown-pages.js";

/** The modules that src/first-requests.ts uses: client and queries, without React. */
const CLIENT_MODULES =
  /[\\/](src[\\/](base|shop|first-requests|shell[\\/](first-data|has-data)|catalog[\\/](list-query|card-fields))\.ts|(packages|@portico)[\\/](core|identity|react[\\/]dist[\\/]queries)|query-core)\b/;

/** Modules that the product, cart and account pages share. */
const SHOPPING_MODULES =
  /(react[\\/]dist[\\/](analytics|cart|elements|product|provider|queries|session)|useMutation|src[\\/](cart|catalog|design|product|shell|session[\\/]use-session|account[\\/]countries))\b/;

export default defineConfig(({ isPreview }) => ({
  plugins: [
    react(),
    porticoEmulator({
      // If VITE_PORTICO_URL is set, a hosted platform replaces the emulator.
      active: (env) => !env.VITE_PORTICO_URL,
      site: {
        signOn: { requireEmailVerification: true },
        stylesheet: isPreview ? "/theme.css" : "/node_modules/shop-ui/src/design/theme.css",
      },
      members: [ada, grace],
    }),
    unknownPages(),
    clientFirst(),
    hostedTheme(),
  ],
  resolve: {
    // wouter loads a polyfill for this hook, which React 18 and later include.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  test: { testTimeout: 60_000 },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 400,
    modulePreload: { polyfill: false },
    // Create few chunks, because browsers load only six files at a time from an HTTP/1.1 server.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "client", tags: ["$initial"], test: CLIENT_MODULES },
            { name: "everywhere", tags: ["$initial"] },
            { name: "shopping", minShareCount: 2, test: SHOPPING_MODULES },
          ],
        },
      },
    },
  },
}));
