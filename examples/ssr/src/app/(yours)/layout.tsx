import { currentCartQuery } from "@portico/react/queries";
import type { ReactNode } from "react";
import { Frame } from "../../shell/frame";
import { ownState, queries } from "../../shop/queries";
import { baseUrl, clientId, serverClient } from "../../shop/server";
import { Shop } from "../../shop/shop";

/** Around what is somebody's own: the server knows them, and the browser goes on from there. */
export default async function YoursLayout({ children }: { children: ReactNode }) {
  const client = await serverClient();
  await queries().prefetchQuery(currentCartQuery(client));
  return (
    <Shop
      clientId={clientId}
      baseUrl={baseUrl}
      session={client.session.snapshot()}
      state={ownState(client)}
    >
      <Frame>{children}</Frame>
    </Shop>
  );
}
