import { namedChoices, resolveChoices, selectionToParams } from "@portico/react/format";
import type { RequestedFields, V3Product } from "@portico/stores/products-v3";
import { Picture, Price } from "../shell/design";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";

/** Additional fields to request for product cards. */
export const CARD_FIELDS: RequestedFields[] = [
  "CURRENCY",
  "MEDIA_ITEMS_INFO",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
];

function ProductCard(props: { product: V3Product; eager: boolean; prefer: readonly string[] }) {
  const { product, eager, prefer } = props;
  const choices = namedChoices(product, prefer);
  const [picture] = resolveChoices(product, choices).media.filter(({ image }) => image);
  const query = selectionToParams(product, { choices }).toString();
  const isSoldOut = product.inventory?.availabilityStatus === "OUT_OF_STOCK";
  const label = isSoldOut ? "Sold out" : product.ribbon?.name;
  return (
    <article className="card">
      <div className="card-picture">
        <Picture media={picture} eager={eager} size="grid" />
        {label && <span className={label === "Sale" ? "ribbon sale" : "ribbon"}>{label}</span>}
      </div>
      <div className="card-text">
        <h3>
          <Link className="card-link" href={paths.product(product.slug) + (query && `?${query}`)}>
            {product.name}
          </Link>
        </h3>
        <Price
          of={{
            actualPriceRange: product.actualPriceRange,
            compareAtPriceRange: product.compareAtPriceRange,
          }}
          currency={product.currency}
        />
      </div>
    </article>
  );
}

export function ProductGrid(props: {
  products: readonly V3Product[];
  isShelf?: boolean;
  /** Names of choices, such as colors, that the images should show. */
  prefer?: readonly string[];
  /** Number of images to load eagerly, because they are visible without scrolling. */
  eager?: number;
}) {
  const { products, isShelf, prefer = [], eager = 0 } = props;
  return (
    <ul className={isShelf ? "grid shelf" : "grid"}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eager} prefer={prefer} />
        </li>
      ))}
    </ul>
  );
}
