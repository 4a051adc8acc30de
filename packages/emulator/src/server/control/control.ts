// Requests to the control API and the dashboard bypass faults and the request log.
import { z } from "zod/v4";
import { parseJson } from "../../checks/json.js";
import { PlatformError } from "../../kernel/platform-error.js";
import { dashboard } from "../dashboard/page.js";
import type { AnyEmulator } from "./emulator-of.js";
import { dashboardDataOf } from "./glance.js";
import { CONTROL_PATH, isControlPath, machineError, requestError } from "./guard.js";
import { routesOf } from "./routes.js";
import { snapshotsOf } from "./snapshots.js";

/** These headers prevent caching and access from other origins. */
const HEADERS = {
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

function json(status: number, body: unknown): Response {
  return Response.json(body ?? {}, { status, headers: HEADERS });
}

function errorResponse(error: unknown): Response {
  if (error instanceof z.ZodError) {
    const issues = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    return json(400, { message: z.prettifyError(error), issues });
  }
  const message = error instanceof Error ? error.message : String(error);
  return json(error instanceof PlatformError ? error.status : 400, { message });
}

async function inputOf(request: Request, url: URL): Promise<unknown> {
  if (request.method === "GET") return Object.fromEntries(url.searchParams);
  const text = await request.text();
  return text === "" ? {} : parseJson(text, "The body");
}

export function controlOf(emulator: AnyEmulator) {
  const snapshots = snapshotsOf(emulator);
  const routes = routesOf(emulator, snapshots);

  function dashboardPage(): Response {
    const data = dashboardDataOf(emulator, snapshots, { requestsAfter: 0, eventsAfter: 0 });
    const response = dashboard(emulator.state.site, data);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  }

  async function respond(request: Request, url: URL): Promise<Response> {
    const message = requestError(request, url, emulator.origin);
    if (message !== undefined) return json(403, { message });
    const path = url.pathname.slice(CONTROL_PATH.length);
    const route = routes.get(`${request.method} ${path}`);
    if (route) {
      try {
        return json(200, await route(await inputOf(request, url)));
      } catch (error) {
        return errorResponse(error);
      }
    }
    const endpoints = [...routes.keys()].map((key) => key.split(" ") as [string, string]);
    const allowed = endpoints.flatMap(([method, routePath]) =>
      routePath === path ? [method] : [],
    );
    if (allowed.length === 0) return json(404, { message: `Unknown control endpoint ${path}` });
    return json(405, { message: `${path} supports ${allowed.join(" and ")}` });
  }

  return (request: Request, url: URL, address?: string): Promise<Response> | undefined => {
    const isControl = url.pathname.startsWith(CONTROL_PATH);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isControlPath(url.pathname) || !(isControl || isRead)) return undefined;
    const message = machineError(address);
    if (message !== undefined) return Promise.resolve(json(403, { message }));
    return isControl ? respond(request, url) : Promise.resolve(dashboardPage());
  };
}
