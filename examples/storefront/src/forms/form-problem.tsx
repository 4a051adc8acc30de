/** Error message of a field. The live region always exists, because screen readers only announce changes to it. */
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

/** Error message of a form. Screen readers announce it. */
export function FormProblem({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <p className="form-problem">{text}</p>}</div>;
}

/** Success message of a form. */
export function FormKept({ text }: { text: string | false | undefined }) {
  return <p role="status">{text && <span className="form-kept">{text}</span>}</p>;
}
