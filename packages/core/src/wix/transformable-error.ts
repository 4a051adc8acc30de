import { isPorticoError } from "../errors/guards.js";
import { ValidationError } from "../errors/portico-error.js";

/** The properties that the packages assign before they assign the message. */
const ASSIGNED_PROPERTIES = ["code", "status", "requestId", "details", "runtimeError"];

/**
 * Functions of `@wix/*` packages catch the errors of their HTTP client, and assign another message
 * and other details. This function makes an error accept these assignments, and then restores its
 * properties. From the new details, it keeps only the argument names, which only the packages know.
 */
export function makeTransformable(error: unknown): unknown {
  if (!isPorticoError(error)) return error;
  const target: object = error;
  const originalProperties = Object.getOwnPropertyDescriptors(target) as Record<
    string,
    PropertyDescriptor
  >;
  const restore = () => {
    for (const key of ASSIGNED_PROPERTIES) {
      const property = originalProperties[key];
      if (property) Object.defineProperty(target, key, { ...property, writable: true });
      else Reflect.deleteProperty(target, key);
    }
  };
  let { message } = error;
  const hasViolations = !!error.details.validationError;
  if (hasViolations) {
    // The packages read the violations from `response`. Because it has no status, they keep the
    // error instead of creating another one.
    const response = { data: { details: error.details } };
    Object.defineProperty(target, "response", { value: response });
  }
  restore();
  Object.defineProperty(target, "message", {
    configurable: true,
    get: () => message,
    set: () => {
      const violations = error.details.validationError?.fieldViolations;
      restore();
      if (!hasViolations || !violations) return;
      const renamedError = new ValidationError(violations);
      Object.assign(target, { details: renamedError.details });
      error.stack = error.stack?.replace(message, renamedError.message);
      message = renamedError.message;
    },
  });
  return error;
}
