import { Boundary } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Sheet } from "shop-ui/design/sheet";
import { Bar, Loading } from "shop-ui/design/states";
import { usePreload } from "../shell/first-view.js";

const DrawerContent = lazyComponent(() => import("./drawer-content.js"), "DrawerContent");

/** A drawer with the cart, which opens when the user adds items. */
export function CartDrawer({ open, close }: { open: boolean; close: () => void }) {
  usePreload(DrawerContent.preload);
  return (
    <Sheet open={open} close={close} title="Your cart">
      <Boundary
        pending={
          <Loading label="Loading your cart">
            <Bar width="70%" />
            <Bar width="40%" />
          </Loading>
        }
      >
        <DrawerContent close={close} />
      </Boundary>
    </Sheet>
  );
}
