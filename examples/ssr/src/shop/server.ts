import { nextServer } from "@portico/identity/next";
import { sessionServer } from "@portico/identity/server";
import { cache } from "react";

export const { PORTICO_CLIENT_ID: clientId = "", PORTICO_URL: baseUrl } = process.env;

const server = sessionServer({
  clientId,
  baseUrl,
  secret: process.env.PORTICO_SECRET ?? "",
  origin: process.env.PORTICO_ORIGIN,
});
// Pages ask for a session before they make a call, so that the catalog's pages can be cached.
const portico = nextServer(server, { startSession: false });

/** Reads what everybody sees, and touches no cookie. */
export const { catalog } = server;

export const { proxy, GET, POST, actionClient } = portico;

/** For components: one client for all of a request. */
export const serverClient = cache(portico.serverClient);
