import { expressServer } from "@portico/identity/express";
import express from "express";
import { firstProductName, listen, print, server, visit } from "./shop.mjs";

const app = express();
app.use(expressServer(server));
app.get("/", (_request, response, next) => {
  firstProductName().then((name) => response.send(name), next);
});
app.get("/login-address", (request, response) => {
  response.send(request.portico.session.role);
});
const { origin, close } = await listen(app);
const visits = await visit((headers) => fetch(`${origin}/`, { headers }));
const login = await fetch(`${origin}/auth/login`, { redirect: "manual" });
const hasOriginInCallback = new URL(login.headers.get("location")).href.includes(
  encodeURIComponent(origin),
);
print({ ...visits, login: login.status, callback: hasOriginInCallback });
close();
