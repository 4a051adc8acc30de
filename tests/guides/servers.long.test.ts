import { afterEach, describe, expect, it } from "vitest";
import { type FollowedGuide, followGuide } from "./follow.js";
import { newVisitor } from "./visitor.js";

let guide: FollowedGuide | undefined;
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") console.error(guide?.log.join("\n"));
  await guide?.stop();
  guide = undefined;
});

/** Adds a product to the cart in a shop, then logs a member in and out. */
async function checkShop(origin: string) {
  const visitor = newVisitor();
  const firstPage = await visitor.open(`${origin}/`);
  expect(firstPage.status, firstPage.html).toBe(200);
  expect(firstPage.html).toContain("Add to cart");
  const { setCookieCount } = visitor;
  expect(setCookieCount).toBeGreaterThan(0);
  const countLineItems = async () => {
    const { html } = await visitor.open(`${origin}/`);
    return /Lines in your cart: (?:<!-- -->)?(\d+)/.exec(html)?.[1];
  };
  expect(await countLineItems()).toBe("0");
  // the second visit continues the session from the first
  expect(visitor.setCookieCount).toBe(setCookieCount);

  const pageWithCart = await visitor.submit(firstPage, /Add to cart/);
  expect(pageWithCart.status, pageWithCart.html).toBe(200);
  expect(await countLineItems()).toBe("1");
  expect(await countLineItems()).toBe("1");

  const login = await visitor.open(`${origin}/account`);
  expect(new URL(login.url).origin).not.toBe(origin);
  const account = await visitor.submit(login, /name="password"/, {
    email: "ada@example.com",
    password: "portico",
  });
  expect(new URL(account.url).origin).toBe(origin);
  expect(new URL(account.url).pathname).toBe("/account");
  expect(account.html).toContain("ada@example.com");
  expect(await countLineItems()).toBe("1");

  await visitor.submit(account, /\/auth\/logout/);
  const loginAfterLogout = await visitor.open(`${origin}/account`);
  expect(new URL(loginAfterLogout.url).origin).not.toBe(origin);
}

/**
 * The sections that describe the setup. The other sections describe deployment and further details.
 */
const SECTIONS = [
  "Create the project",
  "Write the server",
  "Write the shop",
  "Use node:http",
  "Use Fastify",
  "Use Koa",
  "Run it",
  "Cache pages",
];

describe("a setup guide followed in an empty folder", () => {
  it.each(["astro", "express", "hono", "next", "node", "react-router", "sveltekit"])(
    "sets up a shop: %s",
    async (name) => {
      const ports = [3000, 3001, 3002, 4477];
      guide = await followGuide({ page: `docs/servers/${name}.md`, sections: SECTIONS, ports });
      const [emulator, ...shops] = guide.origins;
      expect(emulator).toBeDefined();
      expect(shops).toHaveLength(name === "node" ? 3 : 1);
      for (const shop of shops) await checkShop(shop);
      await guide.run("npx tsc --noEmit");
    },
  );
});
