import type { DeliveryProfile as Profile } from "@portico/ecom/delivery-profile";
import type {
  LocalDeliveryOption as LocalDelivery,
  ScheduledDeliveryInput,
} from "@portico/ecom/local-delivery-options";
import type { PickupLocation as Pickup } from "@portico/ecom/pickup-locations";
import type { ShippingOption as Shipping } from "@portico/ecom/shipping-options";
import type { Sent } from "../../kernel/wire-request.js";

export type DeliveryProfile = Sent<Profile>;

/** A region without destinations covers the rest of the world. */
export type DeliveryRegion = DeliveryProfile["deliveryRegions"][number];

export type DeliveryCarrier = DeliveryRegion["deliveryCarriers"][number];

export type Destination = DeliveryRegion["destinations"][number];

export type ShippingOption = Sent<Shipping>;

export type PickupLocation = Sent<Pickup>;

export type LocalDeliveryOption = Sent<LocalDelivery>;

export type Schedule = Sent<ScheduledDeliveryInput>;

export type Rate = ShippingOption["rates"][number];
