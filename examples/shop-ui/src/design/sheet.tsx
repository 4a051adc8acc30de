import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { CloseIcon } from "./icons";

/** A modal dialog at an edge or in the center of the page. The browser traps the focus and restores it. */
export function Sheet(props: {
  open: boolean;
  close: () => void;
  title: string;
  side?: "left" | "right" | "top" | "center" | "full";
  /** Stays visible below the scrolling content. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { open, close, title, side = "right", foot, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isNew = useRef(false);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      // React focuses `autoFocus` before the dialog is open, and writes no attribute that the browser could use.
      element?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
      isNew.current = true;
    }
    if (!open && element?.open) element.close();
  }, [open]);

  // A click beside the dialog, or its own end: React passes on the events of a dialog inside it.
  const own = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) close();
  };
  const click = (event: MouseEvent) => {
    const { target, detail } = event;
    // the second click of the two that opened it is meant for what was there before
    isNew.current &&= detail > 1;
    if (isNew.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // while it is open, the page that a link of its own leads to could not be given the focus
    if (target instanceof Element && target.closest("a[href]")) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={`sheet ${side}`}
      aria-labelledby={id}
      onClose={own}
      onClickCapture={click}
      onClick={own}
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
