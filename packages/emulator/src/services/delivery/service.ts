import { defineService } from "../../kernel/service.js";
import { deliverySlice } from "./carrier-settings.js";
import {
  localDeliveryOptions,
  pickupLocations,
  shippingOptions,
  shippoConfigurations,
} from "./options.js";
import { deliveryProfiles } from "./profiles.js";
import { deliverySolutions } from "./solutions.js";

/** Delivery services: regions, carriers and rates. */
export const delivery = [
  deliveryProfiles,
  shippingOptions,
  shippoConfigurations,
  pickupLocations,
  localDeliveryOptions,
  deliverySolutions,
  defineService({ ...deliverySlice, handlers: {} }),
] as const;
