import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Focuses the first field that the server rejected, as the form does for its own checks. */
export function useServerProblem<Values extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Values>, "setFocus">,
  fields: { readonly [Name in FieldPath<Values>]?: string | undefined },
): void {
  const first = Object.entries(fields).find(([, problem]) => problem)?.[0];
  useEffect(() => {
    if (first) setFocus(first as FieldPath<Values>);
  }, [first, setFocus]);
}
