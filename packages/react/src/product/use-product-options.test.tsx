// @vitest-environment jsdom

import { StrictMode } from "react";
import { afterEach, expect, it } from "vitest";
import { firstChoices } from "../format.js";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook } from "../testing/testing-library.js";
import { useProductOptions } from "./use-product-options.js";

afterEach(cleanup);

it("useProductOptions resolves choices to a variant and resets the selection when the product changes", async () => {
  const shop = testShop();
  const coat = await shop.product("harbor-wool-coat");
  const blazer = await shop.product("boiled-wool-blazer");
  const { result, rerender } = renderHook(
    ({ product }) =>
      useProductOptions(product, { initial: { choices: firstChoices(product, ["swatch"]) } }),
    { wrapper: StrictMode, initialProps: { product: coat } },
  );
  const choose = (option: string, value: string | undefined) => {
    const state = result.current.options.find(({ name }) => name === option);
    const match = state?.values.find(({ name }) => name === value);
    act(() => result.current.select(state?.id ?? "", match?.id));
  };

  expect(result.current.missing).toEqual(["Size"]);
  expect(result.current.price.from).toBe(true);
  choose("Color", "Navy");
  choose("Size", "XL");
  expect(result.current.options.map(({ selected }) => selected?.name)).toEqual(["Navy", "XL"]);
  expect(result.current.variant?.sku).toContain("NAVY");
  expect(result.current.price).toMatchObject({ actual: { amount: "309.00" }, from: false });
  expect(result.current.media[0]?.altText).toBe("Harbor Wool Coat, navy");

  choose("Size", undefined);
  expect(result.current.variant).toBeUndefined();
  expect(result.current.missing).toEqual(["Size"]);

  rerender({ product: blazer });
  expect(result.current.options[0]?.selected?.name).toBe("Charcoal");
  choose("Size", "M");
  expect(result.current.variant?.sku).toContain("BLAZER");
});

it("useProductOptions reports changes to a controlled selection, including two changes in the same event", async () => {
  const coat = await testShop().product("harbor-wool-coat");
  const choices = firstChoices(coat);
  const [firstChoice, secondChoice] = Object.entries(choices);
  const changes: unknown[] = [];
  const { result, rerender } = renderHook(
    ({ value }) => useProductOptions(coat, { value, onChange: (next) => void changes.push(next) }),
    { wrapper: StrictMode, initialProps: { value: { choices: {} } } },
  );
  const { select } = result.current;
  act(() => {
    select(...(firstChoice as [string, string]));
    select(...(secondChoice as [string, string]));
  });
  expect(changes.at(-1)).toEqual({ choices });
  expect(result.current.missing).toHaveLength(2);
  rerender({ value: { choices } });
  expect(result.current.item?.productId).toBe(coat.id);
  expect(result.current.select).toBe(select);
  act(() => result.current.setQuantity(-4));
  expect(changes.at(-1)).toEqual({ choices, quantity: 1 });
});
