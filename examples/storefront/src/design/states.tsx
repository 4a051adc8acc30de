import { useProblem } from "@portico/react";
import type { ReactNode } from "react";

/** Announced by screen readers while skeletons are shown. */
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

/** A gray bar in place of a line of text. */
export function Bar({ width = "100%" }: { width?: string }) {
  return <span className="skeleton bar" style={{ width }} />;
}

/** What went wrong with something that was asked for, beside what asked for it. */
export function Problem({ error }: { error: unknown }) {
  const problem = useProblem(error);
  return (
    <div role="alert">
      {problem && (
        <p className="problem">
          <strong>{problem.title}.</strong> {problem.text}
        </p>
      )}
    </div>
  );
}

/** Something could not be loaded: why, and once more. */
export function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const problem = useProblem(error);
  return (
    <div className="notice" role="alert">
      <h2>{problem?.title}</h2>
      <p>{problem?.text}</p>
      {problem?.canRetry && (
        <button className="button secondary" type="button" onClick={() => void retry()}>
          Try again
        </button>
      )}
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
