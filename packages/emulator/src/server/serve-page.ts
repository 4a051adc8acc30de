// The emulator's own pages, under /_portico/.

import type { Context } from "../kernel/context.js";
import { goTo, problemPage } from "../kernel/page.js";
import { drawPicture } from "../media/draw.js";
import { picturesOf } from "../services/catalog/pictures.js";
import { checkoutPage } from "../services/checkout/page.js";
import { authorizePage } from "../services/identity/authorize-page.js";
import { logoutPage } from "../services/identity/logout-page.js";
import { resetPasswordPage } from "../services/identity/reset-password-page.js";
import { homePage } from "./home-page.js";

async function readForm(request: Request): Promise<Record<string, string> | undefined> {
  if (request.method !== "POST") return undefined;
  const form = new URLSearchParams(await request.text());
  return Object.fromEntries(form);
}

function media(context: Context, name: string): Response {
  const id = name.replace(/\.svg$/, "");
  const picture = picturesOf(context.state.catalog).get(id);
  if (!picture) return new Response("Not found", { status: 404 });
  return new Response(drawPicture(picture), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

/** Whether a path is one of the emulator's pages. */
export function isPage(path: string): boolean {
  return path === "/" || path.startsWith("/_portico/");
}

/** Whether a path is that of a picture. */
export function isPicture(path: string): boolean {
  return path.startsWith("/_portico/media/");
}

/** Serves a page. */
export async function servePage(request: Request, url: URL, context: Context): Promise<Response> {
  const { state, site } = context;
  const [, , name = "", rest = ""] = url.pathname.split("/");
  const session = state.redirects.get(url.searchParams.get("session") ?? "");
  const form = await readForm(request);
  switch (name) {
    case "":
      return homePage(context);
    case "media":
      return media(context, rest);
    case "checkout":
      return checkoutPage(context, session, form);
    case "authorize":
      return await authorizePage(context, session, form);
    case "logout":
      return logoutPage(context, session);
    case "reset-password":
      return resetPasswordPage(context, url, form);
    case "warm-up":
      // A frame without a page never fires its load event.
      return new Response("<!doctype html><title>Ready</title>", {
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    case "r": {
      const known = state.redirects.get(rest);
      if (known?.checkoutId !== undefined) {
        return goTo(`${context.origin}/_portico/checkout?session=${rest}`);
      }
      break;
    }
    default:
  }
  return problemPage(site.name, "Page not found", "The emulator has no such page.", 404);
}
