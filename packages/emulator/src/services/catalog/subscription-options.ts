// Subscription options are an older API, which both catalog versions support.

import { isAdmin } from "../../kernel/caller.js";
import { badRequest } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { newEntity } from "../../resource/merge.js";
import { type ResourceService, resource } from "../../resource/resource.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { productById } from "./lookup.js";
import type { Product } from "./model.js";
import { visibleProducts } from "./product-cache.js";
import { catalogSlice } from "./slice.js";

const MAX_ASSIGNED = 6;
const PAGE_SIZE = 100;

export interface SubscriptionOption extends Entity {
  readonly id: string;
}

type OptionTools = Tools<SubscriptionOption>;
type Paging = { readonly limit?: number | null; readonly offset?: number | null };

function changeProduct(tools: OptionTools, product: Product, change: Partial<Product>): void {
  tools.changes.put(tools.store(catalogSlice).products, product.id, { ...product, ...change });
}

const contentsOf = ({ subscriptionOptions }: Entity) => listOf(subscriptionOptions).map(objectOf);

export const subscriptionOptions: ResourceService<SubscriptionOption> =
  resource<SubscriptionOption>("stores.subscriptionOptions", {
    access: { read: "anyone", write: "admin" },
    custom: {
      bulkCreateSubscriptionOptions: (tools, request) => ({
        subscriptionOptions: contentsOf(request).map((content) =>
          tools.insert(newEntity(content, { readOnly: ["id"] })),
        ),
      }),
      bulkUpdateSubscriptionOptions: (tools, request) => ({
        subscriptionOptions: contentsOf(request).map((content) =>
          tools.revise(tools.get(content.id), content),
        ),
      }),
      bulkDeleteSubscriptionOptions: (tools, request) => {
        for (const id of listOf(request.ids)) tools.remove(tools.get(id));
        return {};
      },
      assignSubscriptionOptionsToProduct: (tools, request) => {
        const product = productById(tools, request.productId);
        const assignedOptions = listOf(request.assignedSubscriptionOptions).map((input) => {
          const { id, hidden } = objectOf(input);
          return { id: tools.get(id).id, hidden: hidden === true };
        });
        if (assignedOptions.length > MAX_ASSIGNED) {
          const text = `A product can have at most ${MAX_ASSIGNED} subscription options`;
          throw badRequest("TOO_MANY_SUBSCRIPTION_OPTIONS", text);
        }
        changeProduct(tools, product, { subscriptionOptions: assignedOptions });
        return {};
      },
      allowOneTimePurchases: (tools, request) => {
        const product = productById(tools, request.productId);
        changeProduct(tools, product, { oneTimePurchases: request.allowed === true });
        return {};
      },
      getOneTimePurchasesStatus: (tools, request) => ({
        allowed: productById(tools, request.productId).oneTimePurchases ?? true,
      }),
      getSubscriptionOptionsForProduct: (tools, request) => {
        const includesHidden = request.includeHiddenSubscriptionOptions === true && isAdmin(tools);
        const { subscriptionOptions: assigned = [] } = productById(tools, request.productId);
        return {
          subscriptionOptions: assigned.flatMap(({ id, hidden }) => {
            const option = tools.find(id);
            return option && (includesHidden || !hidden) ? [{ ...option, hidden }] : [];
          }),
        };
      },
      getProductIdsForSubscriptionOption: (tools, request) => {
        const { id } = tools.get(request.id);
        const { limit, offset }: Paging = objectOf(request.paging);
        const start = offset ?? 0;
        const products = visibleProducts(tools).filter(
          (product) =>
            (product.visible || request.includeHiddenProducts === true) &&
            product.subscriptionOptions?.some((subscriptionOption) => subscriptionOption.id === id),
        );
        const page = products.slice(start, start + (limit ?? PAGE_SIZE));
        return {
          productIds: page.map((product) => product.id),
          metadata: { items: page.length, offset: start },
          totalResults: products.length,
        };
      },
    },
    accessOf: {
      getOneTimePurchasesStatus: "anyone",
      getSubscriptionOptionsForProduct: "anyone",
      getProductIdsForSubscriptionOption: "anyone",
    },
  });
