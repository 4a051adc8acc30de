// Copies guides into a package before npm packs it, so that coding agents can read them offline.
// Runs in the folder of the package, as its `prepack` script. Links to other pages lead to the site.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const SITE = "https://portico-sdk.github.io/portico";
const REPOSITORY = "https://github.com/portico-sdk/portico/blob/main";

const frameworks = ["astro", "express", "hono", "next", "node", "react-router", "sveltekit"];
const servers = ["apps-and-webhooks", "browser", "fleet", ...frameworks];
const hooks = ["analytics", "cart", "checkout", "devtools", "login", "members"];
const pages = ["product-list", "product-page", "server-rendering"];

/** Paths of the guides for each package, relative to `docs` and without extension. */
const guides = {
  core: [
    ...["errors", "graphql", "installation", "media", "migration", "observability", "queries"],
    ...["retries", "schemas", "security", "site-host", "troubleshooting"],
  ],
  identity: ["login", "sessions", "servers", ...servers.map((name) => `servers/${name}`)],
  stores: ["catalog"],
  ecom: ["cart-and-checkout", "coupons-and-media", "orders", "plugins"],
  react: ["react", ...[...hooks, ...pages].map((name) => `react/${name}`)],
  // tests/packages.test.ts limits the size of this package
  emulator: ["testing"],
};

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = process.cwd();
const files = guides[basename(folder)].map((name) => `${name}.md`);

function targetOf(page, link) {
  const [path, anchor] = link.split("#");
  if (path === "" || /^[a-z]+:/.test(path)) return link;
  const file = posix.join(posix.dirname(page), path);
  if (files.includes(file)) return link;
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (!file.startsWith("../") && file.endsWith(".md")) return `${SITE}/${file}${hash}`;
  const inRepository = posix.join("docs", file);
  if (!existsSync(join(root, inRepository))) throw new Error(`${page} links to ${link}`);
  return `${REPOSITORY}/${inRepository}${hash}`;
}

rmSync(join(folder, "docs"), { recursive: true, force: true });
for (const page of files) {
  const text = readFileSync(join(root, "docs", page), "utf8");
  const copy = join(folder, "docs", page);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(
    copy,
    text.replaceAll(/\]\(([^)\s]+)\)/g, (_, link) => `](${targetOf(page, link)})`),
  );
}
