import type { ReactNode } from "react";
import { Frame } from "../../shell/frame";
import { baseUrl, clientId } from "../../shop/server";
import { Shop } from "../../shop/shop";

/** The layout for pages that are the same for all visitors. The browser starts the session. */
export default function CatalogLayout({ children }: { children: ReactNode }) {
  return (
    <Shop clientId={clientId} baseUrl={baseUrl}>
      <Frame>{children}</Frame>
    </Shop>
  );
}
