import { permissionDenied } from "./platform-error.js";

/** What an access token stands for. */
export interface Session {
  readonly kind: "visitor" | "member" | "app";
  readonly clientId: string;
  /** The visitor, also of a member: the same browser before login. */
  readonly visitorId: string;
  readonly memberId?: string;
  readonly instanceId?: string;
}

/** Who calls: read from the Authorization header. */
export type Caller =
  | { readonly kind: "nobody" }
  | { readonly kind: "visitor"; readonly session: Session }
  | { readonly kind: "member"; readonly session: Session; readonly memberId: string }
  /** An API key or an app's token, with the app's id; `session` when it acts together with a visitor. */
  | {
      readonly kind: "admin";
      readonly session?: Session;
      readonly appId?: string;
      readonly byApiKey?: true;
    };

/** Who a cart, a checkout or an order belongs to. */
export type Owner =
  | { readonly kind: "visitor"; readonly id: string }
  | { readonly kind: "member"; readonly id: string }
  | { readonly kind: "user"; readonly id: string };

/** A request, as far as it is asked who sent it. */
interface Called {
  readonly caller: Caller;
}

/** Whether the caller sees what only a merchant sees. */
export function isAdmin({ caller }: Called): boolean {
  return caller.kind === "admin";
}

/** The session of a visitor or member; an admin has one only together with a visitor token. */
export function sessionOf({ caller }: Called): Session {
  if (caller.kind !== "nobody" && caller.session) return caller.session;
  throw permissionDenied("This call requires a visitor or member token");
}

/** Who owns what the caller makes. */
export function ownerOf(called: Called): Owner {
  const session = sessionOf(called);
  return session.memberId === undefined
    ? { kind: "visitor", id: session.visitorId }
    : { kind: "member", id: session.memberId };
}

/** Whether something belongs to the caller. An admin reaches everything. */
export function mayReach({ caller }: Called, owner: Owner): boolean {
  if (caller.kind === "admin") return true;
  if (caller.kind === "nobody") return false;
  if (owner.kind === "member") return caller.session.memberId === owner.id;
  return owner.kind === "visitor" && caller.session.visitorId === owner.id;
}

/** Who calls, as the platform tells apps; `appId` is the app that is told, for what no visitor has done. */
export function identityFor({ caller }: Called, appId: string): Record<string, unknown> {
  const session = caller.kind === "nobody" ? undefined : caller.session;
  if (session?.memberId !== undefined) {
    return { identityType: "MEMBER", memberId: session.memberId };
  }
  if (session) return { identityType: "ANONYMOUS_VISITOR", anonymousVisitorId: session.visitorId };
  return caller.kind === "admin" && caller.byApiKey
    ? { identityType: "API_KEY" }
    : { identityType: "APP", appId };
}
