import type { ReactNode } from "react";
import { Frame } from "../../shell/frame";
import { baseUrl, clientId } from "../../shop/server";
import { Shop } from "../../shop/shop";

/** Around what everybody sees alike: who looks at it, the browser asks later. */
export default function CatalogLayout({ children }: { children: ReactNode }) {
  return (
    <Shop clientId={clientId} baseUrl={baseUrl}>
      <Frame>{children}</Frame>
    </Shop>
  );
}
