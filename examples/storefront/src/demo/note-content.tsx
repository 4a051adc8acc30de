import "./demo.css";
import { CloseIcon } from "shop-ui/design/later-icons";
import { InboxButton } from "./inbox-button.js";
import { ada } from "./members.js";

export function NoteContent({ dismiss }: { dismiss: () => void }) {
  return (
    <div className="demo-row wide">
      <p>
        <span>
          Demo login: <code>{ada.email}</code>
        </span>
        <span>
          Password: <code>{ada.password}</code>
        </span>
      </p>
      <InboxButton />
      <button className="icon-button" type="button" aria-label="Close note" onClick={dismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
