/** What is wrong with a field. The live region is always there, so screen readers announce a text that appears in it. */
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

/** What is wrong with a form as a whole; screen readers announce it. */
export function FormProblem({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <p className="form-problem">{text}</p>}</div>;
}

/** That a form was kept. */
export function FormKept({ text }: { text: string | false | undefined }) {
  return <p role="status">{text && <span className="form-kept">{text}</span>}</p>;
}
