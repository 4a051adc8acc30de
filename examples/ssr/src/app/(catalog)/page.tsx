import { productsQuery } from "@portico/react/queries";
import type { Metadata } from "next";
import { CARD_FIELDS, ProductGrid } from "../../catalog/product-grid";
import { readCategories } from "../../shell/categories";
import { Scene } from "../../shell/design";
import { Link } from "../../shell/link";
import { pageMetadata } from "../../shop/metadata";
import { paths } from "../../shop/paths";
import { getQueryClient } from "../../shop/queries";
import { catalog } from "../../shop/server";

export async function generateMetadata(): Promise<Metadata> {
  const newCategory = (await readCategories()).find(({ slug }) => slug === "new-in");
  return pageMetadata(paths.home, {
    description: "Clothing from small workshops, made to last.",
    image: newCategory?.image,
  });
}

export default async function HomePage() {
  const categories = await readCategories();
  const topCategories = categories.filter(
    ({ image, itemCounter, parentCategory }) => image && itemCounter > 0 && !parentCategory?.id,
  );
  const newCategory = categories.find(({ slug }) => slug === "new-in");
  const { products } = await getQueryClient().fetchQuery(
    productsQuery(catalog, {
      categoryId: newCategory?.id,
      sort: [{ fieldName: "createdDate", order: "DESC" }],
      limit: 8,
      fields: CARD_FIELDS,
    }),
  );
  return (
    <>
      <section className="hero">
        <Scene media={(newCategory ?? topCategories[0])?.image} size="full" eager />
        <div className="wide hero-text">
          <p className="kicker">Fall collection</p>
          <h1>Clothes you’ll still reach for in ten years</h1>
          <Link className="button large" href={paths.shop}>
            Shop the collection
          </Link>
        </div>
      </section>
      <section className="wide section" aria-labelledby="arrivals">
        <div className="section-head">
          <h2 id="arrivals">New arrivals</h2>
          <Link href={newCategory ? paths.category(newCategory.slug) : paths.shop}>See all</Link>
        </div>
        <ProductGrid products={products} isShelf />
      </section>
      <section className="wide section" aria-labelledby="tiles">
        <div className="section-head">
          <h2 id="tiles">Shop by category</h2>
        </div>
        <ul className="tiles">
          {topCategories
            .filter((category) => category !== newCategory)
            .slice(0, 4)
            .map(({ id, slug, name, image, description }) => (
              <li key={id} className="tile">
                <Scene media={image} size="half" />
                <h3>
                  <Link href={paths.category(slug)}>{name}</Link>
                </h3>
                <p>{description}</p>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}
