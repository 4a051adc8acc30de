import { JSDOM } from "jsdom";

const { window } = new JSDOM("", { url: "http://localhost/" });
Object.assign(globalThis, { window, document: window.document });

const { createElement } = await import("react");
const { useCart, useMember } = await import("@portico/react");
const { renderWithShop } = await import("@portico/react/testing");
const { print } = await import("./shop.mjs");

function Shop() {
  const { data: count } = useCart({ select: (cart) => cart.count });
  const { data: member } = useMember();
  return createElement("p", null, `${member?.loginEmail}: ${count}`);
}

const cart = [{ slug: "drop-pendant", quantity: 2 }];
const { findByText, unmount } = await renderWithShop(createElement(Shop), { member: true, cart });
const { textContent } = await findByText("ada@example.com: 2");
unmount();
print({ textContent });
