// Runs in a browser's web worker, which has no window.
import { smoke } from "./smoke.ts";

self.onmessage = ({ data }) =>
  smoke(data).then(
    (done) => self.postMessage({ done }),
    (error) => self.postMessage({ failed: String(error) }),
  );
