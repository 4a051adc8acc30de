import {
  type Clock,
  fieldsOf,
  HttpError,
  PorticoError,
  SystemError,
  textOf,
  within,
} from "@portico/core/internal";

/** Maximum time of a hidden login in milliseconds. */
const LOGIN_TIMEOUT = 120_000;

/** The message that the platform's page posts. */
interface FrameResult {
  code: string;
  state: string;
}

/** Returns whether there is a document to add a frame to. */
export const hasDocument = () => typeof document !== "undefined";

/** Throws if there is no document to add a frame to, before any request is sent. */
export function requireDocument(): void {
  if (hasDocument()) return;
  throw new PorticoError("A hidden frame needs a browser", { code: "NO_BROWSER" });
}

/** Adds an invisible frame. */
export function hiddenFrame(url: string): HTMLIFrameElement {
  requireDocument();
  const frame = document.createElement("iframe");
  frame.style.display = "none";
  frame.src = url;
  return document.body.appendChild(frame);
}

/**
 * Opens a URL in a hidden frame and waits for its message. The message must come from that frame, from an expected
 * origin, and have the state of this login. The frame is removed afterwards in any case.
 *
 * @param url - the authorization URL
 * @param state - of this login
 * @param origins - origins whose messages are accepted
 * @param clock - measures 120 seconds
 * @throws SystemError - 'OAuth flow timed out'; HttpError - with the platform's `error` as its code
 */
export function frameResult(
  url: string,
  state: string,
  origins: readonly string[],
  clock: Clock,
): Promise<FrameResult> {
  const frame = hiddenFrame(url);
  const listening = new AbortController();
  const result = new Promise<FrameResult>((resolve, reject) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !source || !origins.includes(origin)) return;
      const message = fieldsOf(data);
      if (message.state !== state) return;
      const code = textOf(message.code);
      const error = textOf(message.error);
      if (error) reject(new HttpError(textOf(message.error_description) ?? error, { code: error }));
      else if (code) resolve({ code, state });
    };
    addEventListener("message", onMessage, { signal: listening.signal });
  });
  return within(
    clock,
    LOGIN_TIMEOUT,
    result,
    () => new SystemError("OAuth flow timed out", { code: "TIMEOUT", retryable: true }),
  ).finally(() => {
    listening.abort();
    frame.remove();
  });
}
