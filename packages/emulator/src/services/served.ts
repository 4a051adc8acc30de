import type { Context } from "../kernel/context.js";
import type { Access, Handler } from "../kernel/handler.js";

export function served<Request>(
  access: Access,
  run: (request: Request, context: Context) => unknown,
): Handler {
  return { access, run: run as unknown as Handler["run"] };
}
