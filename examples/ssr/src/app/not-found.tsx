import { connection } from "next/server";
import { NotFound } from "../shell/not-found";
import CatalogLayout from "./(catalog)/layout";

/** Rendered for each request, because the build cannot request the categories. */
export default async function NotFoundPage() {
  await connection();
  return (
    <CatalogLayout>
      <NotFound />
    </CatalogLayout>
  );
}
