import { honoServer } from "@portico/identity/hono";
import { Hono } from "hono";
import { firstProductName, print, server, visit } from "./shop.mjs";

const app = new Hono();
app.use("*", honoServer(server));
app.get("/", async (c) => c.text(await firstProductName()));
print(await visit((headers) => app.fetch(new Request("http://localhost/", { headers }))));
