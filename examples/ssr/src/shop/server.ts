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
// Pages do not start sessions, so that shared caches can store catalog pages.
const portico = nextServer(server, { startSession: false });

/** The client for data that is the same for all visitors. It reads no cookie. */
export const { catalog } = server;

export const { proxy, GET, POST, actionClient } = portico;

/** Returns the client of the current request, which all components share. */
export const serverClient = cache(portico.serverClient);
