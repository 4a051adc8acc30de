import type { UseSignIn } from "@portico/react";

/** A login or a registration, without the form that it begins with. */
export type Flow = Omit<UseSignIn, "submit">;
