import { withToken } from "../server/control/token.js";
import type { ListeningServer, ListenOptions } from "../server/listen.js";
import { serve } from "../server/serve.js";
import { originOf, type Tenant, tenantHandler } from "../server/tenants.js";
import { compact } from "../store/plain.js";
import type { Parts } from "./parts.js";

export function setHost({ current, hosts }: Parts, origin: string, names: readonly string[]): void {
  current.origin = origin;
  for (const name of names) hosts.add(name);
  current.isObserved = true;
}

function changeNotifier({ current, server }: Parts, onChange: ListenOptions["onChange"]) {
  const version = () => [current.state, server.commits, server.clock.offset];
  let lastVersion = version();
  return () => {
    const previousVersion = lastVersion;
    lastVersion = version();
    if (lastVersion.some((value, index) => value !== previousVersion[index])) onChange?.();
  };
}

export async function listenWith(
  parts: Parts,
  options: ListenOptions,
  makeTenant: (origin: string, hostNames: readonly string[]) => Tenant,
): Promise<ListeningServer> {
  const { listenOn } = await import("../server/listen.js");
  const { config, current, server } = parts;
  const { host, aliases = [], controlToken, tenants: limit } = options;
  const notify = changeNotifier(parts, options.onChange);
  const hostNames = [...(host === undefined ? [] : [host]), ...aliases];
  const trusted = () => ({ hosts: server.hosts(), urls: [] });
  const tenants = tenantHandler({
    serve: (...request) => serve(server, ...request).finally(notify),
    trusted,
    origin: () => current.origin,
    make: (name) => makeTenant(originOf(current.origin, name), hostNames),
    ...compact({ limit }),
  });
  const handle = controlToken === undefined ? tenants : withToken(controlToken, tenants, trusted);
  const listening = await listenOn(handle, options);
  setHost(parts, config.origin ?? listening.url, hostNames);
  return listening;
}
