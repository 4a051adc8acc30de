import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { CloseIcon } from "./later-icons";

/** A modal dialog. The browser traps focus in the dialog and restores it afterwards. */
export function Sheet(props: {
  open: boolean;
  close: () => void;
  title: string;
  side?: "left" | "right" | "top" | "center" | "full";
  /** Content that stays visible below the scrolling content. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { open, close, title, side = "right", foot, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const justOpened = useRef(false);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      // React handles `autoFocus` before the dialog opens, and does not render it as an attribute.
      element?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
      justOpened.current = true;
    }
    if (!open && element?.open) element.close();
  }, [open]);

  // Close when the backdrop is clicked. React also bubbles events from nested dialogs, so check the
  // target.
  const closeIfTarget = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) close();
  };
  const handleClick = (event: MouseEvent) => {
    const { target, detail } = event;
    // Ignore the second click of the double click that opened the dialog.
    justOpened.current &&= detail > 1;
    if (justOpened.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Close when a link is clicked, because its page cannot take the focus under a modal dialog.
    if (target instanceof Element && target.closest("a[href]")) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog
    <dialog
      ref={dialog}
      className={`sheet ${side}`}
      aria-labelledby={id}
      onClose={closeIfTarget}
      onClickCapture={handleClick}
      onClick={closeIfTarget}
    >
      <div className="sheet-head">
        <h2 id={id}>{title}</h2>
        <button className="icon-button" type="button" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <div className="sheet-body">{open && children}</div>
      {open && foot && <div className="sheet-foot">{foot}</div>}
    </dialog>
  );
}
