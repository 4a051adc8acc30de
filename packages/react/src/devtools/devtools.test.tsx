// @vitest-environment jsdom
import { createClient, isPorticoError, observe } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { getProductBySlug } from "@portico/stores/products-v3";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import axe from "axe-core";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { useCart, useCartActions } from "../cart/use-cart.js";
import { PorticoDevtools, porticoDevtools } from "../devtools.js";
import { PorticoProvider } from "../provider/provider.js";
import { testShop, variantId } from "../testing/test-shop.js";
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "../testing/testing-library.js";
import { Devtools, devtoolsPlugin } from "./devtools.js";
import { click, findRow, findSection, openPanel, Product } from "./testing/open-panel.js";

afterEach(cleanup);

const GET_PRODUCT_BY_SLUG = "productsV3.getProductBySlug";

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

describe("PorticoDevtools", () => {
  it("is opened with its button and closed with the Escape key", () => {
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
    const { container } = openPanel(shop, <Product />);
    await screen.findByLabelText("Advance by");
    await findRow("productsV3");
    const { violations } = await axe.run(container, {
      // This rule needs a layout, which jsdom does not have.
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

describe("the list of calls", () => {
  it("includes calls that other components start when they mount", async () => {
    openPanel(testShop(), <Product />);
    const row = await findRow("GET stores.productsV3.getProductBySlug");
    await row.findByText("200");
    expect(row.getByText(/^\d+ ms$/)).toBeTruthy();
    const tokenRow = await findRow("POST /oauth2/token");
    await tokenRow.findByText("200");
  });

  it("shows retries and request ids, and links errors to their documentation", async () => {
    const shop = testShop();
    shop.emulator.faults.add({
      kind: "throttle",
      retryAfter: 0,
      operation: `stores.${GET_PRODUCT_BY_SLUG}`,
    });
    openPanel(shop);
    const read = shop.client.with({ retry: 1 }).use(getProductBySlug);
    const error = await act(() => read("no-such-product").catch((reason: unknown) => reason));
    if (!isPorticoError(error)) throw error;
    const row = await findRow(GET_PRODUCT_BY_SLUG);
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

  it("shows help for an error", async () => {
    const shop = testShop();
    shop.emulator.faults.add({ kind: "drop" });
    openPanel(shop, <Product />);
    await (await findRow(GET_PRODUCT_BY_SLUG)).findByText(/allowed domains/);
  });

  it("does not replace the client's hooks", async () => {
    const shop = testShop();
    const statuses: unknown[] = [];
    const client = createClient({
      fetch: shop.emulator.fetch,
      auth: OAuthStrategy({ clientId: "test-shop" }),
      hooks: observe({ response: ({ status }) => statuses.push(status) }),
    });
    const devtools = <Devtools initialIsOpen />;
    render(
      <PorticoProvider client={client}>
        <Product />
        {devtools}
      </PorticoProvider>,
    );
    await (await findRow("getProductBySlug")).findByText("200");
    expect(statuses).toEqual([200, 200]);
  });
});

describe("the session section", () => {
  it("shows the role, the expiry and the number of refreshes", async () => {
    const shop = testShop();
    openPanel(shop, <Product />);
    const session = within(await findSection("Session"));
    await session.findByText("visitor");
    await session.findByText(/^expires at .*, in 240 min$/);
    shop.emulator.clock.advance(5 * 60 * 60 * 1000);
    await act(() => shop.client.use(getProductBySlug)("drop-pendant"));
    await session.findByText(/^1, last at/);
  });

  it("shows that a client has no session", async () => {
    const client = createClient();
    const devtools = <Devtools initialIsOpen />;
    render(<PorticoProvider client={client}>{devtools}</PorticoProvider>);
    within(await findSection("Session")).getByText(/has no session/);
    // The client uses the platform, not an emulator.
    expect(screen.queryByRole("region", { name: "Emulator" })).toBeNull();
  });
});

describe("the cart section", () => {
  it("lists pending changes until they have been sent", async () => {
    const shop = testShop();
    const pendant = await shop.product("drop-pendant");
    const item = { productId: pendant.id, variantId: variantId(shop.emulator, pendant, "Sky") };
    openPanel(shop, <AddTwo item={item} />);
    await screen.findByText("0 in the cart");
    let release = () => {};
    const heldRequest = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.network.beforeRequest = (path) => (path.includes("line-items") ? heldRequest : undefined);
    click("Add two");
    const cart = within(await findSection("Cart changes"));
    await cart.findByText("add 2 × Drop Pendant: sending");
    release();
    await cart.findByText("No pending changes");
  });

  it("does not request the cart", async () => {
    const shop = testShop();
    openPanel(shop, <Product />);
    await findRow("getProductBySlug");
    expect(shop.requests.filter((request) => request.includes("/carts"))).toEqual([]);
  });
});

describe("porticoDevtools", () => {
  it("returns a plugin that renders the panel in the theme that TanStack Devtools uses", async () => {
    const shop = testShop();
    const plugin = devtoolsPlugin(shop.client);
    // The plugin must also record calls before its panel is rendered.
    await shop.product("drop-pendant");
    const { rerender } = render(plugin.render(document.body, { theme: "dark" }), {
      wrapper: shop.wrapper,
    });
    const panel = screen.getByRole("region", { name: "Portico devtools" });
    expect(panel.style.colorScheme).toBe("dark");
    await findRow("getProductBySlug");
    rerender(plugin.render(document.body, "light"));
    expect(panel.style.colorScheme).toBe("light");
    expect(plugin).toMatchObject({ id: "portico", name: "Portico" });
  });
});

it("PorticoDevtools renders its panel inside an outer QueryClientProvider", async () => {
  const shop = testShop();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PorticoProvider client={shop.client}>
        <Devtools initialIsOpen />
      </PorticoProvider>
    </QueryClientProvider>,
  );
  await findSection("Calls");
});
