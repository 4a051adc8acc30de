// From registration to logout, with the same cart.
import { expect } from "vitest";
import { adding, leavingForCheckout, lookingAtCart, ordering, type Wanted } from "./buying.js";
import type { Journey, Shopper, Step } from "./journey.js";

const NEW = { email: "new@example.com", password: "a long password" };

/** Opens a product of the list and chooses its options. */
function choosing({ tab }: Shopper, wanted: Wanted, at: number): Step {
  return {
    name: "chooses a product",
    act: async () => {
      await tab.open("/shop");
      wanted.name = (await tab.shownNames())[at] ?? "";
      await tab.openProduct(wanted.name);
      await tab.chooseOptions();
    },
    shows: () => expect.poll(() => tab.title.textContent()).toBe(wanted.name),
  };
}

/** Registers an account, which requires email verification. */
function registering(shopper: Shopper): Step {
  const { tab } = shopper;
  const code = tab.main.getByLabel("Code");
  const create = tab.main.getByRole("button", { name: "Create account", exact: true });
  return {
    name: "registers",
    operation: "identity.authentication.registerV2",
    isChange: true,
    act: async () => {
      await tab.open("/register");
      await tab.enter("Create account", NEW.email, NEW.password);
    },
    shows: () => code.waitFor(),
    refused: { says: () => tab.expectOutage(), again: () => tab.press(create) },
    // the account exists, and its login requires the code
    resume: async () => {
      await tab.open("/login");
      await tab.enter("Log in", NEW.email, NEW.password);
    },
  };
}

function verifying(shopper: Shopper): Step {
  const { tab, emulator } = shopper;
  const go = () => tab.press(tab.main.getByRole("button", { name: "Continue", exact: true }));
  return {
    name: "enters the code from the email",
    operation: "identity.verification.verifyDuringAuthentication",
    isChange: true,
    isSoon: true,
    act: async () => {
      const messages = (await emulator.outbox()).filter(({ to }) => to === NEW.email);
      await tab.main.getByLabel("Code").fill(messages.at(-1)?.code ?? "");
      shopper.isMember = true;
      await go();
    },
    shows: () => tab.main.getByText("No orders yet").waitFor(),
    refused: { says: () => tab.expectOutage(), again: go },
  };
}

/** Logs in from the current page. */
function loggingIn(shopper: Shopper): Step {
  const { tab } = shopper;
  return {
    name: "logs in with a cart",
    operation: "identity.authentication.loginV2",
    isChange: true,
    isStart: true,
    act: async () => {
      await tab.page.keyboard.press("Escape");
      await tab.page.locator("header").getByRole("link", { name: "Log in" }).click();
      shopper.isMember = true;
      await tab.enter("Log in", NEW.email, NEW.password);
    },
    shows: () => tab.main.getByRole("link", { name: /^Order / }).waitFor(),
    refused: {
      says: () => tab.expectOutage(),
      again: () => tab.press(tab.main.getByRole("button", { name: "Log in", exact: true })),
    },
  };
}

/** Opens the order and adds all items to the cart again. */
function reordering(shopper: Shopper, ordered: Wanted): Step[] {
  const { tab, cart } = shopper;
  const again = () => tab.press(tab.main.getByRole("button", { name: "Reorder" }));
  return [
    {
      name: "looks at the order",
      isStart: true,
      operation: "ecom.orders.getOrder",
      act: () => tab.main.getByRole("link", { name: /^Order / }).click(),
      shows: () => tab.main.getByText(ordered.name).first().waitFor(),
    },
    {
      name: "orders it again",
      operation: "ecom.currentCartV2.addLineItemsToCurrentCart",
      path: "/ecom/v2/carts/current/add-line-items",
      isChange: true,
      worksOffline: true,
      act: async () => {
        cart.set(ordered.name, (cart.get(ordered.name) ?? 0) + 1);
        await again();
        await tab.drawer.waitFor();
      },
      atOnce: () => tab.drawer.getByRole("heading", { name: ordered.name }).waitFor(),
      shows: () => tab.main.getByText(ordered.name).first().waitFor(),
      refused: {
        says: () => tab.drawer.getByText(/couldn't be added/).waitFor(),
        again: async () => {
          await tab.page.keyboard.press("Escape");
          await tab.drawer.waitFor({ state: "hidden" });
          await tab.expectFocus();
          await again();
        },
      },
    },
  ];
}

/** Logs out on the platform's page, and checks that the member's data is removed. */
function loggingOut(shopper: Shopper): Step {
  const { tab } = shopper;
  return {
    name: "logs out",
    operation: "identity.redirects.createRedirectSession",
    isLoaded: true,
    act: async () => {
      if (!tab.path.startsWith("/account")) await tab.open("/account");
      shopper.isMember = false;
      shopper.cart.clear();
      const back = tab.page.waitForEvent("load");
      await tab.press(tab.page.getByRole("button", { name: "Log out" }));
      await tab.expectMember(false);
      await back;
    },
    shows: async () => {
      await tab.title.waitFor();
      expect(tab.path).toBe("/");
    },
  };
}

/** Registers, verifies, orders, returns with another cart, reorders, and logs out. */
export const membership: Journey = (shopper) => {
  const [ordered, wanted] = [{ name: "" }, { name: "" }];
  return [
    choosing(shopper, ordered, 2),
    adding(shopper, ordered),
    registering(shopper),
    verifying(shopper),
    lookingAtCart(shopper),
    leavingForCheckout(shopper),
    ordering(shopper),
    loggingOut(shopper),
    choosing(shopper, wanted, 3),
    adding(shopper, wanted),
    loggingIn(shopper),
    ...reordering(shopper, ordered),
    lookingAtCart(shopper),
    loggingOut(shopper),
    {
      name: "has to log in again",
      isLoaded: true,
      act: () => shopper.tab.open("/account"),
      shows: () => shopper.tab.main.getByRole("button", { name: "Log in", exact: true }).waitFor(),
    },
  ];
};
