/** Always renders the alert, because screen readers announce only changes to an existing alert. */
export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="problem small" id={id}>
          {text}
        </p>
      )}
    </div>
  );
}

export function FormProblem({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <p className="form-problem">{text}</p>}</div>;
}

export function FormSuccess({ text }: { text: string | false | undefined }) {
  return <p role="status">{text && <span className="form-success">{text}</span>}</p>;
}
