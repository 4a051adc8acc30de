import { createServer, type RequestListener } from "node:http";
import { runWithClient } from "@portico/core";
import express from "express";
import fastify from "fastify";
import Koa from "koa";
import { expressServer } from "../adapters/express.js";
import { nodeServer } from "../adapters/node.js";
import type { ServerClient, SessionServer } from "../server/server-types.js";

export interface AdapterApp {
  fetch(request: Request): Promise<Response>;
  close?(): void;
}

export type PageOf = (path: string) => (client: ServerClient) => Promise<Response>;

export const MEMBERS_PAGE = "/members";

async function startServer(listener: RequestListener): Promise<AdapterApp> {
  const httpServer = createServer(listener);
  await new Promise<void>((resolve) => httpServer.listen(0, "127.0.0.1", resolve));
  const address = httpServer.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === "POST" ? await request.text() : null;
      const url = `http://127.0.0.1:${address.port}${pathname}${search}`;
      return fetch(url, { method, headers, body, redirect: "manual" });
    },
    close: () => void httpServer.close(),
  };
}

export const expressApp = (server: SessionServer, paths: readonly string[], pageOf: PageOf) => {
  const portico = expressServer(server);
  const app = express().use(portico);
  app.use(MEMBERS_PAGE, portico.requireMember);
  for (const path of paths) {
    app.all(path, async (request, response) => {
      const page = await pageOf(path)(request.portico);
      for (const [name, value] of page.headers) response.append(name, value);
      response.status(page.status).send(await page.text());
    });
  }
  return startServer(app);
};

export const httpApp = (server: SessionServer, _: readonly string[], pageOf: PageOf) => {
  const portico = nodeServer(server);
  return startServer(async (request, response) => {
    const client = await portico(request, response);
    if (!client) return;
    const path = (request.url ?? "/").replace(/\?.*/, "");
    if (path === MEMBERS_PAGE && !(await portico.requireMember(request, response))) return;
    const page = await runWithClient(client, () => pageOf(path)(client));
    response.statusCode = page.status;
    for (const [name, value] of page.headers) response.appendHeader(name, value);
    response.end(await page.text());
  });
};

export const fastifyApp = async (
  server: SessionServer,
  paths: readonly string[],
  pageOf: PageOf,
): Promise<AdapterApp> => {
  const portico = nodeServer(server);
  const app = fastify();
  const clients = new WeakMap<object, ServerClient>();
  app.addHook("onRequest", async (request, reply) => {
    const client = await portico(request.raw, reply.raw);
    if (!client) return reply.hijack();
    clients.set(request, client);
    if (request.url.startsWith(MEMBERS_PAGE)) {
      if (!(await portico.requireMember(request.raw, reply.raw))) return reply.hijack();
    }
    return undefined;
  });
  // Requests in these tests may have bodies of any type.
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  for (const path of [...paths, "/auth/*"]) {
    app.all(path, async (request, reply) => {
      const client = clients.get(request);
      if (!client) throw new Error("no client");
      const page = await runWithClient(client, () => pageOf(path)(client));
      for (const [name, value] of page.headers) reply.header(name, value);
      return reply.code(page.status).send(await page.text());
    });
  }
  await app.ready();
  return startServer((request, response) => app.routing(request, response));
};

export const koaApp = (server: SessionServer, _: readonly string[], pageOf: PageOf) => {
  const portico = nodeServer(server);
  const app = new Koa();
  app.use(async (context) => {
    const { req, res, path } = context;
    const client = await portico(req, res);
    const isAllowed = client && (path !== MEMBERS_PAGE || (await portico.requireMember(req, res)));
    if (!isAllowed) {
      context.respond = false;
      return;
    }
    const page = await runWithClient(client, () => pageOf(path)(client));
    context.status = page.status;
    for (const [name, value] of page.headers) context.append(name, value);
    context.body = await page.text();
  });
  return startServer(app.callback());
};
