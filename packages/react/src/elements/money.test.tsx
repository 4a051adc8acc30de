// @vitest-environment jsdom

import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { cleanup, render, renderHook } from "../testing/testing-library.js";
import { Money, useMoney } from "./money.js";
import { SettingsContext } from "./use-settings.js";

afterEach(cleanup);

const withLocale = (children: ReactNode, locale: string) => (
  <SettingsContext.Provider value={{ locale }}>{children}</SettingsContext.Provider>
);
const BritishProvider = ({ children }: { children: ReactNode }) => withLocale(children, "en-GB");

it("Money formats the amount and keeps the decimal string in the value attribute", () => {
  const { container } = render(
    <Money value="19.90" currency="EUR" locale="en-GB" className="price" />,
  );
  expect(container.innerHTML).toBe('<data class="price" value="19.90">€19.90</data>');
});

it("Money accepts amounts from responses and uses the provider's locale", () => {
  const { container } = render(
    withLocale(<Money value={{ amount: "1234.5", currency: "EUR" }} />, "de-DE"),
  );
  expect(container.textContent).toBe("1.234,50\u00a0€");
});

it("Money renders nothing without an amount", () => {
  for (const value of [undefined, null, {}, { amount: null }]) {
    const { container } = render(<Money value={value} currency="EUR" />);
    expect(container.innerHTML).toBe("");
  }
});

it("useMoney returns a function that formats amounts and stays the same after a rerender", () => {
  const { result, rerender } = renderHook(() => useMoney(), { wrapper: BritishProvider });
  const money = result.current;
  expect(money("9007199254740993.11", "EUR")).toBe("€9,007,199,254,740,993.11");
  expect(money({ amount: "5.00", currency: "USD" }, "EUR")).toBe("€5.00");
  expect(money(undefined, "EUR")).toBe("");
  rerender();
  expect(result.current).toBe(money);
});
