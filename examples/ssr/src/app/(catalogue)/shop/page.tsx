import type { Metadata } from "next";
import { ListPage } from "../../../catalogue/list-page";
import { paramsOf, type SearchParams } from "../../../shop/paths";

export const metadata: Metadata = { title: "Everything" };

export default async function ShopPage({ searchParams }: { searchParams: SearchParams }) {
  return <ListPage params={await paramsOf(searchParams)} />;
}
