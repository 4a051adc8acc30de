import { useErrorText } from "@portico/react";
import { describeError } from "@portico/react/format";
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

export function Problem({ error }: { error: unknown }) {
  const text = useErrorText(error);
  return <div role="alert">{text && <p className="problem">{text}</p>}</div>;
}

export function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { title, text, canRetry } = describeError(error);
  return (
    <div className="notice" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {canRetry && (
        <button className="button secondary" type="button" onClick={() => void retry()}>
          Try again
        </button>
      )}
    </div>
  );
}

export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
