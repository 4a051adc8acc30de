import { useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Sheet } from "shop-ui/design/sheet";

const Inbox = lazyComponent(() => import("./inbox.js"), "Inbox");

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
        <Boundary pending={<p role="status">Loading…</p>}>
          <Inbox />
        </Boundary>
      </Sheet>
    </>
  );
}
