import { categoriesQuery } from "@portico/react/queries";
import { connection } from "next/server";
import { queries } from "../shop/queries";
import { catalog } from "../shop/server";

/** The shop's own categories; the platform's category of everything is the list of the whole shop. */
export async function readCategories() {
  // Every page has them, and none is made by a build, which knows no platform.
  await connection();
  const categories = await queries().fetchQuery(categoriesQuery(catalog));
  return categories.filter(({ managingAppId }) => !managingAppId);
}
