import { describeKind } from "../errors/describe-kind.js";
import { argumentFields, targetPath } from "./arguments.js";
import type { ArgumentTarget, Operation } from "./operation.js";
import { unsendableError } from "./sendable.js";

function argumentName(target: ArgumentTarget, name: string | undefined): string {
  return name ?? (typeof target === "string" ? targetPath(target).replace(/.*\./, "") : "options");
}

/** `map` passes an item, its index and the array. */
const isCallFromMap = ([item, index, list, ...more]: readonly unknown[]): boolean =>
  more.length === 0 && Array.isArray(list) && list[index as number] === item;

/** Throws for arguments that the call would silently drop. Production builds skip this check. */
export function rejectUnknownArguments(operation: Operation, args: readonly unknown[]): void {
  const { args: targets = [], names } = operation;
  const checkedArguments = isCallFromMap(args) ? args.slice(0, 1) : args;
  checkedArguments.forEach((value, index) => {
    if (value === undefined || value === null) return;
    const target = targets[index];
    if (!target) {
      const knownNames = targets
        .map((each, position) => argumentName(each, names?.[position]))
        .join(", ");
      const reason = `is unknown. Known arguments: ${knownNames || "none"}`;
      throw unsendableError(`argument ${index + 1}`, reason, "FIELD_NOT_ALLOWED");
    }
    if (typeof target === "string") return;
    const argument = argumentName(target, names?.[index]);
    const knownFields = argumentFields(target).map(([field]) => field);
    if (typeof value !== "object" || Array.isArray(value)) {
      throw unsendableError(
        argument,
        `must be an object with ${knownFields.join(", ")}, not ${describeKind(value)}`,
      );
    }
    for (const [field, content] of Object.entries(value)) {
      if (content === undefined || knownFields.includes(field)) continue;
      const reason = `is unknown. Known fields: ${knownFields.join(", ")}`;
      throw unsendableError(`${argument}.${field}`, reason, "FIELD_NOT_ALLOWED");
    }
  });
}
