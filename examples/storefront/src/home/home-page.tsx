import { absoluteImageUrl } from "@portico/core/media";
import "shop-ui/home/home.css";
import { useClient } from "@portico/react";
import { productsQuery } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "shop-ui/design/errors";
import { Scene } from "shop-ui/design/picture";
import { Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { CARD_FIELDS } from "../catalog/card-fields.js";
import { ProductGrid, SkeletonGrid } from "../catalog/product-grid.js";
import { paths } from "../paths.js";
import { useCategories } from "../shell/use-categories.js";
import { usePage } from "../shell/use-page.js";

function Hero({ category }: { category: Category | undefined }) {
  return (
    <section className="hero">
      <Scene media={category?.image} size="full" eager />
      <div className="wide hero-text">
        <p className="kicker">Fall collection</p>
        <h1>Clothes you’ll still reach for in ten years</h1>
        <Link className="button large" href={paths.shop}>
          Shop the collection
        </Link>
      </div>
    </section>
  );
}

function Arrivals({ category, isReady }: { category: Category | undefined; isReady: boolean }) {
  const { data, error, refetch } = useQuery({
    // Without a category, show the shop's newest products.
    ...productsQuery(useClient(), {
      categoryId: category?.id,
      sort: [{ fieldName: "createdDate", order: "DESC" }],
      limit: 8,
      fields: CARD_FIELDS,
    }),
    enabled: isReady,
  });
  return (
    <section className="wide section" aria-labelledby="arrivals">
      <div className="section-head">
        <h2 id="arrivals">New arrivals</h2>
        <Link href={category ? paths.category(category.slug ?? "") : paths.shop}>See all</Link>
      </div>
      {error ? (
        <ErrorNotice error={error} retry={refetch} />
      ) : data ? (
        <ProductGrid products={data.products} isShelf />
      ) : (
        <Loading label="Loading new arrivals">
          <SkeletonGrid count={8} isShelf />
        </Loading>
      )}
    </section>
  );
}

function Story({ category }: { category: Category | undefined }) {
  return (
    <section className="story" aria-labelledby="story">
      <Scene media={category?.image} size="half" />
      <div className="story-text">
        <p className="kicker">Our workshops</p>
        <h2 id="story">Five small workshops that take their time</h2>
        <p className="lead">
          The wool is spun where the sheep graze. Our shirts are sewn by eleven people who sign
          their work. We visit twice a year and stay for lunch.
        </p>
        <p className="lead">We repair what breaks, and we resell what you no longer wear.</p>
        {category && (
          <Link className="button secondary" href={paths.category(category.slug ?? "")}>
            See {category.name?.toLowerCase()}
          </Link>
        )}
      </div>
    </section>
  );
}

function Tiles({ categories }: { categories: readonly Category[] }) {
  return (
    <section className="wide section" aria-labelledby="tiles">
      <div className="section-head">
        <h2 id="tiles">Shop by category</h2>
      </div>
      <ul className="tiles">
        {categories.map((category) => (
          <li key={category.id} className="tile">
            <Scene media={category.image} size="half" />
            <h3>
              <Link href={paths.category(category.slug ?? "")}>{category.name}</Link>
            </h3>
            <p>{category.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomePage() {
  const { data, isPending } = useCategories();
  const categories = data ?? [];
  const categoryBySlug = (slug: string) => categories.find((category) => category.slug === slug);
  const topCategories = categories.filter(
    ({ image, itemCounter, parentCategory }) => image && itemCounter > 0 && !parentCategory?.id,
  );
  const newCategory = categoryBySlug("new-in");
  usePage(undefined, {
    description: "Clothing from small workshops, made to last: knitwear, shirts, coats and shoes.",
    image: absoluteImageUrl((newCategory ?? topCategories[0])?.image, window.location.href),
  });
  return (
    <>
      <Hero category={newCategory ?? topCategories[0]} />
      <Arrivals category={newCategory} isReady={!isPending} />
      <Story category={categoryBySlug("knitwear") ?? topCategories[1]} />
      <Tiles
        categories={topCategories.filter((category) => category !== newCategory).slice(0, 4)}
      />
    </>
  );
}
