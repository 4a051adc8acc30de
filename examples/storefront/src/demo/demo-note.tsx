import "./demo-note.css";
import { useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { readStored, store } from "shop-ui/design/storage";
import { firstView } from "../shell/first-view.js";

const NoteContent = lazyComponent(
  () => firstView.then(() => import("./note-content.js")),
  "NoteContent",
);

const DISMISSED_KEY = "portico-demo-note";

export function DemoNote() {
  const [isOpen, setOpen] = useState(() => !readStored(DISMISSED_KEY));
  if (!isOpen) return null;
  const dismiss = () => {
    store(DISMISSED_KEY, "dismissed");
    setOpen(false);
  };
  return (
    // The CSS reserves the height, so that the page does not shift when the content loads.
    <aside className="demo-note" aria-label="Demo store">
      <Boundary>
        <NoteContent dismiss={dismiss} />
      </Boundary>
    </aside>
  );
}
