// The steps of a purchase, from the list to the order. Other journeys use some of them.
import { expect } from "vitest";
import { expectCart, type Journey, type Shopper, type Step } from "./journey.js";

const CARTS = "/ecom/v2/carts/current";
const COUPON = "WELCOME10";
/** A product that the shopper wants. Its name is set by the step that finds it. */
export interface Wanted {
  name: string;
}

/** Adds the product of the open page to the cart. */
export function adding(shopper: Shopper, wanted: Wanted): Step {
  const { tab, cart } = shopper;
  const add = () => tab.addToCart();
  return {
    name: "adds it to the cart",
    operation: "ecom.currentCartV2.addLineItemsToCurrentCart",
    path: `${CARTS}/add-line-items`,
    isChange: true,
    worksOffline: true,
    act: async () => {
      cart.set(wanted.name, 1);
      await add();
    },
    atOnce: () => tab.drawer.getByRole("heading", { name: wanted.name }).waitFor(),
    shows: async () => {
      await expect.poll(() => tab.title.textContent()).toBe(wanted.name);
      await tab.expectCount(1);
    },
    refused: {
      says: () => tab.drawer.getByText(/couldn't be added/).waitFor(),
      again: async () => {
        await tab.expectCount(0);
        await tab.page.keyboard.press("Escape");
        await tab.drawer.waitFor({ state: "hidden" });
        await tab.expectFocus();
        await add();
      },
    },
  };
}

/** Opens the cart's page. */
export function lookingAtCart(shopper: Shopper): Step {
  const { tab } = shopper;
  return {
    name: "looks at the cart",
    isStart: true,
    act: () => tab.openCart(),
    shows: async () => {
      await expectCart(shopper, tab);
      await tab.total();
    },
  };
}

/** Opens the platform's checkout page. */
export function leavingForCheckout({ tab }: Shopper): Step {
  return {
    name: "goes to the checkout",
    operation: "identity.redirects.createRedirectSession",
    isChange: true,
    isElsewhere: true,
    act: () => tab.startCheckout(),
    shows: () => tab.expectCheckout(),
    refused: {
      says: () => tab.expectOutage(),
      again: async () => {
        await tab.expectFocus();
        await tab.startCheckout();
      },
    },
  };
}

/** Fills in the checkout page and places the order. */
export function ordering(shopper: Shopper): Step {
  const { tab, cart, emulator } = shopper;
  let ordered: string[] = [];
  let orders = 0;
  return {
    name: "orders",
    operation: "ecom.orders.getOrder",
    isLoaded: true,
    act: async () => {
      ordered = [...cart.keys()];
      orders = (await emulator.entries("orders")).length;
      cart.clear();
      shopper.coupon = undefined;
      await tab.placeOrder();
    },
    shows: async () => {
      const list = tab.page.getByRole("list", { name: "Ordered items" });
      for (const name of ordered) await list.getByText(name).waitFor();
      expect(await emulator.entries("orders")).toHaveLength(orders + 1);
    },
  };
}

/** Opens the list, filters it, opens a product and chooses its options. */
function finding({ tab }: Shopper, wanted: Wanted): Step[] {
  const search = "stores.productsV3.searchProducts";
  const again = tab.main.getByRole("button", { name: /again/i });
  let narrowed: string[] = [];
  let chosen = 0;
  const choices = () => tab.main.locator("input[type=radio]:checked").count();
  return [
    {
      name: "sees the list",
      operation: search,
      isLoaded: true,
      act: () => tab.open("/shop"),
      shows: async () => expect((await tab.shownNames()).length).toBeGreaterThan(8),
      refused: { says: () => again.waitFor(), again: () => again.click() },
    },
    {
      name: "filters it",
      operation: search,
      act: () => tab.filterBy(/^In stock/),
      shows: async () => {
        const chips = tab.page.getByRole("list", { name: "Active filters" });
        await chips.getByRole("button", { name: /In stock/ }).waitFor();
        await expect.poll(() => tab.path).toContain("?");
        const names = await tab.shownNames();
        if (narrowed.length > 0) expect(names).toEqual(narrowed);
        narrowed = names;
        wanted.name = names[1] ?? "";
      },
    },
    {
      name: "opens a product",
      operation: "stores.productsV3.getProductBySlug",
      isStart: true,
      act: () => tab.openProduct(wanted.name),
      shows: () => tab.page.getByRole("button", { name: "Add to cart" }).waitFor(),
    },
    {
      name: "chooses its options",
      act: async () => {
        await tab.chooseOptions();
        chosen = await choices();
        expect(chosen).toBeGreaterThan(0);
      },
      shows: () => expect.poll(choices).toBe(chosen),
    },
  ];
}

/** Increases the quantity and applies a coupon. */
function changing(shopper: Shopper, wanted: Wanted): Step[] {
  const { tab, cart } = shopper;
  const now = () => tab.quantity(wanted.name);
  let total = "";
  const before = () => cart.get(wanted.name) ?? 0;
  return [
    {
      name: "wants more",
      operation: "ecom.currentCartV2.updateLineItemsInCurrentCart",
      path: `${CARTS}/update-line-items`,
      worksOffline: true,
      act: async () => {
        total = await tab.total();
        // two clicks on a plus button add two
        cart.set(wanted.name, before() + tab.clicks);
        await tab.increase(wanted.name);
      },
      atOnce: async () => {
        await expect.poll(now).toBe(String(before()));
        // only the platform calculates the price
        expect(await tab.total()).toBe(total);
      },
      shows: async () => {
        await expectCart(shopper, tab);
        await expect.poll(() => tab.total()).not.toBe(total);
      },
      refused: {
        says: async () => {
          await tab.page
            .getByRole("status")
            .getByText(/couldn't be changed/)
            .waitFor();
          await expect.poll(now).toBe(String(before() - tab.clicks));
        },
        again: () => tab.increase(wanted.name),
      },
    },
    {
      name: "types a coupon",
      operation: "ecom.currentCartV2.addCouponToCurrentCart",
      isChange: true,
      act: async () => {
        shopper.coupon = COUPON;
        await tab.applyCoupon(COUPON);
      },
      shows: async () => {
        await expectCart(shopper, tab);
        await tab.main.getByText("Discount").waitFor();
      },
      refused: {
        says: () => tab.expectOutage(),
        again: () => tab.press(tab.main.getByRole("button", { name: "Apply" }).first()),
      },
    },
  ];
}

/** Browses, filters, chooses, adds to the cart, returns once, and orders. */
export const buying: Journey = (shopper) => {
  const { tab } = shopper;
  const wanted = { name: "" };
  return [
    ...finding(shopper, wanted),
    adding(shopper, wanted),
    lookingAtCart(shopper),
    ...changing(shopper, wanted),
    leavingForCheckout(shopper),
    {
      name: "goes back",
      act: async () => {
        await tab.back();
        await tab.expectKept();
      },
      shows: () => expectCart(shopper, tab),
    },
    leavingForCheckout(shopper),
    ordering(shopper),
    {
      name: "looks at the cart, which is empty",
      isLoaded: true,
      act: () => tab.open("/cart"),
      shows: () => expectCart(shopper, tab),
    },
  ];
};
