"use server";
import {
  addLineItemsToCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from "@portico/ecom/current-cart-v2";
import { createRedirectSession } from "@portico/identity/redirects";
import { resolveSelection, selectionToParams, storeItem } from "@portico/react/format";
import { inventoryQuery, productQuery } from "@portico/react/queries";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { field } from "shop-ui/product/form-fields";
import { selectionInForm } from "../product/form-fields";
import { paths } from "../shop/paths";
import { getQueryClient } from "../shop/queries";
import { actionClient, catalog } from "../shop/server";

const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");

export async function addToCart(form: FormData): Promise<never> {
  const slug = textIn(form, field.slug);
  const input = selectionInForm(form);
  const product = await getQueryClient().fetchQuery(productQuery(catalog, { slug }));
  const inventory = await getQueryClient().fetchQuery(inventoryQuery(catalog, product.id ?? ""));
  const { item, problems } = resolveSelection(product, input.choices, { ...input, inventory });
  if (!item) {
    const params = selectionToParams(product, input);
    const isUnavailable = problems.some(
      ({ kind }) => kind === "out-of-stock" || kind === "not-offered",
    );
    params.set("rejected", isUnavailable ? "sold-out" : "choose");
    redirect(`${paths.product(slug)}?${params}`);
  }
  const client = await actionClient();
  await client.use(addLineItemsToCurrentCart)({ catalogItems: [storeItem(item)] });
  redirect(paths.cart);
}

/** Sets the quantity of a line item, or removes the line item if the quantity is 0. */
export async function changeLine(form: FormData): Promise<never> {
  const client = await actionClient();
  const lineItemId = textIn(form, "line");
  const newQuantity = Number(form.get("quantity"));
  if (newQuantity > 0) {
    const lineItems = [{ lineItemId, quantity: { newQuantity } }];
    await client.use(updateLineItemsInCurrentCart)({ lineItems });
  } else {
    await client.use(removeLineItemsFromCurrentCart)([lineItemId]);
  }
  redirect(paths.cart);
}

export async function checkout(): Promise<never> {
  const client = await actionClient();
  // This header can be trusted, because Next.js rejects form submissions from other origins.
  const origin = (await headers()).get("origin") ?? "";
  const { cart } = await client.use(getCurrentCart)();
  const { redirectSession } = await client.use(createRedirectSession)({
    // A cart and its checkout have the same id.
    ecomCheckout: { checkoutId: cart?.id },
    callbacks: {
      thankYouPageUrl: origin + paths.thankYou,
      postFlowUrl: origin + paths.cart,
      cartPageUrl: origin + paths.cart,
    },
  });
  redirect(redirectSession?.fullUrl ?? paths.cart);
}
