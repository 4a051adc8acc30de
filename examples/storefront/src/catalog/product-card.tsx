import { useClient } from "@portico/react";
import {
  namedChoices,
  type OptionState,
  resolveChoices,
  type SelectedChoices,
  selectionToParams,
} from "@portico/react/format";
import { productQuery } from "@portico/react/queries";
import type { V3Product } from "@portico/stores/products-v3";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Picture } from "shop-ui/design/picture";
import { Price } from "shop-ui/design/price";
import { Link } from "wouter";
import { paths } from "../paths.js";

/** Colors as dots. Hovering over a dot or clicking it shows the product in that color. */
function ColorDots({ colors, show }: { colors: OptionState; show: (choiceId: string) => void }) {
  const { name, values } = colors;
  return (
    <>
      <p className="dots-count">{values.length} colors</p>
      <fieldset className="dots">
        <legend className="visually-hidden">{name}</legend>
        {values.map((value) => (
          <button
            key={value.id}
            type="button"
            className="dot"
            style={{ "--dot": value.colorCode }}
            title={value.name}
            aria-label={value.name}
            aria-pressed={value.selected}
            onClick={() => show(value.id)}
            onPointerEnter={() => show(value.id)}
          />
        ))}
      </fieldset>
    </>
  );
}

export function ProductCard(props: {
  product: V3Product;
  eager?: boolean;
  prefer?: readonly string[] | undefined;
}) {
  const { product, eager, prefer } = props;
  const [previewedChoices, setPreviewedChoices] = useState<SelectedChoices>();
  const [isPrepared, setPrepared] = useState(false);
  const client = useClient();
  const queryClient = useQueryClient();
  const choices = previewedChoices ?? namedChoices(product, prefer ?? []);
  const { options, media } = resolveChoices(product, choices);
  const colors = options.find((option) => option.kind === "swatch" && option.values.length > 1);
  const query = selectionToParams(product, { choices }).toString();
  const href = paths.product(product.slug ?? "") + (query && `?${query}`);
  const prepareProduct = () => {
    setPrepared(true);
    void queryClient.prefetchQuery(productQuery(client, { slug: product.slug ?? "" }));
  };
  const [firstPicture, secondPicture] = media.filter(({ image }) => image);
  const isSoldOut = product.inventory?.availabilityStatus === "OUT_OF_STOCK";
  const label = isSoldOut ? "Sold out" : product.ribbon?.name;
  return (
    <article className="card" onPointerEnter={prepareProduct} onFocus={prepareProduct}>
      <div className="card-picture">
        <Picture media={firstPicture} eager={eager} size="grid" />
        {isPrepared && secondPicture && <Picture media={secondPicture} eager size="grid" />}
        {label && <span className={label === "Sale" ? "ribbon sale" : "ribbon"}>{label}</span>}
      </div>
      <div className="card-text">
        <h3>
          <Link className="card-link" href={href}>
            {product.name}
          </Link>
        </h3>
        <Price of={product} />
        {colors && (
          <ColorDots
            colors={colors}
            show={(choiceId) => setPreviewedChoices({ [colors.id]: choiceId })}
          />
        )}
      </div>
    </article>
  );
}
