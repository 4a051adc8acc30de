// @vitest-environment jsdom
import "../test-setup.js";
import { useCart } from "@portico/react";
import { renderWithShop } from "@portico/react/testing";
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CartLines } from "./cart-lines.js";
import { CodeForm } from "./code-form.js";

afterEach(cleanup);

function Lines() {
  return <CartLines lines={useCart().data?.lines ?? []} label="Cart" />;
}

describe("CartLines", () => {
  const cart = [{ slug: "drop-pendant", choices: ["Sky"] }];

  it("updates the price when the quantity changes", async () => {
    const { findByRole, findByText } = await renderWithShop(<Lines />, { cart });
    fireEvent.click(await findByRole("button", { name: /^Increase quantity/ }));
    await findByText("$156.00");
  });

  it("restores a removed line with its choices when the visitor clicks Undo", async () => {
    const { findByRole, findByText } = await renderWithShop(<Lines />, { cart });
    fireEvent.click(await findByRole("button", { name: "Remove Drop Pendant" }));
    fireEvent.click(await findByRole("button", { name: /^Undo/ }));
    await findByRole("button", { name: "Remove Drop Pendant" });
    await findByText("Sky");
  });
});

function Coupon() {
  const { data: cart } = useCart();
  return cart && <CodeForm kind="coupon" cart={cart} />;
}

describe("CodeForm", () => {
  it("keeps an unknown code and shows why it was rejected", async () => {
    const { findByLabelText, findByText, getByRole } = await renderWithShop(<Coupon />, {
      cart: [{ slug: "drop-pendant" }],
    });
    const input = await findByLabelText("Coupon code");
    fireEvent.change(input, { target: { value: "NOPE" } });
    fireEvent.click(getByRole("button", { name: "Apply" }));
    const problem = await findByText(/coupon/i, { selector: ".problem" });
    expect(input).toHaveProperty("value", "NOPE");
    expect(input.getAttribute("aria-describedby")).toBe(problem.id);
  });
});
