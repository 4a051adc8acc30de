/** A page as a browser shows it, after redirects. */
export interface VisitedPage {
  readonly url: string;
  readonly status: number;
  readonly html: string;
}

/** A browser without JavaScript: it stores cookies, follows redirects and submits forms. */
export interface Visitor {
  open(url: string, init?: RequestInit): Promise<VisitedPage>;
  /**
   * Submits the first form with HTML that matches `form`. Sends the given values, and for every
   * other name the form's first input or button.
   */
  submit(page: VisitedPage, form: RegExp, values?: Record<string, string>): Promise<VisitedPage>;
  /** Number of `Set-Cookie` headers in the responses so far. */
  readonly setCookieCount: number;
}

const decodeEntities = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decodeEntities(value);
};

/** Opens a browser without cookies. */
export function newVisitor(): Visitor {
  const cookies = new Map<string, Map<string, string>>();
  let setCookieCount = 0;
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const cookieJar = cookies.get(host) ?? new Map<string, string>();
    cookies.set(host, cookieJar);
    return cookieJar;
  };
  const open = async (url: string, init: RequestInit = {}): Promise<VisitedPage> => {
    const headers = new Headers(init.headers);
    headers.set("Accept", "text/html");
    const cookieJar = jarOf(url);
    if (cookieJar.size > 0)
      headers.set("Cookie", [...cookieJar].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const separatorIndex = pair.indexOf("=");
      setCookieCount++;
      if (/max-age=0/i.test(line)) cookieJar.delete(pair.slice(0, separatorIndex));
      else cookieJar.set(pair.slice(0, separatorIndex), pair.slice(separatorIndex + 1));
    }
    const html = await response.text();
    const location = response.headers.get("location");
    return location ? open(new URL(location, url).href) : { url, status: response.status, html };
  };
  return {
    open,
    async submit(page, pattern, values = {}) {
      const [form = ""] =
        [...page.html.matchAll(/<form\b.*?<\/form>/gs)].find(([html]) => pattern.test(html)) ?? [];
      if (!form) throw new Error(`${page.url} has no form that matches ${pattern}:\n${page.html}`);
      const tag = form.slice(0, form.indexOf(">") + 1);
      const body = /multipart/.test(tag) ? new FormData() : new URLSearchParams();
      for (const [input] of form.matchAll(/<(?:input|button)\b[^>]*>/g)) {
        const name = attribute(input, "name");
        const value = attribute(input, "value") ?? "";
        if (name && !body.has(name)) body.set(name, value);
      }
      for (const [name, value] of Object.entries(values)) body.set(name, value);
      const url = new URL(attribute(tag, "action") || page.url, page.url).href;
      return open(url, { method: "POST", body, headers: { Origin: new URL(page.url).origin } });
    },
    get setCookieCount() {
      return setCookieCount;
    },
  };
}
