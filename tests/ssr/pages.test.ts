import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { useShop } from "./world.js";

describe.skipIf(!chromiumPath)(`a page of the shop on Next.js${chromiumHint}`, () => {
  const world = useShop();
  const get = (path: string, init?: RequestInit) =>
    fetch(world.address + path, { redirect: "manual", ...init });

  it.each([
    "/",
    "/shop",
    "/shop?q=coat&sort=price",
    "/category/shoes",
    "/product-page/field-watch",
  ])("contains its products and can be cached for everyone: %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<data value="[\d.]+">\$\d/);
    expect(response.headers.get("cache-control")).toMatch(/^public, s-maxage=/);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("filters, sorts and paginates its products according to its URL", async () => {
    const fetchProductNames = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/class="card-link"[^>]*>([^<]+)</g)].map(
        ([, name]) => name,
      );
    const allNames = await fetchProductNames("/shop?page=2");
    expect(allNames.length).toBeGreaterThan((await fetchProductNames("/shop")).length);
    const sortedNames = await fetchProductNames("/shop?sort=name");
    expect(sortedNames).toEqual([...sortedNames].sort());
    const blackNames = await fetchProductNames("/shop?option.Color=Black");
    expect(blackNames.length).toBeGreaterThan(0);
    expect(blackNames.length).toBeLessThan(allNames.length);
  });

  it("counts the products of each filter value with all other filters applied", async () => {
    const fetchCounts = async (path: string, name: string) => {
      const fields = (await (await get(path)).text()).matchAll(
        new RegExp(`name="${name}" value="([^"]+)"/><span>[^<]+</span><span[^>]*>(\\d+)<`, "g"),
      );
      return Object.fromEntries([...fields].map(([, value, count]) => [value, Number(count)]));
    };
    const colors = await fetchCounts("/shop", "option.Color");
    const sizes = await fetchCounts("/shop", "option.Size");
    const sizesOfBlack = await fetchCounts("/shop?option.Color=Black", "option.Size");
    expect(sizesOfBlack.M).toBeGreaterThan(0);
    expect(sizesOfBlack.M).toBeLessThan(sizes.M as number);
    // The count of Stone ignores the selected color, because the user can switch to Stone.
    const fields = (await (await get("/shop?option.Color=Black")).text()).replaceAll(
      ' checked=""',
      "",
    );
    expect(fields).toContain(
      `value="Stone"/><span>Stone</span><span class="muted small">${colors.Stone}<`,
    );
    // A chosen value that matches no products stays in the form.
    const emptyPage = await (await get("/shop?option.Color=Black&max=1")).text();
    expect(emptyPage).toContain('<input type="hidden" name="option.Color" value="Black"/>');
  });

  it("has status 404 and lists the categories if its URL is unknown", async () => {
    for (const path of ["/nowhere", "/product-page/nothing", "/category/nothing"]) {
      expect((await get(path)).status).toBe(404);
    }
    const page = await (await get("/nowhere")).text();
    expect(page).toContain("Page not found</h1>");
    expect(page).toContain('aria-label="Categories"');
  });

  it("has status 404 if its URL cannot be decoded", async () => {
    for (const path of ["/product-page/%E0%A4%A", "/category/%ff", "/account/orders/%zz", "/%"]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain("Page not found</h1>");
    }
  });

  it.each([
    ["/", "Portico"],
    ["/shop", "All products"],
    ["/category/shoes?sort=price", "Shoes"],
    ["/product-page/field-watch?Color=Black", "Field Watch"],
  ])("contains metadata for search engines and link previews: %s", async (path, title) => {
    const html = await (await get(path)).text();
    const contentOfMeta = (name: string) =>
      [
        ...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g")),
      ].map(([, content]) => content);
    const url = new URL(path, world.address);
    // Next.js omits the slash from the home page's URL.
    const address = url.origin + url.pathname.replace(/^\/$/, "");
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect([contentOfMeta("og:url"), contentOfMeta("og:title")]).toEqual([[address], [title]]);
    const [description = "", ...otherDescriptions] = contentOfMeta("description");
    expect(otherDescriptions).toEqual([]);
    expect(description).toMatch(/^.{20,160}$/);
    expect(contentOfMeta("og:description")).toEqual([description]);
    if (path !== "/shop")
      expect(contentOfMeta("og:image")).toEqual([expect.stringMatching(/^http/)]);
  });

  it("is not indexed by search engines if it is private or contains search results", async () => {
    for (const path of ["/shop?q=coat", "/cart", "/thank-you"]) {
      expect(await (await get(path)).text(), path).toContain(
        '<meta name="robots" content="noindex"/>',
      );
    }
  });

  it("contains a login link that returns to the current page", async () => {
    const html = await (await get("/account/orders/some-id")).text();
    expect(html).toContain('href="/auth/login?returnTo=%2Faccount%2Forders%2Fsome-id"');
  });

  it("is not cached and sets no cookie for a new visitor if the page is private", async () => {
    for (const path of ["/cart", "/account", "/thank-you"]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get("cache-control")).toMatch(/private.*no-store/);
    }
  });

  it("is not cacheable if it sets a cookie", async () => {
    const session = await get("/auth/session", { headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(session.headers.getSetCookie().join()).toMatch(/HttpOnly/);
    expect(session.headers.get("cache-control")).toBe("private, no-store");
    const login = await get("/auth/login?returnTo=/account");
    expect(login.status).toBe(302);
    expect(login.headers.getSetCookie().join()).toMatch(/HttpOnly/);
    expect(login.headers.get("cache-control")).toBe("private, no-store");

    // Public pages also remove invalid cookies.
    const [name] = session.headers.getSetCookie().join().split("=");
    const page = await get("/shop", { headers: { cookie: `${name}=broken` } });
    expect(page.status).toBe(200);
    expect(page.headers.getSetCookie().join()).toMatch(/Max-Age=0/);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });
});
