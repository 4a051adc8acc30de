// Readers search docs/troubleshooting.md for the message that they see.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url);
const page = readFileSync(new URL("docs/troubleshooting.md", root), "utf8");
const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.|\/testing\//.test(path))
  .map((path) => readFileSync(new URL(path, root), "utf8"))
  .join("\n");

it.each([
  "Failed to fetch tokens from OAuth API: ",
  "No redirect URL found",
  "A login redirect has no valid Location header",
  "This request must come from a page of the same site. Behind a proxy, pass `origin` or `trustProxy` to sessionServer.",
  "The session must be started or refreshed, but cookies cannot be set here",
  "Wix context is not available. Make sure to initialize the Wix context before using SDK modules",
  "Hooks and components of @portico/react must be used inside <PorticoProvider>",
  "Two incompatible copies of @portico/core are loaded: ",
  "System error occurred",
  "Unknown host: set it with the option host, aliases or origin",
  "it has expired",
])("the troubleshooting guide quotes the message %j", (message) => {
  expect(page).toContain(message);
  expect(sources).toContain(message);
});
