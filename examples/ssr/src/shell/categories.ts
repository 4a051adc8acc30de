import { categoriesQuery } from "@portico/react/queries";
import { connection } from "next/server";
import { getQueryClient } from "../shop/queries";
import { catalog } from "../shop/server";

/** Returns the shop's categories without the platform's "All products" category. */
export async function readCategories() {
  // Wait for a request, because categories cannot be requested during the build.
  await connection();
  const categories = await getQueryClient().fetchQuery(categoriesQuery(catalog));
  return categories.filter(({ managingAppId }) => !managingAppId);
}
