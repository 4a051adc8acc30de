import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What a schema minds, in words for people. */
function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case "invalid_format":
      return issue.format === "email" || issue.format === "regex"
        ? "This does not look right. Please check it."
        : "This is not written as it should be.";
    case "too_small":
      return issue.minimum === 1 ? "Please fill this in." : `At least ${issue.minimum} characters.`;
    case "too_big":
      return `At most ${issue.maximum} characters.`;
    case "custom":
      return issue.message ?? "Please check this.";
    default:
      return issue.input === undefined || issue.input === null
        ? "Please fill this in."
        : "Please check this.";
  }
}

/** Checks a form with a schema of the API, and says what it minds in words for people. */
export function checkedBy<Values extends FieldValues>(schema: z.ZodType): Resolver<Values> {
  return zodResolver(schema as z.ZodType<Values, Values>, { error: wordsFor });
}
