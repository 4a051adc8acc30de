import "./demo-note.css";
import { Suspense, useEffect, useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { part } from "shop-ui/design/part";
import { readStored, store } from "shop-ui/design/storage";
import { firstView } from "../shell/first-view.js";

const NoteContent = part(() => import("./note-content.js"), "NoteContent");

const DISMISSED = "portico-demo-note";

/** Shows the demo member's login and the inbox above the header, until the visitor closes the note. */
export function DemoNote() {
  const [isOpen, setOpen] = useState(() => !readStored(DISMISSED));
  const [isLoading, load] = useState(false);
  useEffect(() => {
    void firstView.then(() => load(true));
  }, []);
  if (!isOpen) return null;
  const dismiss = () => {
    store(DISMISSED, "dismissed");
    setOpen(false);
  };
  return (
    // the height is reserved, so that the page does not move when the content arrives
    <aside className="demo-note" aria-label="Demo store">
      {isLoading && (
        <Boundary>
          <Suspense>
            <NoteContent dismiss={dismiss} />
          </Suspense>
        </Boundary>
      )}
    </aside>
  );
}
