import { admin, type Handlers } from "../../kernel/handler.js";
import { defineService } from "../../kernel/service.js";
import { pluginOfType, responseOf } from "../plugins/call-plugin.js";
import { type CustomTrigger, discountSlice } from "./model.js";
import { discountRules } from "./rules.js";

/** Functions of `emulator.controls.discounts`. */
export interface DiscountControls {
  /** Sets the custom triggers of discount rules. Each trigger applies to all carts or to none. */
  setCustomTriggers(triggers: readonly CustomTrigger[]): void;
}

const handlers: Handlers = {
  "ecom.discountsCustomTrigger.listTriggers": admin((_request, context) => {
    const triggers = context.store(discountSlice).triggers;
    const appId = pluginOfType(context, "ECOM_DISCOUNTS_TRIGGER")?.appId ?? "";
    const { customTriggers = [] } = responseOf(context, "listTriggers", {}) ?? {};
    return {
      triggers: [
        ...triggers.map(({ eligible: _eligible, ...trigger }) => trigger),
        ...customTriggers.map(({ id, name }) => ({ id, appId, name })),
      ],
    };
  }),
};

const customTriggers = defineService({
  ...discountSlice,
  handlers,
  controls: (act): DiscountControls => ({
    setCustomTriggers(triggers) {
      act(({ store, changes }) => {
        changes.set(store(discountSlice), "triggers", structuredClone(triggers));
      });
    },
  }),
});

export const discounts = [discountRules, customTriggers] as const;
