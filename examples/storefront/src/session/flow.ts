import type { UseSignIn } from "@portico/react";

/** A login or registration after its form was submitted. */
export type Flow = Omit<UseSignIn, "mutate" | "mutateAsync">;
