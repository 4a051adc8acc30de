import { Suspense } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { part } from "shop-ui/design/part";
import { Sheet } from "shop-ui/design/sheet";
import { Bar, Loading } from "shop-ui/design/states";
import { useFetched } from "../shell/first-view.js";

const DrawerContent = part(() => import("./drawer-content.js"), "DrawerContent");

/** The cart next to the page. It opens after an item is added. */
export function CartDrawer({ open, close }: { open: boolean; close: () => void }) {
  useFetched(DrawerContent);
  return (
    <Sheet open={open} close={close} title="Your cart">
      <Boundary>
        <Suspense
          fallback={
            <Loading label="Loading your cart">
              <Bar width="70%" />
              <Bar width="40%" />
            </Loading>
          }
        >
          <DrawerContent close={close} />
        </Suspense>
      </Boundary>
    </Sheet>
  );
}
