import type { ReactNode } from "react";

/** Hides skeletons from screen readers, which read the label instead. */
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

export function Bar({ width = "100%" }: { width?: string }) {
  return <span className="skeleton bar" style={{ width }} />;
}

export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
