import { expect } from "vitest";
import { expectCart, type Journey, type Shopper, type Step } from "./journey.js";

const CARTS = "/ecom/v2/carts/current";
const COUPON = "WELCOME10";
/** A product in the shop. The step that finds the product sets `name`. */
export interface ChosenProduct {
  name: string;
}

export function addToCartStep(shopper: Shopper, product: ChosenProduct): Step {
  const { tab, cart } = shopper;
  const add = () => tab.addToCart();
  return {
    name: "adds it to the cart",
    operation: "ecom.currentCartV2.addLineItemsToCurrentCart",
    path: `${CARTS}/add-line-items`,
    isChange: true,
    worksOffline: true,
    perform: async () => {
      cart.set(product.name, 1);
      await add();
    },
    checkOptimistic: () => tab.drawer.getByRole("heading", { name: product.name }).waitFor(),
    check: async () => {
      await expect.poll(() => tab.title.textContent()).toBe(product.name);
      await tab.expectCount(1);
    },
    onFailure: {
      showsError: () => tab.drawer.getByText(/couldn’t be added/).waitFor(),
      retry: async () => {
        await tab.expectCount(0);
        await tab.page.keyboard.press("Escape");
        await tab.drawer.waitFor({ state: "hidden" });
        await tab.expectFocus();
        await add();
      },
    },
  };
}

export function openCartStep(shopper: Shopper): Step {
  const { tab } = shopper;
  return {
    name: "opens the cart",
    opensShopPage: true,
    perform: () => tab.openCart(),
    check: async () => {
      await expectCart(shopper, tab);
      await tab.total();
    },
  };
}

export function openCheckoutStep({ tab }: Shopper): Step {
  return {
    name: "goes to the checkout",
    operation: "identity.redirects.createRedirectSession",
    isChange: true,
    endsOnPlatform: true,
    perform: () => tab.startCheckout(),
    check: () => tab.expectCheckout(),
    onFailure: {
      showsError: () => tab.expectOutage(),
      retry: async () => {
        await tab.expectFocus();
        await tab.startCheckout();
      },
    },
  };
}

export function placeOrderStep(shopper: Shopper): Step {
  const { tab, cart, emulator } = shopper;
  let orderedNames: string[] = [];
  let orderCount = 0;
  return {
    name: "places the order",
    operation: "ecom.orders.getOrder",
    loadsDocument: true,
    perform: async () => {
      orderedNames = [...cart.keys()];
      orderCount = (await emulator.entries("orders")).length;
      cart.clear();
      shopper.coupon = undefined;
      await tab.placeOrder();
    },
    check: async () => {
      const list = tab.page.getByRole("list", { name: "Ordered items" });
      for (const name of orderedNames) await list.getByText(name).waitFor();
      expect(await emulator.entries("orders")).toHaveLength(orderCount + 1);
    },
  };
}

function findProductSteps({ tab }: Shopper, product: ChosenProduct): Step[] {
  const search = "stores.productsV3.searchProducts";
  const retryButton = tab.main.getByRole("button", { name: /again/i });
  let filteredNames: string[] = [];
  let selectedCount = 0;
  const countChoices = () => tab.main.locator("input[type=radio]:checked").count();
  return [
    {
      name: "opens the list",
      operation: search,
      loadsDocument: true,
      perform: () => tab.open("/shop"),
      check: async () => {
        expect((await tab.productNames()).length).toBeGreaterThan(8);
        // The list requests the filters later, and the next step must not make this request fail.
        await tab.filterBy();
      },
      onFailure: { showsError: () => retryButton.waitFor(), retry: () => retryButton.click() },
    },
    {
      name: "filters it",
      operation: search,
      perform: () => tab.filterBy(/^In stock/),
      check: async () => {
        const chips = tab.page.getByRole("list", { name: "Active filters" });
        await chips.getByRole("button", { name: /In stock/ }).waitFor();
        await expect.poll(() => tab.path).toContain("?");
        const names = await tab.productNames();
        if (filteredNames.length > 0) expect(names).toEqual(filteredNames);
        filteredNames = names;
        product.name = names[1] ?? "";
      },
    },
    {
      name: "opens a product",
      operation: "stores.productsV3.getProductBySlug",
      opensShopPage: true,
      perform: () => tab.openProduct(product.name),
      check: () => tab.page.getByRole("button", { name: "Add to cart" }).waitFor(),
    },
    {
      name: "chooses its options",
      perform: async () => {
        await tab.chooseOptions();
        selectedCount = await countChoices();
        expect(selectedCount).toBeGreaterThan(0);
      },
      check: () => expect.poll(countChoices).toBe(selectedCount),
    },
  ];
}

function changeCartSteps(shopper: Shopper, product: ChosenProduct): Step[] {
  const { tab, cart } = shopper;
  const displayedQuantity = () => tab.quantity(product.name);
  let total = "";
  const expectedQuantity = () => cart.get(product.name) ?? 0;
  return [
    {
      name: "increases the quantity",
      operation: "ecom.currentCartV2.updateLineItemsInCurrentCart",
      path: `${CARTS}/update-line-items`,
      worksOffline: true,
      perform: async () => {
        total = await tab.total();
        // Each click on a plus button adds one item.
        cart.set(product.name, expectedQuantity() + tab.clicks);
        await tab.increase(product.name);
      },
      checkOptimistic: async () => {
        await expect.poll(displayedQuantity).toBe(String(expectedQuantity()));
        // Only the platform calculates the price.
        expect(await tab.total()).toBe(total);
      },
      check: async () => {
        await expectCart(shopper, tab);
        await expect.poll(() => tab.total()).not.toBe(total);
      },
      onFailure: {
        showsError: async () => {
          await tab.page
            .getByRole("status")
            .getByText(/couldn’t be changed/)
            .waitFor();
          await expect.poll(displayedQuantity).toBe(String(expectedQuantity() - tab.clicks));
        },
        retry: () => tab.increase(product.name),
      },
    },
    {
      name: "enters a coupon",
      operation: "ecom.currentCartV2.addCouponToCurrentCart",
      isChange: true,
      perform: async () => {
        shopper.coupon = COUPON;
        await tab.applyCoupon(COUPON);
      },
      check: async () => {
        await expectCart(shopper, tab);
        await tab.main.getByText("Discount").waitFor();
      },
      onFailure: {
        showsError: () => tab.expectOutage(),
        retry: () => tab.press(tab.main.getByRole("button", { name: "Apply" }).first()),
      },
    },
  ];
}

export const buying: Journey = (shopper) => {
  const { tab } = shopper;
  const product = { name: "" };
  return [
    ...findProductSteps(shopper, product),
    addToCartStep(shopper, product),
    openCartStep(shopper),
    ...changeCartSteps(shopper, product),
    openCheckoutStep(shopper),
    {
      name: "goes back",
      perform: async () => {
        await tab.goBack();
        await tab.expectRestored();
      },
      check: () => expectCart(shopper, tab),
    },
    openCheckoutStep(shopper),
    placeOrderStep(shopper),
    {
      name: "opens the cart, which is empty",
      loadsDocument: true,
      perform: () => tab.open("/cart"),
      check: () => expectCart(shopper, tab),
    },
  ];
};
