import type { LoginParams, OAuthStrategy, StateMachine } from "@portico/identity";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useSettings } from "../elements/settings-context.js";
import type { LoginFlow, LoginFlowOptions } from "./login-flow.js";
import { type Said, wordsOf } from "./login-messages.js";
import { afterLogin, challengeOf, factorsOf, NEW_LOGIN } from "./login-model.js";
import { type Dispatch, machineSteps, otherSteps } from "./login-steps.js";
import { canUsePasskeys } from "./passkey.js";
import { serverSteps } from "./server-steps.js";
import { isOnServer, type SessionAuth, usePageRestored, useSessionAuth } from "./use-auth.js";
import { useShown } from "./use-shown.js";

/** The progress of a login, and what runs each kind of work once at a time, until `reset` or another client. */
function useProgress(auth: SessionAuth) {
  const [shown, progress] = useShown(auth, NEW_LOGIN);
  const flow = useMemo(() => {
    let flights = new Map<string, Promise<unknown>>();
    const dispatch: Dispatch = (action) => progress.set(afterLogin(progress.now(), action));
    return {
      progress: progress.now,
      dispatch,
      reset: () => {
        flights = new Map();
        dispatch({ type: "reset" });
      },
      once: <Result>(name: string, work: (dispatch: Dispatch) => Promise<Result>) => {
        const mine = flights;
        const flying = mine.get(name) as Promise<Result> | undefined;
        if (flying) return flying;
        const flight = work((action) => mine === flights && dispatch(action)).finally(() =>
          mine.delete(name),
        );
        mine.set(name, flight);
        return flight;
      },
    };
  }, [progress]);
  return { ...flow, shown };
}

/** The state and the steps of a login or registration. */
export function useLoginFlow<Values extends LoginParams>(
  kind: "login" | "register",
  send: (auth: OAuthStrategy, values: Values) => Promise<StateMachine>,
  { onDone }: LoginFlowOptions,
): LoginFlow<Values> {
  const auth = useSessionAuth();
  const { messages } = useSettings();
  const { shown, progress, dispatch, once, reset } = useProgress(auth);
  const listener = useRef(onDone);
  useEffect(() => {
    listener.current = onDone;
    // Whoever has gone elsewhere meanwhile is not led away from there.
    return () => {
      listener.current = undefined;
    };
  });
  // A login page that was left by redirect comes back as it was.
  usePageRestored(useCallback(() => dispatch({ type: "idle" }), [dispatch]));
  const steps = useMemo(() => {
    if (isOnServer(auth)) return serverSteps(auth, { once });
    // What it throws is the page's own affair: a step that was taken stays so.
    const done = () => queueMicrotask(() => listener.current?.());
    const parts = { auth, send, kind, progress, once, done };
    return { ...machineSteps<Values>(parts), ...otherSteps(parts) };
  }, [auth, send, kind, progress, once]);

  const { failure, step, isPending, machine } = shown;
  const say = (said: Said) => wordsOf(said, messages);
  const fields = Object.entries(failure.fields ?? {}).map(([name, key]) => [name, say(key)]);
  return {
    step,
    isPending,
    error: failure.error && say(failure.error),
    fieldErrors: Object.fromEntries(fields),
    factors: factorsOf(machine).filter((type) => type !== "WEBAUTHN" || canUsePasskeys()),
    challenge: challengeOf(machine),
    captcha: isOnServer(auth)
      ? { siteKey: "", invisibleSiteKey: "" }
      : { siteKey: auth.captchaVisibleSiteKey, invisibleSiteKey: auth.captchaInvisibleSiteKey },
    ...steps,
    reset,
  };
}
