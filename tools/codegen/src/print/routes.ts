import { type Api, operationsOf } from "../api/api.ts";
import { literal, moduleText } from "./text.ts";

const routeType = `/** One operation's address, as the emulator matches it. */
export interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly transport: "body" | "query" | "query-complex";
  readonly fallback?: true;
}`;

/** The table of addresses that the emulator answers by. */
export function writeRoutes(api: Api): string {
  const routes = api.services.flatMap((service) =>
    operationsOf(service).map(({ method, path, operation }) => ({
      name: `${service.package}.${service.module}.${operation.operationId}`,
      method,
      path,
      transport: operation.requestBody
        ? "body"
        : operation["x-complex"]
          ? "query-complex"
          : "query",
      ...(operation["x-fallback"] && { fallback: true }),
    })),
  );
  return moduleText([
    routeType,
    `export const routes: readonly Route[] = [\n${routes.map(literal).join(",\n")},\n];`,
  ]);
}
