import type { Metadata } from "next";
import { ListPage } from "../../../catalog/list-page";
import { pageMetadata } from "../../../shop/metadata";
import { paths, type SearchParams, toSearchParams } from "../../../shop/paths";

interface Props {
  searchParams: SearchParams;
}

/** Search engines should not index the shop's search results. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = (await toSearchParams(searchParams)).get("q");
  if (search) return { title: `“${search}”`, robots: "noindex" };
  return pageMetadata(paths.shop, { title: "All products", description: "All of our clothing." });
}

export default async function ShopPage({ searchParams }: Props) {
  return <ListPage searchParams={await toSearchParams(searchParams)} />;
}
