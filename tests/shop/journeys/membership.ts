import { expect } from "vitest";
import {
  addToCartStep,
  type ChosenProduct,
  openCartStep,
  openCheckoutStep,
  placeOrderStep,
} from "./buying.js";
import type { Journey, Shopper, Step } from "./journey.js";

const NEW_CREDENTIALS = { email: "new@example.com", password: "a long password" };

function chooseProductStep({ tab }: Shopper, product: ChosenProduct, index: number): Step {
  return {
    name: "chooses a product",
    perform: async () => {
      await tab.open("/shop");
      product.name = (await tab.productNames())[index] ?? "";
      await tab.openProduct(product.name);
      await tab.chooseOptions();
    },
    check: () => expect.poll(() => tab.title.textContent()).toBe(product.name),
  };
}

function registerStep(shopper: Shopper): Step {
  const { tab } = shopper;
  const code = tab.main.getByLabel("Code");
  const createButton = tab.main.getByRole("button", { name: "Create account", exact: true });
  return {
    name: "registers",
    operation: "identity.authentication.registerV2",
    isChange: true,
    perform: async () => {
      await tab.open("/register");
      await tab.enterCredentials("Create account", NEW_CREDENTIALS.email, NEW_CREDENTIALS.password);
    },
    check: () => code.waitFor(),
    onFailure: { showsError: () => tab.expectOutage(), retry: () => tab.press(createButton) },
    // The account exists, but the login requires the emailed code.
    resume: async () => {
      await tab.open("/login");
      await tab.enterCredentials("Log in", NEW_CREDENTIALS.email, NEW_CREDENTIALS.password);
    },
  };
}

function enterCodeStep(shopper: Shopper): Step {
  const { tab, emulator } = shopper;
  const continueToNextStep = () =>
    tab.press(tab.main.getByRole("button", { name: "Continue", exact: true }));
  return {
    name: "enters the code from the email",
    operation: "identity.verification.verifyDuringAuthentication",
    isChange: true,
    isImmediate: true,
    perform: async () => {
      const messages = (await emulator.outbox()).filter(({ to }) => to === NEW_CREDENTIALS.email);
      await tab.main.getByLabel("Code").fill(messages.at(-1)?.code ?? "");
      shopper.isMember = true;
      await continueToNextStep();
    },
    check: () => tab.main.getByText("No orders yet").waitFor(),
    onFailure: { showsError: () => tab.expectOutage(), retry: continueToNextStep },
  };
}

function logInStep(shopper: Shopper): Step {
  const { tab } = shopper;
  return {
    name: "logs in with a cart",
    operation: "identity.authentication.loginV2",
    isChange: true,
    opensShopPage: true,
    perform: async () => {
      await tab.page.keyboard.press("Escape");
      await tab.page.locator("header").getByRole("link", { name: "Log in" }).click();
      shopper.isMember = true;
      await tab.enterCredentials("Log in", NEW_CREDENTIALS.email, NEW_CREDENTIALS.password);
    },
    check: () => tab.main.getByRole("link", { name: /^Order / }).waitFor(),
    onFailure: {
      showsError: () => tab.expectOutage(),
      retry: () => tab.press(tab.main.getByRole("button", { name: "Log in", exact: true })),
    },
  };
}

function orderAgainSteps(shopper: Shopper, product: ChosenProduct): Step[] {
  const { tab, cart } = shopper;
  const reorder = () => tab.press(tab.main.getByRole("button", { name: "Reorder" }));
  return [
    {
      name: "opens the order",
      opensShopPage: true,
      operation: "ecom.orders.getOrder",
      perform: () => tab.main.getByRole("link", { name: /^Order / }).click(),
      check: () => tab.main.getByText(product.name).first().waitFor(),
    },
    {
      name: "orders it again",
      operation: "ecom.currentCartV2.addLineItemsToCurrentCart",
      path: "/ecom/v2/carts/current/add-line-items",
      isChange: true,
      worksOffline: true,
      perform: async () => {
        cart.set(product.name, (cart.get(product.name) ?? 0) + 1);
        await reorder();
        await tab.drawer.waitFor();
      },
      checkOptimistic: () => tab.drawer.getByRole("heading", { name: product.name }).waitFor(),
      check: () => tab.main.getByText(product.name).first().waitFor(),
      onFailure: {
        showsError: () => tab.drawer.getByText(/couldn’t be added/).waitFor(),
        retry: async () => {
          await tab.page.keyboard.press("Escape");
          await tab.drawer.waitFor({ state: "hidden" });
          await tab.expectFocus();
          await reorder();
        },
      },
    },
  ];
}

function logOutStep(shopper: Shopper): Step {
  const { tab } = shopper;
  return {
    name: "logs out",
    operation: "identity.redirects.createRedirectSession",
    loadsDocument: true,
    perform: async () => {
      if (!tab.path.startsWith("/account")) await tab.open("/account");
      shopper.isMember = false;
      shopper.cart.clear();
      const pageLoad = tab.page.waitForEvent("load");
      await tab.press(tab.page.getByRole("button", { name: "Log out" }));
      await tab.expectMember(false);
      await pageLoad;
    },
    check: async () => {
      await tab.title.waitFor();
      expect(tab.path).toBe("/");
    },
  };
}

export const membership: Journey = (shopper) => {
  const [firstProduct, secondProduct] = [{ name: "" }, { name: "" }];
  return [
    chooseProductStep(shopper, firstProduct, 2),
    addToCartStep(shopper, firstProduct),
    registerStep(shopper),
    enterCodeStep(shopper),
    openCartStep(shopper),
    openCheckoutStep(shopper),
    placeOrderStep(shopper),
    logOutStep(shopper),
    chooseProductStep(shopper, secondProduct, 3),
    addToCartStep(shopper, secondProduct),
    logInStep(shopper),
    ...orderAgainSteps(shopper, firstProduct),
    openCartStep(shopper),
    logOutStep(shopper),
    {
      name: "has to log in again",
      loadsDocument: true,
      perform: () => shopper.tab.open("/account"),
      check: () => shopper.tab.main.getByRole("button", { name: "Log in", exact: true }).waitFor(),
    },
  ];
};
