import {
  asFields,
  type Clock,
  HttpError,
  nonEmptyText,
  PorticoError,
  SystemError,
  within,
} from "@portico/core/internal";

/** In milliseconds. */
const LOGIN_TIMEOUT = 120_000;

interface FrameResult {
  code: string;
  state: string;
}

export const hasDocument = () => typeof document !== "undefined";

/** Throws outside browsers. Call it before any request. */
export function requireDocument(): void {
  if (hasDocument()) return;
  throw new PorticoError("A hidden frame needs a browser", { code: "NO_BROWSER" });
}

export function addHiddenFrame(url: string): HTMLIFrameElement {
  requireDocument();
  const frame = document.createElement("iframe");
  frame.style.display = "none";
  frame.src = url;
  return document.body.appendChild(frame);
}

/** Opens a hidden frame and resolves with the result that it posts. */
export function waitForFrameResult(
  url: string,
  state: string,
  origins: readonly string[],
  clock: Clock,
): Promise<FrameResult> {
  const frame = addHiddenFrame(url);
  const controller = new AbortController();
  const result = new Promise<FrameResult>((resolve, reject) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !source || !origins.includes(origin)) return;
      const message = asFields(data);
      if (message.state !== state) return;
      const code = nonEmptyText(message.code);
      const error = nonEmptyText(message.error);
      if (error)
        reject(new HttpError(nonEmptyText(message.error_description) ?? error, { code: error }));
      else if (code) resolve({ code, state });
    };
    addEventListener("message", onMessage, { signal: controller.signal });
  });
  return within(
    clock,
    LOGIN_TIMEOUT,
    result,
    () => new SystemError("OAuth flow timed out", { code: "TIMEOUT", retryable: true }),
  ).finally(() => {
    controller.abort();
    frame.remove();
  });
}
