/** What went wrong with a form as a whole; said aloud when it appears. */
export function FormProblem({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <p className="form-problem">{text}</p>}</div>;
}

/** That a form was kept. */
export function FormKept({ text }: { text: string | false | undefined }) {
  return <p role="status">{text && <span className="form-kept">{text}</span>}</p>;
}
