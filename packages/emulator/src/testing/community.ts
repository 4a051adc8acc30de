import { decodeJwt } from "jose";
import { expect } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import { eventProblems } from "./conformance.js";
import { API_KEY, Caller, type Json, merchant, visitor } from "./test-client.js";

export interface Person {
  readonly id: string;
  readonly caller: Caller;
}

export interface Community {
  readonly emulator: Emulator;
  readonly owner: Caller;
  readonly guest: Caller;
  readonly ada: Person;
  readonly bea: Person;
  readonly cyd: Person;
  readonly fetchMember: (person: Person) => Promise<Json>;
  /** Returns the types and bodies of the events since the last call. */
  readonly events: () => Promise<{ readonly types: string[]; readonly bodies: Json[] }>;
}

export async function logInAs(guest: Caller, id: string): Promise<Caller> {
  const server = new Caller(guest.emulator, `${guest.authorization},${API_KEY}`);
  const { access_token } = await server.call("identity.oauth.token", {
    grant_type: "authorized_client",
    scope: "offline_access",
    member_id: id,
  });
  return new Caller(guest.emulator, access_token);
}

/** Creates a site where Ada and Bea have joined the community, and Cyd has not. */
export async function createCommunity(): Promise<Community> {
  const emulator = createEmulator({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 200 }),
    members: ["ada", "bea", "cyd"].map((name) => ({
      email: `${name}@example.com`,
      password: "portico",
      nickname: name,
    })),
  });
  const owner = merchant(emulator);
  const guest = await visitor(emulator);
  const person = async (name: string): Promise<Person> => {
    const member = [...emulator.state.members.values()].find(({ slug }) => slug === name);
    const id = member?.id ?? "";
    return { id, caller: await logInAs(guest, id) };
  };
  const [ada, bea, cyd] = [await person("ada"), await person("bea"), await person("cyd")];
  await ada.caller.call("members.members.joinCommunity");
  await bea.caller.call("members.members.joinCommunity");
  await emulator.settled();
  let webhookCount = emulator.webhooks.length;
  return {
    emulator,
    owner,
    guest,
    ada,
    bea,
    cyd,
    fetchMember: async ({ id }) =>
      (await owner.call("members.members.getMember", { id, fieldsets: ["FULL"] })).member,
    events: async () => {
      await emulator.settled();
      const newWebhooks = emulator.webhooks.slice(webhookCount);
      webhookCount = emulator.webhooks.length;
      const bodies = newWebhooks.map(({ eventType, jwt }) => {
        const { data } = JSON.parse(decodeJwt(jwt).data as string);
        const payload = JSON.parse(data);
        expect([eventType, eventProblems(eventType, payload)]).toEqual([eventType, []]);
        return payload;
      });
      const types = newWebhooks.map(({ eventType }) =>
        eventType.slice(eventType.lastIndexOf(".") + 1),
      );
      return { types, bodies };
    },
  };
}
