import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { howToGetRedis, isRedisMissing, startRedisServer } from "../fleet/redis-server.js";
import { type App, createApp, packedDependencies } from "./app.js";
import { type RunningServer, serve, visitTwice } from "./serve.js";
import { extraDependencies, supportedRanges } from "./supported.js";

const FIRST_PRODUCT = expect.stringMatching(/\w/);

describe.each(["oldest", "newest"] as const)("an app with the %s supported versions", (age) => {
  let app: App;
  let platform: RunningServer;
  const majorVersionOf = (name: string) => Number.parseInt(supportedRanges[name]?.[age] ?? "", 10);

  beforeAll(async () => {
    const peers = Object.entries(supportedRanges).map(([name, versions]) => [name, versions[age]]);
    app = createApp({
      dependencies: {
        ...packedDependencies(inject("tarballs")),
        ...Object.fromEntries(peers),
        ...extraDependencies[age],
      },
    });
    // npm fails with ERESOLVE here if a peer range excludes one of the versions
    await app.npm("install");
    for (const folder of ["programs", "next", "astro"]) app.copy(folder);
    platform = await serve(app, ["programs/platform.mjs"]);
  }, 300_000);
  afterAll(async () => {
    await platform?.stop();
    app?.remove();
  });

  const binPath = (name: string) => `node_modules/.bin/${name}`;
  const resultOf = async (program: string, ...args: string[]) =>
    // Use the last line, because Vite 6.0.0 first prints its address.
    JSON.parse((await app.node(`programs/${program}.mjs`, ...args)).split("\n").at(-1) ?? "");

  const expectedVisits = {
    statuses: [200, 200],
    names: [FIRST_PRODUCT, FIRST_PRODUCT],
    // the first visit starts a session, and the second continues it
    cookies: [true, false],
  };

  it("installs one copy each of core and stores", async () => {
    const countCopies = async (name: string) =>
      (await app.npm("ls", name, "--parseable")).split("\n").length;
    expect(await countCopies("@portico/core")).toBe(1);
    expect(await countCopies("@portico/stores")).toBe(1);
  });

  it.each(["hono", "react-router"])("runs the %s adapter", async (framework) => {
    expect(await resultOf(framework)).toEqual(expectedVisits);
  });

  it("runs the Express adapter, with the port in the callback URL", async () => {
    expect(await resultOf("express")).toEqual({ ...expectedVisits, login: 302, callback: true });
  });

  it("runs the Next.js adapter", async () => {
    const file = majorVersionOf("next") < 16 ? "middleware.js" : "proxy.js";
    app.copy("next/proxy.js", `next/${file}`);
    const next = await serve(app, [binPath("next"), "dev", "next", "--port", "0"], {
      PLATFORM: platform.origin,
    });
    try {
      const results = await visitTwice(`${next.origin}/`);
      expect(results).toMatchObject({ statuses: [200, 200], cookies: [true, false] });
      expect(results.texts.join()).toMatch(/Product: .*\w.*Product: .*\w/s);
      const action = { method: "POST", headers: { cookie: results.cookie } };
      const response = await fetch(`${next.origin}/api/product`, action);
      expect(await response.text()).toEqual(FIRST_PRODUCT);
      const login = await fetch(`${next.origin}/auth/login`, { redirect: "manual" });
      expect(login.status).toBe(302);
      const account = await fetch(`${next.origin}/account`, {
        redirect: "manual",
        headers: { cookie: results.cookie },
      });
      expect(account.headers.get("location")).toMatch(/\/auth\/login\?/);
    } finally {
      await next.stop();
    }
  });

  it("runs the Astro adapter", async () => {
    const astro = await serve(app, [binPath("astro"), "dev", "--root", "astro", "--port", "0"], {
      PLATFORM: platform.origin,
    });
    try {
      const results = await visitTwice(`${astro.origin}/`);
      expect(results).toMatchObject({ statuses: [200, 200], cookies: [true, false] });
      expect(results.texts[1]).toMatch(/Product: \w/);
      const login = await fetch(`${astro.origin}/auth/login`, { redirect: "manual" });
      expect([login.status, await login.text()]).toEqual([302, ""]);
    } finally {
      await astro.stop();
    }
  });

  it.skipIf(isRedisMissing)(`stores sessions with ioredis (${howToGetRedis})`, async () => {
    const redis = await startRedisServer();
    try {
      expect(await resultOf("ioredis", String(redis.port))).toEqual({
        value: "renewed",
        held: true,
      });
    } finally {
      await redis.remove();
    }
  });

  it("handles requests with msw", async () => {
    expect(await resultOf("msw")).toEqual({ names: [FIRST_PRODUCT] });
  });

  it("serves the emulator with Vite", async () => {
    expect(await resultOf("vite")).toEqual({ names: [FIRST_PRODUCT], dashboard: 200 });
  });

  it("runs tests with Vitest", async () => {
    const output = await app.node(binPath("vitest"), "run", "--dir", "programs", "emulator.vitest");
    expect(output).toMatch(/Tests\s+2 passed/);
  });

  it("validates data with zod schemas", async () => {
    expect(await resultOf("zod")).toEqual({
      names: [FIRST_PRODUCT],
      rejected: ["productId"],
      parsed: true,
      forms: [
        ["contact.email", "contact.firstName", "contact.phone", "address.country"],
        ["birthdate"],
        ["confirmPassword"],
        { password: " a ", confirmPassword: " a " },
      ],
      invalid: ["auth.authRequest.clientId"],
      used: true,
    });
  });

  it("tests components with @testing-library/react", async () => {
    expect(await resultOf("react-testing")).toEqual({ textContent: "ada@example.com: 2" });
  });

  it("renders with react and @tanstack/react-query", async () => {
    const { html, name } = await resultOf("react");
    expect(html).toBe(`<p>${name}, 1 line, visitor</p>`);
  });
});
