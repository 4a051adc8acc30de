import type { ReactNode } from "react";
import { useProduct } from "../../product/use-product.js";
import type { testShop } from "../../testing/test-shop.js";
import { fireEvent, render, screen, within } from "../../testing/testing-library.js";
import { Devtools } from "../devtools.js";

export const findSection = (name: string) => screen.findByRole("region", { name });
export const click = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export function openPanel(shop: ReturnType<typeof testShop>, page?: ReactNode) {
  return render(
    <>
      {page}
      <Devtools initialIsOpen />
    </>,
    { wrapper: shop.wrapper },
  );
}

export function Product({ slug = "drop-pendant" }: { slug?: string }) {
  const { data, error } = useProduct(slug);
  return <p>{data?.name ?? error?.code}</p>;
}

/** Returns the row for the last call to an operation. */
export async function findRow(operation: string) {
  const calls = await findSection("Calls");
  const [name] = await within(calls).findAllByRole("rowheader", { name: new RegExp(operation) });
  return within(name?.closest("tr") as HTMLElement);
}
