import { carts } from "./ecom/carts.js";
import { checkouts } from "./ecom/checkouts.js";
import { delivery } from "./ecom/delivery.js";
import { drafts } from "./ecom/drafts.js";
import { orders } from "./ecom/orders.js";
import { otherSettings } from "./ecom/others.js";
import { payments } from "./ecom/payments.js";
import { tax } from "./ecom/tax.js";
import type { Settings } from "./setting.js";

export const ecom: Settings = {
  ...carts,
  ...checkouts,
  ...orders,
  ...drafts,
  ...payments,
  ...delivery,
  ...tax,
  ...otherSettings,
};
