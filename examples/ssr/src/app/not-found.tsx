import { connection } from "next/server";
import { NotFound } from "../shell/not-found";
import CatalogLayout from "./(catalog)/layout";

/** The page for addresses without a route. It needs the shop's categories, which the build does not know. */
export default async function NotFoundPage() {
  await connection();
  return (
    <CatalogLayout>
      <NotFound />
    </CatalogLayout>
  );
}
