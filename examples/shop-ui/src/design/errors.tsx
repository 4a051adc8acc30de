import { useErrorText } from "@portico/react";
import { describeError } from "@portico/react/format";

export function Problem({ error }: { error: unknown }) {
  const text = useErrorText(error);
  return <div role="alert">{text && <p className="problem">{text}</p>}</div>;
}

export function ErrorNotice({ error, retry }: { error: unknown; retry: () => unknown }) {
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
