import { useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Sheet } from "shop-ui/design/sheet";

const Panel = lazyComponent(() => import("./panel.js"), "Panel");

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
        <Boundary pending={<p role="status">Loading…</p>}>
          <Panel />
        </Boundary>
      </Sheet>
    </>
  );
}
