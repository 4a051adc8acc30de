// @vitest-environment jsdom
import { createClient, isPorticoError, observe } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { getProductBySlug } from "@portico/stores/products-v3";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import axe from "axe-core";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { useCart, useCartActions } from "../cart/use-cart.js";
import { PorticoDevtools, porticoDevtools } from "../devtools.js";
import { useProduct } from "../product/use-product.js";
import { PorticoProvider } from "../provider/provider.js";
import { useSession } from "../session/use-session.js";
import { playFrames } from "../testing/frames.js";
import { ADA, testShop, variantId } from "../testing/test-shop.js";
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "../testing/testing-library.js";
import { Devtools } from "./devtools.js";
import { devtoolsPlugin } from "./devtools-plugin.js";

afterEach(cleanup);

const SLUG = "productsV3.getProductBySlug";
const API_KEY = "portico-emulator-api-key";
type Shop = ReturnType<typeof testShop>;

const section = (name: string) => screen.findByRole("region", { name });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function open(shop: Shop, page?: ReactNode) {
  return render(
    <>
      {page}
      <Devtools initialIsOpen />
    </>,
    { wrapper: shop.wrapper },
  );
}

function Product({ slug = "drop-pendant" }: { slug?: string }) {
  const { data, error } = useProduct(slug);
  return <p>{data?.name ?? error?.code}</p>;
}

function AddTwo({ item }: { item: { productId: string; variantId: string } }) {
  const { data } = useCart();
  const { add } = useCartActions();
  return (
    <>
      <p>{`${data?.count} in the cart`}</p>
      <button type="button" onClick={() => void add({ ...item, quantity: 2 })}>
        Add two
      </button>
    </>
  );
}

function Status() {
  return <p>{`status: ${useSession().status}`}</p>;
}

/** Returns the row of the last call of an operation. */
async function rowOf(operation: string) {
  const calls = await section("Calls");
  const [name] = await within(calls).findAllByRole("rowheader", { name: new RegExp(operation) });
  return within(name?.closest("tr") as HTMLElement);
}

describe("PorticoDevtools", () => {
  it("opens with its button and closes with Escape", () => {
    const shop = testShop();
    render(<Devtools />, { wrapper: shop.wrapper });
    const toggle = screen.getByRole("button", { name: "Portico devtools" });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(toggle);
    const panel = screen.getByRole("region", { name: "Portico devtools" });
    expect(toggle.getAttribute("aria-controls")).toBe(panel.id);
    fireEvent.keyDown(screen.getByRole("button", { name: "Clear calls" }), { key: "Escape" });
    expect(screen.queryByRole("region", { name: "Portico devtools" })).toBeNull();
    expect(document.activeElement).toBe(toggle);
  });

  it("has no accessibility violations", async () => {
    const shop = testShop();
    const { container } = open(shop, <Product />);
    await screen.findByLabelText("Advance by");
    await rowOf("productsV3");
    const { violations } = await axe.run(container, {
      // jsdom has no layout.
      rules: { "color-contrast": { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it("renders nothing outside of development", () => {
    const shop = testShop();
    const { container } = render(
      <>
        <PorticoDevtools initialIsOpen />
        {porticoDevtools(shop.client).render(document.body, "light")}
      </>,
      { wrapper: shop.wrapper },
    );
    expect(container.innerHTML).toBe("");
  });

  it("renders nothing on a server", () => {
    const shop = testShop();
    const page = <Devtools initialIsOpen />;
    expect(renderToString(<shop.wrapper>{page}</shop.wrapper>)).toBe("");
  });
});

describe("the calls", () => {
  it("include calls that other components start when they mount", async () => {
    open(testShop(), <Product />);
    const row = await rowOf("GET stores.productsV3.getProductBySlug");
    await row.findByText("200");
    expect(row.getByText(/^\d+ ms$/)).toBeTruthy();
    const token = await rowOf("POST /oauth2/token");
    await token.findByText("200");
  });

  it("show retries, request ids, and errors with their documentation", async () => {
    const shop = testShop();
    shop.emulator.faults.add({ kind: "throttle", retryAfter: 0, operation: `stores.${SLUG}` });
    open(shop);
    const read = shop.client.with({ retry: 1 }).use(getProductBySlug);
    const error = await act(() => read("no-such-product").catch((reason: unknown) => reason));
    if (!isPorticoError(error)) throw error;
    const row = await rowOf(SLUG);
    const texts = row.getAllByRole("cell").map(({ textContent }) => textContent);
    expect(texts.slice(0, 4)).toEqual([
      "404",
      expect.stringMatching(/^\d+ ms$/),
      "1",
      error.requestId,
    ]);
    expect(row.getByText(error.code, { selector: "summary" })).toBeTruthy();
    expect(row.getByText(error.message)).toBeTruthy();
    const link = row.getByRole("link", { name: `Documentation of ${error.code}`, hidden: true });
    expect(link.getAttribute("href")).toBe(error.docs);
    click("Clear calls");
    await waitFor(() => expect(screen.queryAllByRole("rowheader")).toEqual([]));
  });

  it("show the help of an error", async () => {
    const shop = testShop();
    shop.emulator.faults.add({ kind: "drop" });
    open(shop, <Product />);
    await (await rowOf(SLUG)).findByText(/allowed domains/);
  });

  it("keep the hooks of the client", async () => {
    const shop = testShop();
    const seen: unknown[] = [];
    const client = createClient({
      fetch: shop.emulator.fetch,
      auth: OAuthStrategy({ clientId: "test-shop" }),
      hooks: observe({ response: ({ status }) => seen.push(status) }),
    });
    const tools = <Devtools initialIsOpen />;
    render(
      <PorticoProvider client={client}>
        <Product />
        {tools}
      </PorticoProvider>,
    );
    await (await rowOf("getProductBySlug")).findByText("200");
    expect(seen).toEqual([200, 200]);
  });
});

describe("the session", () => {
  it("shows the role, the expiry and refreshes", async () => {
    const shop = testShop();
    open(shop, <Product />);
    const session = within(await section("Session"));
    await session.findByText("visitor");
    await session.findByText(/^expires at .*, in 240 min$/);
    shop.emulator.clock.advance(5 * 60 * 60 * 1000);
    await act(() => shop.client.use(getProductBySlug)("drop-pendant"));
    await session.findByText(/^1, last at/);
  });

  it("shows that a client has no session", async () => {
    const client = createClient();
    const tools = <Devtools initialIsOpen />;
    render(<PorticoProvider client={client}>{tools}</PorticoProvider>);
    within(await section("Session")).getByText(/has no session/);
    // The client uses the platform.
    expect(screen.queryByRole("region", { name: "Emulator" })).toBeNull();
  });
});

describe("the cart's changes", () => {
  it("are listed until they are sent", async () => {
    const shop = testShop();
    const pendant = await shop.product("drop-pendant");
    const item = { productId: pendant.id, variantId: variantId(shop.emulator, pendant, "Sky") };
    open(shop, <AddTwo item={item} />);
    await screen.findByText("0 in the cart");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.network.beforeRequest = (path) => (path.includes("line-items") ? held : undefined);
    click("Add two");
    const cart = within(await section("Cart changes"));
    await cart.findByText("add 2 × Drop Pendant: sending");
    release();
    await cart.findByText("No pending changes");
  });

  it("do not make the panel request the cart", async () => {
    const shop = testShop();
    open(shop, <Product />);
    await rowOf("getProductBySlug");
    expect(shop.requests.filter((request) => request.includes("/carts"))).toEqual([]);
  });
});

describe("the emulator", () => {
  it("advances and resets the clock", async () => {
    const shop = testShop();
    open(shop);
    await screen.findByLabelText("Advance by");
    choose("Advance by", "1 day");
    click("Advance");
    await waitFor(() => expect(shop.emulator.clock.offset).toBe(86_400_000));
    click("Reset clock");
    await waitFor(() => expect(shop.emulator.clock.offset).toBe(0));
  });

  it("adds and clears faults", async () => {
    const shop = testShop();
    open(shop);
    await screen.findByLabelText("Fault");
    choose("Fault", "Status 503");
    choose("Operation", "stores.productsV3.getProductBySlug");
    choose("Times", "2");
    click("Add fault");
    await screen.findByText("status 503 stores.productsV3.getProductBySlug (2 left)");
    expect(shop.emulator.faults.list()).toMatchObject([{ status: 503, times: 2 }]);
    click("Clear faults");
    await waitFor(() => expect(shop.emulator.faults.size).toBe(0));
  });

  it("shows mailed codes", async () => {
    const members = [{ ...ADA, factors: [{ type: "EMAIL" as const, secret: ADA.email }] }];
    const shop = testShop({ members });
    await shop.client.auth.signIn(ADA);
    open(shop);
    await screen.findByText(shop.code(), { selector: "code" });
  });

  it("logs a seeded member in", async () => {
    open(testShop(), <Status />);
    await screen.findByLabelText("Member");
    choose("Member", ADA.email);
    click("Log in");
    await screen.findByText("status: member");
  });

  it("shows why a change failed", async () => {
    const shop = testShop({ site: { apiKeys: ["another-api-key"] } });
    open(shop);
    await screen.findByLabelText("Member");
    click("Log in");
    await screen.findByRole("alert");
  });

  it("explains that the server at the base URL is not an emulator", async () => {
    const fetch = async () => new Response("<!doctype html>");
    const client = createClient({ fetch });
    const tools = <Devtools initialIsOpen />;
    render(<PorticoProvider client={client}>{tools}</PorticoProvider>);
    const link = await screen.findByRole("link", { name: "dashboard" });
    expect(link.getAttribute("href")).toBe("https://www.wixapis.com/_portico/");
    click("Try again");
  });
});

describe("porticoDevtools", () => {
  it("returns a plugin that renders the panel with the theme of TanStack Devtools", async () => {
    const shop = testShop();
    const plugin = devtoolsPlugin(shop.client);
    // Recorded before the panel is rendered.
    await shop.product("drop-pendant");
    const { rerender } = render(plugin.render(document.body, { theme: "dark" }), {
      wrapper: shop.wrapper,
    });
    const panel = screen.getByRole("region", { name: "Portico devtools" });
    expect(panel.style.colorScheme).toBe("dark");
    await rowOf("getProductBySlug");
    rerender(plugin.render(document.body, "light"));
    expect(panel.style.colorScheme).toBe("light");
    expect(plugin).toMatchObject({ id: "portico", name: "Portico" });
  });
});

describe("secrets", () => {
  it("are never in the panel after any steps", async () => {
    const step = fc.constantFrom("log in", "log out", "expire", "refuse", "fail", "sign in");
    const check = async (steps: string[]) => {
      const member = { ...ADA, password: "correct horse battery" };
      const shop = testShop({ members: [member] });
      const { client, emulator } = shop;
      const { auth } = client;
      const secrets = new Set<string>([member.password, API_KEY]);
      const collect = () => {
        const { accessToken, refreshToken } = auth.getTokens();
        for (const { value } of [accessToken, refreshToken]) if (value) secrets.add(value);
      };
      auth.subscribe(collect);
      const stopFrames = playFrames(emulator);
      onTestFinished(stopFrames);
      const { container } = open(shop, <Product />);
      for (const each of steps) {
        await act(async () => {
          if (each === "log in") {
            const [stored] = emulator.state.members.values();
            const tokens = await auth.getMemberTokensForExternalLogin(stored?.id ?? "", API_KEY);
            auth.setTokens(tokens);
          }
          if (each === "log out") await auth.logout("https://shop.example/");
          if (each === "expire") emulator.clock.advance(5 * 60 * 60 * 1000);
          if (each === "refuse") emulator.faults.add({ kind: "invalid_grant" });
          if (each === "fail") emulator.faults.add({ kind: "malformed" });
          if (each === "sign in") {
            // A frame that does not load would time out.
            emulator.faults.clear();
            const { loginState } = await auth.signIn(member);
            expect(loginState).toBe("SUCCESS");
          }
          await client
            .fetchWithAuth(`/stores/v3/products?token=${auth.getActiveToken()}`)
            .catch(() => {});
        });
        collect();
      }
      await screen.findAllByRole("rowheader");
      const html = container.innerHTML;
      expect([...secrets].filter((secret) => html.includes(secret))).toEqual([]);
      expect(secrets.size).toBeGreaterThan(2);
      cleanup();
      stopFrames();
    };
    await check(["sign in", "expire", "log out"]);
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), check), {
      numRuns: 10,
    });
  });

  it("are not in errors that are not from Portico", async () => {
    const shop = testShop();
    shop.network.beforeRequest = (path) => {
      if (path === "/a") throw new TypeError("Cannot fetch https://www.wixapis.com/?token=secret");
    };
    open(shop);
    await act(
      async () => void (await shop.client.fetchWithAuth("/a?token=secret").catch(() => {})),
    );
    await rowOf("GET /a");
    expect(document.body.innerHTML).not.toContain("token=secret");
  });
});

it("PorticoDevtools works with an outer query client", async () => {
  const shop = testShop();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PorticoProvider client={shop.client}>
        <Devtools initialIsOpen />
      </PorticoProvider>
    </QueryClientProvider>,
  );
  await section("Calls");
});
