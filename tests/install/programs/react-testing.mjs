import { JSDOM } from "jsdom";

const { window } = new JSDOM("", { url: "http://localhost/" });
Object.assign(globalThis, { window, document: window.document });

const { createElement } = await import("react");
const { useAddToCart, useCart, useMember } = await import("@portico/react");
const { renderWithShop } = await import("@portico/react/testing");
const { print } = await import("./shop.mjs");

function Shop() {
  const { data: cart } = useCart();
  const { data: member } = useMember();
  const { mutate } = useAddToCart();
  const [line] = cart?.lines ?? [];
  const text = `${member?.loginEmail}: ${cart?.count}`;
  return createElement("button", { onClick: () => mutate(line), disabled: !line }, text);
}

const cart = [{ slug: "drop-pendant" }];
const { findByText, unmount } = await renderWithShop(createElement(Shop), { member: true, cart });
(await findByText("ada@example.com: 1")).click();
const { textContent } = await findByText("ada@example.com: 2");
// The process exits even though the query client has not been cleared.
unmount();
print({ textContent });
