import { Suspense, useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { part } from "shop-ui/design/part";
import { Sheet } from "shop-ui/design/sheet";

const Inbox = part(() => import("./inbox.js"), "Inbox");

/** Opens the messages that the demo store has sent. */
export function InboxButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="text-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Inbox
      </button>
      <Sheet open={isOpen} close={() => setOpen(false)} title="Inbox">
        <Boundary>
          <Suspense fallback={<p role="status">Loading…</p>}>
            <Inbox />
          </Suspense>
        </Boundary>
      </Sheet>
    </>
  );
}
