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
const TIMEOUT = 120_000;

/** The message that the platform's page posts. */
interface FrameAnswer {
  code: string;
  state: string;
}

/** Returns whether there is a document to add a frame to. */
export const hasPage = () => typeof document !== "undefined";

/** Throws if there is no document to add a frame to, before any request is sent. */
export function requirePage(): void {
  if (hasPage()) return;
  throw new PorticoError("A hidden frame needs a browser", { code: "NO_BROWSER" });
}

/** Adds an invisible frame. */
export function hiddenFrame(url: string): HTMLIFrameElement {
  requirePage();
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
export function answerOfFrame(
  url: string,
  state: string,
  origins: readonly string[],
  clock: Clock,
): Promise<FrameAnswer> {
  const frame = hiddenFrame(url);
  const listening = new AbortController();
  const answered = new Promise<FrameAnswer>((resolve, reject) => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !source || !origins.includes(origin)) return;
      const answer = fieldsOf(data);
      if (answer.state !== state) return;
      const code = textOf(answer.code);
      const error = textOf(answer.error);
      if (error) reject(new HttpError(textOf(answer.error_description) ?? error, { code: error }));
      else if (code) resolve({ code, state });
    };
    addEventListener("message", hear, { signal: listening.signal });
  });
  return within(
    clock,
    TIMEOUT,
    answered,
    () => new SystemError("OAuth flow timed out", { code: "TIMEOUT", retryable: true }),
  ).finally(() => {
    listening.abort();
    frame.remove();
  });
}
