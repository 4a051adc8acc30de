import { Suspense, useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { part } from "shop-ui/design/part";
import { Sheet } from "shop-ui/design/sheet";

const Panel = part(() => import("./panel.js"), "Panel");

/** Opens the panel that causes failures. */
export function BreakItButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="text-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Break it
      </button>
      <Sheet open={isOpen} close={() => setOpen(false)} title="Break it">
        <Boundary>
          <Suspense fallback={<p role="status">Loading…</p>}>
            <Panel />
          </Suspense>
        </Boundary>
      </Sheet>
    </>
  );
}
