import { useEffect, useRef, useState } from "react";

declare global {
  interface Window {
    grecaptcha?: {
      render(
        container: HTMLElement | null,
        options: { sitekey: string; callback: (token: string) => void },
      ): number;
    };
    porticoCaptchaReady?: () => void;
  }
}

const SCRIPT_URL =
  "https://www.google.com/recaptcha/api.js?render=explicit&onload=porticoCaptchaReady";
/** The emulator accepts any token, so no script is needed. */
const IS_EMULATED = !import.meta.env.VITE_PORTICO_URL;

function EmulatedCaptcha({ onDone }: { onDone: (token: string) => unknown }) {
  return (
    <label className="tick captcha-emulated">
      <input type="checkbox" onChange={() => onDone("emulated")} />
      <span>I’m not a robot</span>
    </label>
  );
}

function Recaptcha({ siteKey, onDone }: { siteKey: string; onDone: (token: string) => unknown }) {
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const listener = useRef(onDone);
  useEffect(() => {
    listener.current = onDone;
  });
  useEffect(() => {
    const render = () => {
      if (container.current?.childElementCount) return;
      window.grecaptcha?.render(container.current, {
        sitekey: siteKey,
        callback: (token) => listener.current(token),
      });
    };
    if (window.grecaptcha) return render();
    window.porticoCaptchaReady = render;
    const script = Object.assign(document.createElement("script"), {
      src: SCRIPT_URL,
      async: true,
    });
    script.onerror = () => setFailed(true);
    document.head.append(script);
    return () => script.remove();
  }, [siteKey]);
  return (
    <>
      <div ref={container} />
      <div role="alert">
        {hasFailed && (
          <p className="problem">
            The CAPTCHA couldn’t be loaded. Disable your ad blocker for this page and try again.
          </p>
        )}
      </div>
    </>
  );
}

export function Captcha(props: { siteKey: string; onDone: (token: string) => unknown }) {
  return (
    <div className="captcha">
      <p className="lead">Please confirm that you’re not a robot.</p>
      {IS_EMULATED ? <EmulatedCaptcha onDone={props.onDone} /> : <Recaptcha {...props} />}
    </div>
  );
}
