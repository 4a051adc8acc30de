// @vitest-environment jsdom

import { expect, it } from "vitest";
import { useCart } from "../cart/use-cart.js";
import { currentCartQuery } from "../queries.js";
import { act, renderedShop } from "../testing/rendered-shop.js";
import { waitFor } from "../testing/testing-library.js";
import { useSession } from "./use-session.js";

const CART_REQUEST = "GET /ecom/v2/carts/current";

function Header() {
  const { status } = useSession();
  const { data: count = 0 } = useCart({ select: (cart) => cart.count });
  return <p>{`${status}, ${count}`}</p>;
}

function createStaticShop() {
  const shop = renderedShop();
  const open = async () => {
    const renderedPage = await shop.render(<Header />, async () => {});
    return shop.open(
      { ...renderedPage, html: "<p>loading, 0</p>", snapshot: undefined },
      <Header />,
    );
  };
  return { ...shop, open };
}

it("useCart does not request the cart of a visitor whose session the server has just started", async () => {
  const { open, requests } = createStaticShop();
  const { container, problems } = await open();
  await waitFor(() => expect(container.textContent).toBe("visitor, 0"));
  expect([problems, requests]).toEqual([[], ["GET /auth/session"]]);
});

it("useCart requests the cart on a refetch, because a form may have changed it", async () => {
  const { open, addPendant, requests } = createStaticShop();
  const { container, client, queryClient } = await open();
  await waitFor(() => expect(container.textContent).toBe("visitor, 0"));
  await addPendant();
  await act(() => queryClient.refetchQueries(currentCartQuery(client)));
  await waitFor(() => expect(container.textContent).toBe("visitor, 1"));
  expect(requests.filter((request) => request === CART_REQUEST)).toHaveLength(1);
});

it("useCart requests the cart of a returning visitor", async () => {
  const { open, addPendant, requests } = createStaticShop();
  await addPendant();
  const { container } = await open();
  await waitFor(() => expect(container.textContent).toBe("visitor, 1"));
  expect(requests).toContain(CART_REQUEST);
});
