import { currentCartQuery } from "@portico/react/queries";
import type { ReactNode } from "react";
import { Frame } from "../../shell/frame";
import { getQueryClient, userState } from "../../shop/queries";
import { baseUrl, clientId, serverClient } from "../../shop/server";
import { Shop } from "../../shop/shop";

/**
 * The layout for pages that belong to the current user. The browser receives the session and the
 * cart together with the HTML.
 */
export default async function UserLayout({ children }: { children: ReactNode }) {
  const client = await serverClient();
  await getQueryClient().prefetchQuery(currentCartQuery(client));
  return (
    <Shop
      clientId={clientId}
      baseUrl={baseUrl}
      session={client.session.snapshot()}
      state={userState(client)}
    >
      <Frame>{children}</Frame>
    </Shop>
  );
}
