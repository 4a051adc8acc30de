import { categoriesQuery } from "@portico/react/queries";
import { connection } from "next/server";
import { queries } from "../shop/queries";
import { catalog } from "../shop/server";

/** Omits the platform's category "All products". */
export async function readCategories() {
  // The build cannot request categories.
  await connection();
  const categories = await queries().fetchQuery(categoriesQuery(catalog));
  return categories.filter(({ managingAppId }) => !managingAppId);
}
