import { cartsV1 } from "./carts-v1.js";
import { cartsV2 } from "./carts-v2.js";
import { type Case, NOWHERE } from "./case.js";
import { others } from "./others.js";
import { placing } from "./placing.js";
import { products } from "./products.js";

const policy: Case = {
  code: "NOT_FOUND",
  operations: ["identity.signOnPolicy.updateSignOnPolicy"],
  who: "owner",
  request: () => ({ signOnPolicy: { id: NOWHERE, requireOwnerApproval: true } }),
};

/** All situations. */
export const cases: readonly Case[] = [
  ...cartsV2,
  ...cartsV1,
  ...placing,
  ...products,
  ...others,
  policy,
];
