import "./home.css";
import { useClient } from "@portico/react";
import { categoriesQuery, productsQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { ProductGrid, SkeletonGrid } from "../catalogue/product-grid.js";
import { Picture } from "../design/picture.js";
import { Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";

function Hero() {
  const { data } = useQuery(
    productsQuery(useClient(), { filter: { "ribbon.name": { $eq: "Best seller" } }, limit: 3 }),
  );
  const pieces = data?.products ?? [];
  return (
    <section className="hero">
      <div className="wide hero-row">
        <div className="hero-text">
          <p className="kicker">Autumn, slowly</p>
          <h1>Clothes you’ll still reach for in ten years</h1>
          <p className="lead">
            Wool, linen and leather from five small workshops. Few pieces, many winters.
          </p>
          <Link className="button large" href={paths.shop}>
            Shop the collection
          </Link>
        </div>
        <div className="hero-pictures" aria-hidden="true">
          {[0, 1, 2].map((place) => (
            <Picture key={place} image={pieces[place]?.media?.main?.image} alt="" eager />
          ))}
        </div>
      </div>
    </section>
  );
}

function CategoryTiles() {
  const { data } = useQuery(categoriesQuery(useClient()));
  const tiles = (data ?? [])
    .filter(({ image, itemCounter }) => image && itemCounter > 0)
    .slice(0, 6);
  if (tiles.length === 0) return null;
  return (
    <section className="wide section" aria-labelledby="by-category">
      <h2 id="by-category">Find your way</h2>
      <ul className="tiles">
        {tiles.map((category) => (
          <li key={category.id} className="tile">
            <Picture image={category.image} alt="" />
            <div>
              <h3>
                <Link href={paths.category(category.slug ?? "")}>{category.name}</Link>
              </h3>
              <p className="muted small">{category.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewIn() {
  const client = useClient();
  const categories = useQuery(categoriesQuery(client));
  const fresh = categories.data?.find(({ slug }) => slug === "new-in");
  const { data, error, refetch } = useQuery({
    // A shop without such a category shows what it took in last.
    ...productsQuery(client, {
      categoryId: fresh?.id,
      sort: [{ fieldName: "createdDate", order: "DESC" }],
      limit: 8,
    }),
    enabled: !categories.isPending,
  });
  return (
    <section className="wide section" aria-labelledby="new-in">
      <div className="section-head">
        <h2 id="new-in">Just in</h2>
        <Link href={fresh ? paths.category("new-in") : `${paths.shop}?sort=newest`}>
          All new pieces
        </Link>
      </div>
      {error ? (
        <Failed error={error} retry={refetch} />
      ) : data ? (
        <ProductGrid products={data.products} />
      ) : (
        <Loading label="Loading new pieces">
          <SkeletonGrid count={8} />
        </Loading>
      )}
    </section>
  );
}

/** The first page. */
export function HomePage() {
  usePage(undefined);
  return (
    <>
      <Hero />
      <NewIn />
      <CategoryTiles />
    </>
  );
}
