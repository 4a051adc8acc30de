// @vitest-environment jsdom
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { currentCartQuery, hydrationOptions, prefetchCart } from "../queries.js";
import { act, renderedShop } from "../testing/rendered-shop.js";
import { useCart, useCartTotals } from "./use-cart.js";

function Header() {
  return <b>{useCart({ select: (cart) => cart.count }).data} in the cart, </b>;
}

function Total() {
  return <i>total {useCartTotals().data?.total?.amount ?? "unknown"}</i>;
}

let showPage = () => {};

/** Renders a layout and a page that load their data separately, as nested server components do. */
function App({ page, isOpen = true }: { page: DehydratedState | undefined; isOpen?: boolean }) {
  const [isVisible, setVisible] = useState(isOpen);
  showPage = () => setVisible(true);
  return (
    <>
      <Header />
      {isVisible && (
        <HydrationBoundary state={page}>
          <Total />
        </HydrationBoundary>
      )}
    </>
  );
}

const COMPLETE_HTML = /1(<!-- -->)? in the cart, .*total (<!-- -->)?\d+\.\d\d/;

async function createShopWithCart() {
  const shop = renderedShop();
  await shop.addPendant();
  let page: DehydratedState | undefined;
  const render = (renderApp: (page: DehydratedState | undefined) => React.ReactNode) =>
    shop.render(renderApp(page), async (client, queryClient) => {
      await queryClient.prefetchQuery(currentCartQuery(client));
      const pageQueryClient = new QueryClient({ defaultOptions: hydrationOptions });
      await prefetchCart(pageQueryClient, client);
      page = JSON.parse(JSON.stringify(dehydrate(pageQueryClient)));
    });
  await render(() => null);
  return { ...shop, render };
}

describe("useCartTotals", () => {
  it("returns totals that are hydrated after another hook has read the cart", async () => {
    const { render, open, requests } = await createShopWithCart();
    let app: React.ReactNode;
    const renderedPage = await render((page) => {
      app = <App page={page} />;
      return app;
    });
    expect(renderedPage.html).toMatch(COMPLETE_HTML);
    const { container, problems } = await open(renderedPage, app);
    expect(container.innerHTML).toBe(renderedPage.html);
    expect([problems, requests]).toEqual([[], []]);
  });

  it("returns totals that a new page hydrates while the header stays mounted", async () => {
    const { render, open, requests } = await createShopWithCart();
    let app: React.ReactNode;
    const renderedPage = await render((page) => {
      app = <App page={page} isOpen={false} />;
      return app;
    });
    const { container, problems } = await open(renderedPage, app);
    await act(async () => showPage());
    expect(container.innerHTML).toMatch(COMPLETE_HTML);
    expect([problems, requests]).toEqual([[], []]);
  });
});
