import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { core } from "zod/v4-mini";
import { useDraft } from "./use-draft.js";

type Texts<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** A zod schema, or an object that chooses between several schemas. */
export interface FormSchema<Values> {
  safeParse(typedValues: Texts<Values>): { data?: Values; error?: core.$ZodError };
}

/**
 * Validates a form and saves its values. After an invalid submission, the fields show their
 * problems and the first invalid field gets the focus. `serverErrors` contains the server's error
 * messages.
 */
export function useForm<Values extends object>(options: {
  schema: FormSchema<Values>;
  saved?: Texts<Values>;
  draft?: string | undefined;
  serverErrors?: Texts<Values>;
  save: (values: Values) => unknown;
}) {
  const { schema, saved = {}, draft, serverErrors, save } = options;
  const form = useRef<HTMLFormElement>(null);
  const [failureCount, setFailureCount] = useState(0);
  const { values, isChanged, change, reset } = useDraft<Texts<Values>>(draft, saved);
  const { data, error } = schema.safeParse(values);
  const issues = (failureCount > 0 && error?.issues) || [];
  const isRejected = Object.values(serverErrors ?? {}).some(Boolean);
  useEffect(() => {
    if (failureCount > 0 || isRejected)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failureCount, isRejected]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailureCount(error ? failureCount + 1 : 0);
    if (data) save(data);
  }
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? "",
    problem: issues.find(({ path }) => path[0] === name)?.message ?? serverErrors?.[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: target.value } as Texts<Values>),
  });
  const props = { ref: form, onSubmit: submit, noValidate: true };
  return { props, field, values, change, isChanged, isRejected, reset };
}
