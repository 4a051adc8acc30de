// Runs in workerd as a worker that handles HTTP requests.
import { smoke } from "./smoke.ts";

// biome-ignore lint/style/noDefaultExport: workerd looks for it
export default {
  fetch: async (request: Request) => Response.json(await smoke(await request.json())),
};
