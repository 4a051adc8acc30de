import type { Algorithm, CatalogReferenceToSend } from "@portico/ecom/recommendations";
import type { Context } from "../kernel/context.js";
import { anyone, type Handlers } from "../kernel/handler.js";
import { applicationError, badRequest } from "../kernel/platform-error.js";
import { defineService } from "../kernel/service.js";
import type { Sent } from "../kernel/wire-request.js";
import { allCategoryIds, inStock, orderOfProduct } from "./catalog/lookup.js";
import { type Product, STORES_APP_ID } from "./catalog/model.js";
import { catalogSlice } from "./catalog/slice.js";
import { orderSlice } from "./orders/model/order.js";
import { pluginOfType, responseOf } from "./plugins/call-plugin.js";

type Item = Pick<Sent<CatalogReferenceToSend>, "catalogItemId" | "appId">;

interface RankingInput {
  readonly context: Context;
  readonly candidates: readonly Product[];
  readonly requestedProducts: readonly Product[];
  readonly orders: readonly ReadonlySet<string>[];
}

interface StoreAlgorithm {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: "RELATED_ITEMS" | "GLOBAL";
  /** A score of 0 means no match. */
  readonly scorer: (input: RankingInput) => (product: Product) => number;
}

const MAX_RECOMMENDED = 16;

function boughtTogetherScorer({ requestedProducts: [first], orders }: RankingInput) {
  const sharedOrders = orders.filter((ids) => first && ids.has(first.id));
  return (product: Product) => sharedOrders.filter((ids) => ids.has(product.id)).length;
}

/** The algorithms' ids are the same on every site. */
const ALGORITHMS: readonly StoreAlgorithm[] = [
  {
    id: "68ebce04-b96a-4c52-9329-08fc9d8c1253",
    name: "From the same categories",
    description: "Items that share the most categories with the given items",
    type: "RELATED_ITEMS",
    scorer: ({ context, requestedProducts }) => {
      const catalog = context.store(catalogSlice);
      const categoriesOf = (product: Product) =>
        allCategoryIds(catalog, product).filter((id) => id !== catalog.allProductsId);
      const categories = new Set(requestedProducts.flatMap(categoriesOf));
      return (product) => categoriesOf(product).filter((id) => categories.has(id)).length;
    },
  },
  {
    id: "d5aac1e1-2e53-4d11-85f7-7172710b4783",
    name: "Frequently bought together",
    description: "Items that are frequently bought with the first item in the request",
    type: "RELATED_ITEMS",
    scorer: boughtTogetherScorer,
  },
  {
    // The emulator does not count views, so this algorithm uses products bought together.
    id: "5dd69f67-9ab9-478e-ba7c-10c6c6e7285f",
    name: "Frequently viewed together",
    description: "Items that are frequently viewed with the first item in the request",
    type: "RELATED_ITEMS",
    scorer: boughtTogetherScorer,
  },
  {
    id: "ba491fd2-b172-4552-9ea6-7202e01d1d3c",
    name: "Best sellers",
    description: "The items with the most orders",
    type: "GLOBAL",
    scorer:
      ({ orders }) =>
      (product) =>
        orders.filter((ids) => ids.has(product.id)).length,
  },
];

function productIdsByOrder(context: Context): ReadonlySet<string>[] {
  return [...context.store(orderSlice).orders.values()].map(({ document }) => {
    const lines = document.lineItems as { catalogReference?: Item }[] | undefined;
    return new Set((lines ?? []).flatMap((line) => line.catalogReference?.catalogItemId ?? []));
  });
}

function rankingInput(context: Context, items: readonly Item[]): RankingInput {
  const { products } = context.store(catalogSlice);
  const ids = new Set(items.map(({ catalogItemId }) => catalogItemId));
  return {
    context,
    requestedProducts: [...ids].flatMap((id) => products.get(id) ?? []),
    candidates: [...products.values()].filter(
      ({ id, visible, variants }) => visible && !ids.has(id) && variants.some(inStock),
    ),
    orders: productIdsByOrder(context),
  };
}

function rankItems(algorithm: StoreAlgorithm, input: RankingInput): Item[] {
  const scoreOf = algorithm.scorer(input);
  return input.candidates
    .map((product) => ({ product, score: scoreOf(product) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || orderOfProduct(a.product) - orderOfProduct(b.product))
    .slice(0, MAX_RECOMMENDED)
    .map(({ product }) => ({ catalogItemId: product.id, appId: STORES_APP_ID }));
}

function recommendedByApp(context: Context, { id }: Algorithm, items: readonly Item[]): Item[] {
  const response = responseOf(context, "getRecommendations", { items, algorithmIds: [id] });
  const result = response?.recommendationPerAlgorithm.find(({ algorithmId }) => algorithmId === id);
  return (result?.recommendedItems ?? []).flatMap(({ catalogItemId, appId }) =>
    catalogItemId && appId ? [{ catalogItemId, appId }] : [],
  );
}

/** Returns undefined for an app's algorithm. */
function storeAlgorithm(context: Context, { id, appId }: Algorithm): StoreAlgorithm | undefined {
  if (pluginOfType(context, "ECOM_RECOMMENDATIONS_PROVIDER")?.appId === appId) return undefined;
  if (appId !== STORES_APP_ID) {
    const description = `The app ${appId} is not a recommendation provider`;
    throw applicationError(404, "RECOMMENDATIONS_PROVIDER_NOT_FOUND", description);
  }
  const algorithm = ALGORITHMS.find((algorithm) => algorithm.id === id);
  if (algorithm) return algorithm;
  throw badRequest("ALGORITHM_NOT_SUPPORTED", `Unknown algorithm ${id}`);
}

const handlers: Handlers = {
  "ecom.recommendations.listAvailableAlgorithms": anyone(() => ({
    availableAlgorithms: ALGORITHMS.map(({ id, name, description, type }) => ({
      config: { name, description, algorithmType: type, algorithmId: id },
      appId: STORES_APP_ID,
      catalogAppIds: [STORES_APP_ID],
    })),
  })),
  // Uses the first algorithm with enough results.
  "ecom.recommendations.getRecommendation": anyone((request, context) => {
    const { items = [], algorithms = [], minimumRecommendedItems = 1 } = request;
    // An app may accept items from any catalog.
    const areAllFromApps = algorithms.every(({ appId }) => appId !== STORES_APP_ID);
    if (!areAllFromApps && items.some(({ appId }) => appId !== STORES_APP_ID)) {
      const description = "Recommendations are only available for store products";
      throw badRequest("ITEM_APP_ID_NOT_SUPPORTED", description);
    }
    const input = rankingInput(context, items);
    const pairs = algorithms.map((sent) => [sent, storeAlgorithm(context, sent)] as const);
    for (const [sent, ownAlgorithm] of pairs) {
      const recommended = ownAlgorithm
        ? rankItems(ownAlgorithm, input)
        : recommendedByApp(context, sent, items);
      if (recommended.length < Math.max(1, minimumRecommendedItems)) continue;
      return { recommendation: { items: recommended, algorithm: sent } };
    }
    return { recommendation: { items: [] } };
  }),
};

export const recommendations = defineService({
  name: "recommendations",
  slice: () => ({}),
  handlers,
});
