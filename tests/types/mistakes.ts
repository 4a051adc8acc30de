// Mistakes that must not compile, each marked on the line where the compiler reports the error.
// This code is only type-checked, never run.
import {
  currentCart,
  deliveryProfile,
  orderBilling,
  orderFulfillments,
  orders,
  pickupLocations,
} from "@portico/ecom";
import { redirects } from "@portico/identity";
import { membersAbout } from "@portico/members";
import { brandsV3, categories, inventoryItemsV3, productsV3 } from "@portico/stores";
import type { V3ProductToCreate, V3ProductToUpdate } from "@portico/stores/products-v3";
import { expectTypeOf } from "vitest";

const shirt: V3ProductToCreate = {
  name: "Shirt",
  productType: "PHYSICAL",
  variantsInfo: { variants: [{ price: { actualPrice: { amount: "19.90" } } }] },
};

/** Required fields cannot be omitted or null. */
export async function missingFields() {
  await productsV3.createProduct(shirt);
  // @ts-expect-error: a product needs a name, a type and variants
  await productsV3.createProduct({});
  // @ts-expect-error
  await productsV3.createProduct({ ...shirt, name: null });
  await productsV3.createProduct({
    ...shirt,
    variantsInfo: {
      // @ts-expect-error: a variant needs a price
      variants: [{ sku: "SHIRT" }],
    },
  });
  await productsV3.updateProduct("id", { revision: "1", name: "x" });
  // @ts-expect-error: an update needs the revision
  await productsV3.updateProduct("id", { name: "x" });
  // @ts-expect-error
  await productsV3.updateProduct("id", { revision: null });
  await productsV3.bulkUpdateProducts([
    {
      // @ts-expect-error: a bulk update needs the product's id
      product: { revision: "1" },
    },
  ]);
  await orderFulfillments.createFulfillment("id", { lineItems: [{ id: "line" }] });
  // @ts-expect-error: lineItems is required
  await orderFulfillments.createFulfillment("id", {});
  // @ts-expect-error: the fulfillment is required
  await orderFulfillments.createFulfillment("id");
  await orderFulfillments.createFulfillment("id", {
    lineItems: [
      // @ts-expect-error: the line item's id is required
      { quantity: 1 },
    ],
  });
  // @ts-expect-error: options with a required field cannot be omitted
  await categories.getCategory("id");
  // @ts-expect-error: deliveryRegionId is also required
  await deliveryProfile.removeDeliveryRegion({ deliveryProfileId: "profile" });
  await currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        // @ts-expect-error: catalogReference cannot be null
        catalogReference: null,
      },
    ],
  });
}

/**
 * Required fields of an optional object are required only if the object is set. Optional arguments
 * can be omitted.
 */
export async function conditionallyRequiredFields() {
  await productsV3.getProduct("id");
  await productsV3.queryProducts().limit(1).find();
  await categories.createCategory(
    { name: "Shirts" },
    { treeReference: { appNamespace: "@wix/stores" } },
  );
  await categories.createCategory(
    {
      name: "Shirts",
      // @ts-expect-error: a parent category needs an id
      parentCategory: { index: 1 },
    },
    { treeReference: { appNamespace: "@wix/stores" } },
  );
  await currentCart.updateCurrentCart({});
}

/** The compiler reports a misspelled field at its position. */
export async function misspelledFields() {
  await brandsV3.createBrand({
    name: "Portico",
    // @ts-expect-error
    nmae: "Portico",
  });
  await productsV3.updateProduct("id", {
    revision: "1",
    // @ts-expect-error
    plainDescripton: "x",
  });
  await productsV3.createProduct({
    ...shirt,
    variantsInfo: {
      variants: [
        {
          price: {
            actualPrice: { amount: "1" },
            // @ts-expect-error
            compareAtPrise: { amount: "2" },
          },
        },
      ],
    },
  });
  await productsV3.updateProduct("id", {
    revision: "1",
    // @ts-expect-error: the id is a separate argument
    id: "id",
  });
}

/** At most one alternative can be set, or exactly one if the operation requires it. */
export async function mutuallyExclusiveFields() {
  const item = { variantId: "variant", productId: "product" };
  await inventoryItemsV3.createInventoryItem({ ...item, quantity: 3 });
  await inventoryItemsV3.createInventoryItem({ ...item, inStock: true });
  // @ts-expect-error: quantity and inStock are mutually exclusive
  await inventoryItemsV3.createInventoryItem({ ...item, inStock: true, quantity: 3 });
  // @ts-expect-error: quantity or inStock is required
  await inventoryItemsV3.createInventoryItem(item);
  await redirects.createRedirectSession({
    login: {},
    callbacks: { postFlowUrl: "https://a.example" },
  });
  // @ts-expect-error: login and logout are mutually exclusive
  await redirects.createRedirectSession({ login: {}, logout: { clientId: "client" } });
  // @ts-expect-error
  await redirects.createRedirectSession({});
  await productsV3.updateProduct("id", {
    revision: "1",
    media: {
      itemsInfo: {
        items: [
          { id: "front.jpg" },
          { url: "https://a.example/back.jpg" },
          // @ts-expect-error: id and url are mutually exclusive
          { id: "side.jpg", url: "https://a.example/side.jpg" },
        ],
      },
    },
  });
  await productsV3.createProduct({
    ...shirt,
    variantsInfo: {
      variants: [
        // @ts-expect-error: a variant is physical or digital
        {
          price: { actualPrice: { amount: "19.90" } },
          physicalProperties: { weight: 1 },
          digitalProperties: { digitalFile: { id: "file" } },
        },
      ],
    },
  });
  await pickupLocations.createPickupLocation({
    // @ts-expect-error: addressLine and streetAddress are mutually exclusive
    address: { country: "GB", addressLine: "1 Row", streetAddress: { number: "1", name: "Row" } },
  });
  const lineItemId = "line";
  await orderBilling.chargeMemberships("id", {
    memberId: "member",
    memberships: [
      {
        lineItemId,
        // @ts-expect-error: existingMembership and futureMembership are mutually exclusive
        membershipIdentifier: {
          existingMembership: { membershipId: "gold", appId: "app" },
          futureMembership: { benefitId: "benefit", lineItemId },
        },
      },
    ],
  });
}

/** Responses can be changed and sent back. */
export async function changedResponses() {
  const product = await productsV3.getProduct("id");
  await productsV3.updateProduct(product.id, { ...product, name: "Other" });
  const brand = await brandsV3.getBrand("id");
  await brandsV3.updateBrand(brand.id, { ...brand, name: "Other" });
  const about = await membersAbout.getMemberAbout("id");
  await membersAbout.updateMemberAbout(about.id, { ...about, content: {} });
  const item = await inventoryItemsV3.getInventoryItem("id");
  await inventoryItemsV3.updateInventoryItem(item.id, item);
  // @ts-expect-error: the read item may have a quantity, which excludes inStock
  await inventoryItemsV3.updateInventoryItem(item.id, { ...item, inStock: true });
  const order = await orders.getOrder("id");
  await orders.updateOrder(order.id, { ...order });
}

/** The types of parameters are exported with readable names. */
export function typeNames() {
  expectTypeOf(productsV3.updateProduct).parameter(1).toEqualTypeOf<V3ProductToUpdate>();
  expectTypeOf(productsV3.createProduct).parameter(0).toEqualTypeOf<V3ProductToCreate>();
}
