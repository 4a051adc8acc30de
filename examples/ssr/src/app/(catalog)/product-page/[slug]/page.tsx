import { isPorticoError } from "@portico/core";
import { firstChoices, selectionFromParams } from "@portico/react/format";
import { inventoryQuery, productQuery, relatedProductsQuery } from "@portico/react/queries";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CARD_FIELDS, ProductGrid } from "../../../../catalog/product-grid";
import { ProductView } from "../../../../product/product-view";
import { Link } from "../../../../shell/link";
import { pageMetadata } from "../../../../shop/metadata";
import { paths, type SearchParams, toSearchParams } from "../../../../shop/paths";
import { getQueryClient } from "../../../../shop/queries";
import { catalog } from "../../../../shop/server";

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

async function readProduct({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  try {
    return await getQueryClient().fetchQuery(productQuery(catalog, { slug }));
  } catch (error) {
    if (isPorticoError(error) && error.status === 404) notFound();
    throw error;
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, name, plainDescription, media } = await readProduct(props);
  const summary = { title: name, description: plainDescription, image: media?.main };
  return pageMetadata(paths.product(slug), summary);
}

export default async function ProductPage(props: Props) {
  const product = await readProduct(props);
  const productId = product.id ?? "";
  const params = await toSearchParams(props.searchParams);
  const selection = selectionFromParams(product, params);
  const [inventory, related] = await Promise.all([
    getQueryClient().fetchQuery(inventoryQuery(catalog, productId)),
    getQueryClient().fetchQuery(relatedProductsQuery(catalog, { productId, fields: CARD_FIELDS })),
  ]);
  return (
    <>
      <div className="wide product-page">
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          <ol>
            <li>
              <Link href={paths.shop}>Shop</Link>
            </li>
            {product.breadcrumbsInfo?.breadcrumbs.map(
              ({ categoryId, categorySlug, categoryName }) => (
                <li key={categoryId}>
                  <Link href={paths.category(categorySlug)}>{categoryName}</Link>
                </li>
              ),
            )}
            <li aria-current="page">{product.name}</li>
          </ol>
        </nav>
        <ProductView
          product={product}
          inventory={inventory}
          initial={{
            ...selection,
            choices: { ...firstChoices(product, ["swatch"]), ...selection.choices },
          }}
          rejectionReason={params.get("rejected") ?? undefined}
        />
      </div>
      {related.length > 0 && (
        <section className="wide section" aria-labelledby="related">
          <div className="section-head">
            <h2 id="related">You may also like</h2>
          </div>
          <ProductGrid products={related} isShelf />
        </section>
      )}
    </>
  );
}
