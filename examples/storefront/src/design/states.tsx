import type { ReactNode } from "react";
import { describeError } from "./describe-error.js";

/** Told to screen readers while grey shapes stand for what is loaded. */
export function Loading({ children, label = "Loading" }: { children: ReactNode; label?: string }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A grey bar in place of a line of text. */
export function Bar({ width = "100%" }: { width?: string }) {
  return <span className="skeleton bar" style={{ width }} />;
}

/** Something could not be loaded. */
export function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div className="notice" role="alert">
      <h2>That didn’t work</h2>
      <p>{describeError(error)}</p>
      <button className="button secondary" type="button" onClick={() => void retry()}>
        Try again
      </button>
    </div>
  );
}

/** There is nothing to show, and somewhere else to go. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
