import type { Metadata } from "next";
import { ListPage } from "../../../catalog/list-page";
import { pageMetadata } from "../../../shop/metadata";
import { paramsOf, paths, type SearchParams } from "../../../shop/paths";

interface Props {
  searchParams: SearchParams;
}

/** Search engines do not index the results of the shop's own search. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = (await paramsOf(searchParams)).get("q");
  if (search) return { title: `“${search}”`, robots: "noindex" };
  return pageMetadata(paths.shop, { title: "All products", description: "All of our clothing." });
}

export default async function ShopPage({ searchParams }: Props) {
  return <ListPage params={await paramsOf(searchParams)} />;
}
