import { lazy, Suspense } from "react";
import { Sheet } from "../design/sheet.js";
import { Bar, Loading } from "../design/states.js";

const DrawerContent = lazy(async () => ({
  default: (await import("./drawer-content.js")).DrawerContent,
}));

/** The cart as it is after something was added, without leaving the page. */
export function CartDrawer({ open, close }: { open: boolean; close: () => void }) {
  return (
    <Sheet open={open} close={close} title="Your cart">
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
    </Sheet>
  );
}
