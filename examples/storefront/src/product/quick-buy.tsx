import { useClient, useProduct, useProductOptions } from "@portico/react";
import { firstChoices } from "@portico/react/format";
import { inventoryQuery } from "@portico/react/queries";
import type { V3Product } from "@portico/stores/products-v3";
import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "shop-ui/design/errors";
import { Bar, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { BuyForm } from "./buy-form.js";

function QuickBuyForm({ product, onAdded }: { product: V3Product; onAdded: () => void }) {
  const { data: inventory } = useQuery(inventoryQuery(useClient(), product.id ?? ""));
  const selection = useProductOptions(product, {
    initial: { choices: firstChoices(product, ["swatch"]) },
    inventory,
  });
  return (
    <div className="stack">
      <BuyForm product={product} selection={selection} onAdded={onAdded} />
      <Link className="text-button" href={paths.product(product.slug ?? "")}>
        View full details
      </Link>
    </div>
  );
}

export function QuickBuy({ slug, onAdded }: { slug: string; onAdded: () => void }) {
  const { data: product, error, refetch, isPlaceholderData } = useProduct(slug);
  if (product && !isPlaceholderData) return <QuickBuyForm product={product} onAdded={onAdded} />;
  if (error) return <ErrorNotice error={error} retry={refetch} />;
  return (
    <Loading label="Loading options">
      <Bar width="40%" />
      <Bar width="80%" />
    </Loading>
  );
}
