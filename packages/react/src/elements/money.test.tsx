// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Money } from "./money.js";

afterEach(cleanup);

it("shows the amount for readers and keeps it for machines", () => {
  const { container } = render(
    <Money amount="19.90" currency="EUR" locale="en-GB" className="price" />,
  );
  expect(container.innerHTML).toBe('<data class="price" value="19.90">€19.90</data>');
});

it("shows nothing without an amount", () => {
  const { container } = render(<Money amount={undefined} currency="EUR" />);
  expect(container.innerHTML).toBe("");
});
