import styles from "./example.css?inline";
import type { LoggedError, LoggedRequest, Report } from "./messages.ts";

// add the styles here, because Astro omits the style sheets of injected scripts
document.head.append(createNode("style", "", styles));

function createNode<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

function createErrorNode({ text, code, help, docs, line }: LoggedError): HTMLElement {
  const title = line === undefined ? text : `${text} (line ${line})`;
  const errorNode = createNode("div", "live-error", createNode("strong", "", title));
  if (help) errorNode.append(createNode("p", "", help));
  if (code) errorNode.append(createNode("p", "", "Code: ", createNode("code", "", code)));
  if (docs) {
    const link = createNode("a", "", "Read about this error");
    link.href = docs;
    errorNode.append(createNode("p", "", link));
  }
  return errorNode;
}

function createBodyNodes(title: string, body: unknown): HTMLElement[] {
  if (body === undefined) return [];
  const pre = createNode("pre", "", JSON.stringify(body, undefined, 2));
  pre.tabIndex = 0; // for scrolling with the keyboard
  return [createNode("p", "live-title", title), pre];
}

function createRequestNode(loggedRequest: LoggedRequest): HTMLElement {
  const { method, path, status, duration, request, response } = loggedRequest;
  const summary = createNode(
    "summary",
    "",
    createNode("code", "", `${method} ${path}`),
    createNode("span", status && status < 400 ? "" : "live-failed", `${status ?? "no response"}`),
    createNode("span", "", `${Math.round(duration)} ms`),
  );
  const details = createNode("details", "", summary);
  details.addEventListener(
    "toggle",
    () => {
      details.append(
        ...createBodyNodes("Request", request),
        ...createBodyNodes("Response", response ?? "No JSON"),
      );
    },
    { once: true },
  );
  return createNode("li", "", details);
}

/** Shows the rendered components, the output and the requests of an example. */
export class Panel {
  readonly element: HTMLElement;
  readonly #status: HTMLElement;
  readonly #rendered = createNode("div", "");
  readonly #output = createNode("div", "live-output");
  readonly #list = createNode("ol", "");
  readonly #requests = createNode(
    "div",
    "live-requests",
    createNode("p", "live-title", "Requests"),
    this.#list,
  );

  constructor(file: string, status: HTMLElement) {
    this.#status = status;
    this.#output.role = "log";
    this.#output.ariaLabel = `Output of ${file}`;
    this.element = createNode(
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
      this.#output.append(createNode("pre", `live-${report.level}`, report.text));
    } else if (report.kind === "error") {
      this.#output.append(createErrorNode(report.error));
    } else if (report.kind === "request") {
      this.#requests.hidden = false;
      this.#list.append(createRequestNode(report.request));
    }
  }

  remove(): void {
    this.element.remove();
    this.showStatus("");
  }
}
