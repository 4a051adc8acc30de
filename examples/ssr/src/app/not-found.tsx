import { connection } from "next/server";
import { NotFound } from "../shell/not-found";
import CatalogLayout from "./(catalog)/layout";

/** Rendered on each request, because categories cannot be requested during the build. */
export default async function NotFoundPage() {
  await connection();
  return (
    <CatalogLayout>
      <NotFound />
    </CatalogLayout>
  );
}
