import type { Job, Report } from "./messages.ts";
import type { Panel } from "./panel.ts";
import runtimeUrl from "./runtime/runtime.ts?worker&url";

const TIME_LIMIT_MS = 10_000;
const NOT_LOADED_MESSAGE = "The example did not load. Check your connection.";

const FRAME_HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="Content-Security-Policy" content="img-src blob: data:" />
    <title>Rendered example</title>
    <style>
      body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
      img { max-width: 100%; height: auto }
    </style>
  </head>
  <body><div id="root"></div></body>
</html>`;

/**
 * Runs the code in a worker, or in a frame if it renders components.
 *
 * @returns a function that stops the code
 */
export function startSandbox(job: Job, panel: Panel): () => void {
  const { port1, port2 } = new MessageChannel();
  const isFrame = job.entry.endsWith("x");
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  let resultText: string | undefined;
  panel.clear();
  panel.showStatus("Loading …");
  const stopRuntime = isFrame ? startFrame(job, port2, panel) : startWorker(job, port2, panel);
  const stop = () => {
    clearTimeout(timer);
    port1.close();
    stopRuntime();
  };

  port1.onmessage = ({ data: report }: MessageEvent<Report>) => {
    if (report.kind === "started") {
      startedAt = performance.now();
      panel.showStatus("Running …");
      timer = setTimeout(() => {
        stop();
        if (resultText === undefined) panel.showStatus("Stopped after 10 seconds");
      }, TIME_LIMIT_MS);
    } else if (report.kind === "finished") {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      resultText ??= `Finished in ${seconds} s`;
      panel.showStatus(resultText);
      // components stay usable, but a finished worker only uses memory, so the time limit stops it
      if (isFrame) clearTimeout(timer);
    } else {
      if (report.kind === "error") {
        resultText = "Failed";
        panel.showStatus(resultText);
      }
      panel.show(report);
    }
  };
  return stop;
}

function startWorker(job: Job, port: MessagePort, panel: Panel): () => void {
  const worker = new Worker(runtimeUrl, { type: "module" });
  worker.onerror = () => panel.showStatus(NOT_LOADED_MESSAGE);
  worker.postMessage(job, [port]);
  return () => worker.terminate();
}

function startFrame(job: Job, port: MessagePort, panel: Panel): () => void {
  const frame = document.createElement("iframe");
  frame.title = `Rendered ${job.entry}`;
  panel.showFrame(frame);
  const frameDocument = frame.contentDocument as Document;
  // unlike `srcdoc`, this gives the frame the URL of the page
  frameDocument.open();
  frameDocument.write(FRAME_HTML);
  frameDocument.close();
  const script = frameDocument.createElement("script");
  script.type = "module";
  script.src = runtimeUrl;
  script.onload = () => frame.contentWindow?.postMessage(job, location.origin, [port]);
  script.onerror = () => panel.showStatus(NOT_LOADED_MESSAGE);
  frameDocument.head.append(script);
  const observer = new ResizeObserver(() => {
    frame.style.height = `${frameDocument.documentElement.offsetHeight + 2}px`;
  });
  observer.observe(frameDocument.documentElement);
  return () => {
    observer.disconnect();
    frame.remove();
  };
}
