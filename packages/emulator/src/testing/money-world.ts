// A small shop for testing delivery and tax.

import type { Emulator } from "../emulator.js";
import { price } from "./catalog-fixtures.js";
import { setUp } from "./money-setup.js";
import { ADDRESS, type Caller, type Json, merchant, STORES, shop } from "./test-client.js";

export const NEW_YORK = { ...ADDRESS, subdivision: "US-NY" };
export const PARIS = { country: "FR", city: "Paris", postalCode: "75001", addressLine: "1 Rue" };
/** Id of a tax-exempt group. */
export const SCHOOL_GROUP = "00000000-0000-4000-8000-0000000000ee";

export class MoneyWorld {
  static async open(): Promise<MoneyWorld> {
    const { emulator, guest } = await shop({ seed: "minimal" });
    const owner = merchant(emulator);
    const { deliveryRegions } = await setUp(owner).defaultProfile();
    const [domestic, abroad] = deliveryRegions.map(({ id }: Json) => id);
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

  async product(name: string, amount: string, rest: object = {}, weight = 1): Promise<Json> {
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

  /** Creates a cart with one unit of each product. Returns the cart's id. */
  async cartOf(references: Json[], address?: object): Promise<string> {
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

  async choices(id: string): Promise<Json[]> {
    const { checkout } = await this.guest.call("ecom.checkout.getCheckout", { id });
    return checkout.shippingInfo.carrierServiceOptions.flatMap(
      ({ shippingOptions }: Json) => shippingOptions,
    );
  }

  async shown(id: string): Promise<string[][]> {
    return (await this.choices(id)).map(({ title, cost }) => [title, cost.price.amount]);
  }

  async choose(cartId: string, optionTitle: string): Promise<void> {
    const { code } = (await this.choices(cartId)).find(({ title }) => title === optionTitle);
    await this.guest.call("ecom.cartV2.setDeliveryMethod", { cartId, deliveryMethod: { code } });
  }

  /** Returns a cart's totals and violations. */
  async summary(cartId: string): Promise<Json> {
    const validationConfig = "CHECKOUT_VALIDATIONS";
    const request = { cartId, validationConfig };
    return (await this.guest.call("ecom.cartV2.estimateCart", request)).summary;
  }

  /** Adds a pickup location, which is free by default. */
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
