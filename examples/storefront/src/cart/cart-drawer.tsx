import { lazy, Suspense, useEffect } from "react";
import { Boundary } from "../design/boundary.js";
import { Sheet } from "../design/sheet.js";
import { Bar, Loading } from "../design/states.js";

const load = async () => ({ default: (await import("./drawer-content.js")).DrawerContent });
const DrawerContent = lazy(load);

/** The cart as it is after something was added, without leaving the page. */
export function CartDrawer({ open, close }: { open: boolean; close: () => void }) {
  // it opens without a network too
  useEffect(() => void load().catch(() => {}), []);
  return (
    <Sheet open={open} close={close} title="Your cart">
      <Boundary>
        <Suspense
          fallback={
            <Loading label="Loading the cart">
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
