// A small shop whose merchant sets delivery and tax up, and what its tests ask of carts.

import type { Emulator } from "../emulator.js";
import { price } from "./catalog-fixtures.js";
import { setUp } from "./money-setup.js";
import { ADDRESS, type Answer, type Caller, merchant, STORES, shop } from "./test-client.js";

export const NEW_YORK = { ...ADDRESS, subdivision: "US-NY" };
export const PARIS = { country: "FR", city: "Paris", postalCode: "75001", addressLine: "1 Rue" };
/** A group of buyers with rates of their own. */
export const SCHOOLS = "00000000-0000-4000-8000-0000000000ee";

/** A visitor, a merchant, and the regions of the profile that is there. */
export class MoneyWorld {
  static async open(): Promise<MoneyWorld> {
    const { emulator, guest } = await shop({ seed: "minimal" });
    const owner = merchant(emulator);
    const { deliveryRegions } = await setUp(owner).defaultProfile();
    const [domestic, abroad] = deliveryRegions.map(({ id }: Answer) => id);
    return new MoneyWorld(emulator, guest, owner, domestic, abroad);
  }

  readonly sets: ReturnType<typeof setUp>;

  private constructor(
    readonly emulator: Emulator,
    public guest: Caller,
    readonly owner: Caller,
    readonly domestic: string,
    readonly abroad: string,
  ) {
    this.sets = setUp(owner);
  }

  /** A product in the catalog; its reference. */
  async product(name: string, amount: string, rest: object = {}, weight = 1): Promise<Answer> {
    const variant = { ...price(amount), physicalProperties: { weight } };
    const { product } = await this.owner.call("stores.productsV3.createProductWithInventory", {
      product: {
        name,
        productType: "PHYSICAL",
        physicalProperties: {},
        ...rest,
        variantsInfo: { variants: [{ ...variant, inventoryItem: { quantity: 50 } }] },
      },
      returnEntity: true,
    });
    const options = { variantId: product.variantsInfo.variants[0].id };
    return { catalogItemId: product.id, appId: STORES, options };
  }

  /** The visitor's cart of one piece each, for an address; its id. */
  async cartOf(references: Answer[], address?: object): Promise<string> {
    const { cart } = await this.guest.call("ecom.cartV2.createCart", {
      ...(address ? { cart: { deliveryInfo: { address } } } : {}),
      catalogItems: references.map((catalogReference) => ({ catalogReference, quantity: 1 })),
    });
    return cart.id;
  }

  async move(id: string, address: object): Promise<void> {
    const cart = { id, deliveryInfo: { address } };
    await this.guest.call("ecom.cartV2.updateCart", { cart });
  }

  /** All that can be chosen for a cart. */
  async choices(id: string): Promise<Answer[]> {
    const { checkout } = await this.guest.call("ecom.checkout.getCheckout", { id });
    return checkout.shippingInfo.carrierServiceOptions.flatMap(
      ({ shippingOptions }: Answer) => shippingOptions,
    );
  }

  /** Names and prices of what can be chosen. */
  async shown(id: string): Promise<string[][]> {
    return (await this.choices(id)).map(({ title, cost }) => [title, cost.price.amount]);
  }

  async choose(cartId: string, wanted: string): Promise<void> {
    const { code } = (await this.choices(cartId)).find(({ title }) => title === wanted);
    await this.guest.call("ecom.cartV2.setDeliveryMethod", { cartId, deliveryMethod: { code } });
  }

  /** The sums of a cart, with what keeps it from being ordered. */
  async summary(cartId: string): Promise<Answer> {
    const validationConfig = "CHECKOUT_VALIDATIONS";
    const request = { cartId, validationConfig };
    return (await this.guest.call("ecom.cartV2.estimateCart", request)).summary;
  }

  /** Where buyers fetch their goods for nothing. */
  async pickup(rest: object = {}): Promise<void> {
    await this.owner.call("ecom.pickupLocations.createPickupLocation", {
      pickupLocation: {
        name: "Shop",
        address: NEW_YORK,
        deliveryRegionIds: [this.domestic],
        ...rest,
      },
    });
  }
}
