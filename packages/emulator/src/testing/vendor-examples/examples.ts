import { catalogExamples } from "./catalog.js";
import { commerceExamples } from "./commerce.js";
import { deliveryExamples } from "./delivery.js";
import type { Example } from "./example.js";
import { identityExamples } from "./identity.js";
import { otherExamples } from "./others.js";
import { productExamples } from "./products.js";
import { promotionExamples } from "./promotions.js";

export const examples: readonly Example[] = [
  ...productExamples,
  ...catalogExamples,
  ...promotionExamples,
  ...commerceExamples,
  ...deliveryExamples,
  ...identityExamples,
  ...otherExamples,
];
