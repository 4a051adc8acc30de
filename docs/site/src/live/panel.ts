import styles from "./example.css?inline";
import type { LoggedError, LoggedRequest, Report } from "./messages.ts";

// add the styles here, because Astro omits the style sheets of injected scripts
document.head.append(element("style", "", styles));

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

function errorElement({ text, code, help, docs, line }: LoggedError): HTMLElement {
  const title = line === undefined ? text : `${text} (line ${line})`;
  const shown = element("div", "live-error", element("strong", "", title));
  if (help) shown.append(element("p", "", help));
  if (code) shown.append(element("p", "", "Code: ", element("code", "", code)));
  if (docs) {
    const link = element("a", "", "Read about this error");
    link.href = docs;
    shown.append(element("p", "", link));
  }
  return shown;
}

function bodyElements(title: string, body: unknown): HTMLElement[] {
  if (body === undefined) return [];
  const pre = element("pre", "", JSON.stringify(body, undefined, 2));
  pre.tabIndex = 0; // for scrolling with the keyboard
  return [element("p", "live-title", title), pre];
}

function requestElement(logged: LoggedRequest): HTMLElement {
  const { method, path, status, duration, request, response } = logged;
  const summary = element(
    "summary",
    "",
    element("code", "", `${method} ${path}`),
    element("span", status && status < 400 ? "" : "live-failed", `${status ?? "no response"}`),
    element("span", "", `${Math.round(duration)} ms`),
  );
  const details = element("details", "", summary);
  details.addEventListener(
    "toggle",
    () => {
      details.append(
        ...bodyElements("Request", request),
        ...bodyElements("Response", response ?? "No JSON"),
      );
    },
    { once: true },
  );
  return element("li", "", details);
}

/** Shows the rendered components, the output and the requests of an example. */
export class Panel {
  readonly element: HTMLElement;
  readonly #status: HTMLElement;
  readonly #rendered = element("div", "");
  readonly #output = element("div", "live-output");
  readonly #list = element("ol", "");
  readonly #requests = element(
    "div",
    "live-requests",
    element("p", "live-title", "Requests"),
    this.#list,
  );

  constructor(file: string, status: HTMLElement) {
    this.#status = status;
    this.#output.role = "log";
    this.#output.ariaLabel = `Output of ${file}`;
    this.element = element(
      "div",
      "live-panel not-content",
      this.#rendered,
      this.#output,
      this.#requests,
    );
    this.clear();
  }

  clear(): void {
    this.#rendered.replaceChildren();
    this.#output.replaceChildren();
    this.#list.replaceChildren();
    this.#requests.hidden = true;
  }

  showStatus(text: string): void {
    this.#status.textContent = text;
  }

  showFrame(frame: HTMLIFrameElement): void {
    this.#rendered.replaceChildren(frame);
  }

  show(report: Report): void {
    if (report.kind === "output") {
      this.#output.append(element("pre", `live-${report.level}`, report.text));
    } else if (report.kind === "error") {
      this.#output.append(errorElement(report.error));
    } else if (report.kind === "request") {
      this.#requests.hidden = false;
      this.#list.append(requestElement(report.request));
    }
  }

  remove(): void {
    this.element.remove();
    this.showStatus("");
  }
}
