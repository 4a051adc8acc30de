import type { UseSignIn } from "@portico/react";

/** A login or registration whose form has been submitted. */
export type Flow = Omit<UseSignIn, "mutate" | "mutateAsync">;
