import { lazy, Suspense, useState } from "react";
import { Sheet } from "shop-ui/design/sheet";

const Panel = lazy(async () => ({ default: (await import("./panel.js")).Panel }));

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
        <Suspense fallback={<p role="status">Loading…</p>}>
          <Panel />
        </Suspense>
      </Sheet>
    </>
  );
}
