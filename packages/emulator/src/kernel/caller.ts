import { permissionDenied } from "./platform-error.js";

export interface Session {
  readonly kind: "visitor" | "member" | "app";
  readonly clientId: string;
  /** After a login, the session keeps the visitor's id. */
  readonly visitorId: string;
  readonly memberId?: string;
  readonly instanceId?: string;
}

/** Caller of a request, according to the Authorization header. */
export type Caller =
  | { readonly kind: "anonymous" }
  | { readonly kind: "visitor"; readonly session: Session }
  | { readonly kind: "member"; readonly session: Session; readonly memberId: string }
  /** API key, or app token with the app's id. `session` is set if a token was sent with a key. */
  | {
      readonly kind: "admin";
      readonly session?: Session;
      readonly appId?: string;
      readonly usesApiKey?: true;
    };

export type Owner =
  | { readonly kind: "visitor"; readonly id: string }
  | { readonly kind: "member"; readonly id: string }
  | { readonly kind: "user"; readonly id: string };

interface HasCaller {
  readonly caller: Caller;
}

export function isAdmin({ caller }: HasCaller): boolean {
  return caller.kind === "admin";
}

/** Returns the caller's session. Admins have one only if they also send a visitor or member token. */
export function sessionOf({ caller }: HasCaller): Session {
  if (caller.kind !== "anonymous" && caller.session) return caller.session;
  throw permissionDenied("This call requires a visitor or member token");
}

export function ownerOf(context: HasCaller): Owner {
  const session = sessionOf(context);
  return session.memberId === undefined
    ? { kind: "visitor", id: session.visitorId }
    : { kind: "member", id: session.memberId };
}

export function canAccess({ caller }: HasCaller, owner: Owner): boolean {
  if (caller.kind === "admin") return true;
  if (caller.kind === "anonymous") return false;
  if (owner.kind === "member") return caller.session.memberId === owner.id;
  return owner.kind === "visitor" && caller.session.visitorId === owner.id;
}

export function identityFor({ caller }: HasCaller, appId: string): Record<string, unknown> {
  const session = caller.kind === "anonymous" ? undefined : caller.session;
  if (session?.memberId !== undefined) {
    return { identityType: "MEMBER", memberId: session.memberId };
  }
  if (session) return { identityType: "ANONYMOUS_VISITOR", anonymousVisitorId: session.visitorId };
  return caller.kind === "admin" && caller.usesApiKey
    ? { identityType: "API_KEY" }
    : { identityType: "APP", appId };
}
