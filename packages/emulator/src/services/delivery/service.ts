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

export const delivery = [
  deliveryProfiles,
  shippingOptions,
  shippoConfigurations,
  pickupLocations,
  localDeliveryOptions,
  deliverySolutions,
  defineService({ ...deliverySlice, handlers: {} }),
] as const;
