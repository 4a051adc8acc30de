import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListPage } from "../../../../catalog/list-page";
import { readCategories } from "../../../../shell/categories";
import { pageMetadata } from "../../../../shop/metadata";
import { paths, type SearchParams, toSearchParams } from "../../../../shop/paths";

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

async function readCategory({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  return (await readCategories()).find((category) => category.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, name, description, image } = await readCategory(props);
  return pageMetadata(paths.category(slug), { title: name, description, image });
}

export default async function CategoryPage(props: Props) {
  return (
    <ListPage
      category={await readCategory(props)}
      searchParams={await toSearchParams(props.searchParams)}
    />
  );
}
