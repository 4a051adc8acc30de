import { categoriesQuery } from "@portico/react/queries";
import { connection } from "next/server";
import { getQueryClient } from "../shop/queries";
import { catalog } from "../shop/server";

/** Returns the shop's categories without the platform's "All products" category. */
export async function readCategories() {
  // Wait for an incoming request, because the build cannot fetch the categories.
  await connection();
  const categories = await getQueryClient().fetchQuery(categoriesQuery(catalog));
  return categories.filter(({ managingAppId }) => !managingAppId);
}
