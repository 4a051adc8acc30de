// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, it } from "vitest";
import { firstChoices } from "../queries.js";
import { testShop } from "../testing/test-shop.js";
import { useProductOptions } from "./use-product-options.js";

afterEach(cleanup);

it("keeps what is chosen until there is a variant, and starts anew with another product", async () => {
  const shop = testShop();
  const coat = await shop.product("harbour-wool-coat");
  const blazer = await shop.product("boiled-wool-blazer");
  const { result, rerender } = renderHook(
    ({ product }) =>
      useProductOptions(product, { initial: { choices: firstChoices(product, ["swatch"]) } }),
    { wrapper: StrictMode, initialProps: { product: coat } },
  );
  const choose = (option: string, value: string | undefined) => {
    const state = result.current.options.find(({ name }) => name === option);
    const found = state?.values.find(({ name }) => name === value);
    act(() => result.current.select(state?.id ?? "", found?.id));
  };

  expect(result.current.missing).toEqual(["Size"]);
  expect(result.current.price.from).toBe(true);
  choose("Color", "Navy");
  choose("Size", "XL");
  expect(result.current.options.map(({ selected }) => selected?.name)).toEqual(["Navy", "XL"]);
  expect(result.current.variant?.sku).toContain("NAVY");
  expect(result.current.price).toMatchObject({ actual: { amount: "309.00" }, from: false });
  expect(result.current.media[0]?.altText).toBe("Harbour Wool Coat, navy");

  choose("Size", undefined);
  expect(result.current.variant).toBeUndefined();
  expect(result.current.missing).toEqual(["Size"]);

  rerender({ product: blazer });
  expect(result.current.options[0]?.selected?.name).toBe("Charcoal");
  choose("Size", "M");
  expect(result.current.variant?.sku).toContain("BLAZER");
});
