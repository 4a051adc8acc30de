import {
  type Clock,
  fieldsOf,
  HttpError,
  PorticoError,
  SystemError,
  textOf,
  within,
} from "@portico/core/internal";

/** Milliseconds until a hidden login is given up. */
const TIMEOUT = 120_000;

/** What the platform's page posts. */
interface FrameAnswer {
  code: string;
  state: string;
}

/** Whether there is a page to add a frame to. */
export const hasPage = () => typeof document !== "undefined";

/** Throws where there is no page to add a frame to, before anything is asked for it. */
export function requirePage(): void {
  if (hasPage()) return;
  throw new PorticoError("A hidden frame needs a browser", { code: "NO_BROWSER" });
}

/** Adds a frame that nobody sees. */
export function hiddenFrame(url: string): HTMLIFrameElement {
  requirePage();
  const frame = document.createElement("iframe");
  frame.style.display = "none";
  frame.src = url;
  return document.body.appendChild(frame);
}

/**
 * Opens an address in a hidden frame and waits for what it posts: from that frame's window, from one
 * of the expected origins, with the state of this login. Anything else is none of our business. The
 * frame is gone afterwards, whatever happened.
 *
 * @param url - the authorization address
 * @param state - of this login
 * @param origins - whose pages may answer
 * @param clock - measures 120 seconds
 * @throws SystemError 'OAuth flow timed out'; HttpError with the platform's `error` as its code
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
