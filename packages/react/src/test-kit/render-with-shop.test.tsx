// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { useCart } from "../cart/use-cart.js";
import { useOrder, useOrders } from "../checkout/use-orders.js";
import {
  cartFixture,
  memberFixture,
  orderFixture,
  productFixture,
  ShopFixture,
} from "../fixtures.js";
import { useProduct } from "../product/use-product.js";
import { useMember } from "../session/use-member.js";
import { useRegister, useSignIn } from "../session/use-sign-in.js";
import { ADA } from "../testing/test-shop.js";
import { act, cleanup, render, screen, waitFor } from "../testing/testing-library.js";
import { renderHookWithShop, renderWithShop } from "../testing.js";

afterEach(cleanup);

function Shop() {
  const { data: cart } = useCart();
  const { data: member } = useMember();
  const lines = cart?.lines.map(({ name, quantity, options }) =>
    [quantity, name, ...options.map(({ value }) => value)].join(" "),
  );
  return <p>{`${member?.loginEmail ?? "visitor"}: ${lines?.join(", ") || "nothing"}`}</p>;
}

describe("renderWithShop", () => {
  it("renders a component for a visitor with an empty cart by default", async () => {
    await renderWithShop(<Shop />);
    await screen.findByText("visitor: nothing");
  });

  it("logs the member in and fills the cart", async () => {
    const cart = [{ slug: "drop-pendant", quantity: 2, choices: ["Sky"] }];
    const { emulator, findByText } = await renderWithShop(<Shop />, { member: true, cart });
    await findByText("ada@example.com: 2 Drop Pendant Sky");
    expect(emulator.state.members.size).toBe(1);
  });

  it("accepts emulator options", async () => {
    const members = [{ email: "grace@example.com", password: "nanosecond" }];
    await renderWithShop(<Shop />, {
      seed: "minimal",
      members,
      member: { email: members[0]?.email ?? "" },
    });
    await screen.findByText("grace@example.com: nothing");
  });

  it.each([
    [{ member: { email: "nobody@example.com" } }, /no member nobody@example.com. Members: ada@/],
    [{ cart: [{ slug: "coat" }] }, /no product with the slug "coat"/],
    [{ cart: [{ slug: "drop-pendant", choices: ["Mauve"] }] }, /lack Color. Its options: Color/],
    [{ memebr: true }, /Unknown option memebr/],
  ])("rejects %j", async (options, message) => {
    await expect(renderWithShop(<Shop />, options as object)).rejects.toThrow(message);
  });
});

describe("renderHookWithShop", () => {
  it("renders a hook", async () => {
    const { result } = await renderHookWithShop(() => useProduct("drop-pendant"));
    await waitFor(() => expect(result.current.data?.name).toBe("Drop Pendant"));
  });

  it("supports logins and registrations, with a separate emulator for each hook", async () => {
    const login = await renderHookWithShop(() => useSignIn());
    const registration = await renderHookWithShop(() => useRegister());
    const grace = { email: "grace@example.com", password: "nanosecond" };
    expect(await act(() => login.result.current.mutateAsync(ADA))).toBe("done");
    expect(await act(() => registration.result.current.mutateAsync(grace))).toBe("done");
    for (const { client } of [login, registration]) expect(client.auth.loggedIn()).toBe(true);
  });

  it("loads no frames after the hook unmounts", async () => {
    const { emulator, unmount } = await renderHookWithShop(() => useSignIn());
    const fetchSpy = vi.spyOn(emulator, "fetch");
    const openFrame = async () => {
      const frame = document.createElement("iframe");
      frame.src = emulator.origin;
      document.body.append(frame);
      await Promise.resolve();
      frame.remove();
    };
    await openFrame();
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    unmount();
    await openFrame();
    expect(fetchSpy).toHaveBeenCalledTimes(1);
  });
});

function Price() {
  return <i>{useProduct("drop-pendant").data?.actualPriceRange?.minValue?.amount}</i>;
}

function Orders() {
  const { data: orders } = useOrders();
  const { data: order } = useOrder(orders?.[0]?.id ?? "");
  return <b>{`${orders?.length} order: ${order?.number}`}</b>;
}

describe("ShopFixture", () => {
  it("provides orders to hooks", () => {
    render(
      <ShopFixture member={memberFixture()} orders={[orderFixture({ number: "77" })]}>
        <Orders />
      </ShopFixture>,
    );
    expect(screen.getByText("1 order: 77")).toBeDefined();
  });

  it("provides a member, a cart and products in the first render", async () => {
    render(
      <ShopFixture cart={cartFixture()} member={memberFixture()} products={[productFixture()]}>
        <Shop />
        <Price />
      </ShopFixture>,
    );
    expect(screen.getByText("ada@example.com: 2 Drop Pendant Rose")).toBeDefined();
    expect(screen.getByText("78.00")).toBeDefined();
  });
});
