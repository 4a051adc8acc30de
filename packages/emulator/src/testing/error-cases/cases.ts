import { payments } from "./billing.js";
import { orderedCarts } from "./carts-ordered.js";
import { cartsV1 } from "./carts-v1.js";
import { cartsV2 } from "./carts-v2.js";
import { type Case, FAKE_ID } from "./case.js";
import { catalog } from "./catalog.js";
import { customizations } from "./customizations.js";
import { drafts } from "./drafts.js";
import { merchants } from "./merchant.js";
import { otherCases } from "./others.js";
import { placing } from "./placing.js";
import { products } from "./products.js";
import { productsMore } from "./products-more.js";

const policyCase: Case = {
  code: "NOT_FOUND",
  operations: ["identity.signOnPolicy.updateSignOnPolicy"],
  caller: "owner",
  request: () => ({ signOnPolicy: { id: FAKE_ID, requireOwnerApproval: true } }),
};

const fieldCase: Case = {
  code: "ATTRIBUTE_NOT_FOUND",
  operations: ["identity.authentication.registerV2"],
  caller: "new",
  request: () => ({
    loginId: { email: "zoe@example.com" },
    password: "portico",
    profile: { customFields: [{ name: "custom.none", value: { strValue: "x" } }] },
  }),
};

export const cases: readonly Case[] = [
  ...cartsV2,
  ...cartsV1,
  ...orderedCarts,
  ...placing,
  ...products,
  ...productsMore,
  ...otherCases,
  ...customizations,
  ...drafts,
  ...payments,
  ...merchants,
  ...catalog,
  policyCase,
  fieldCase,
];
