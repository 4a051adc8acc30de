/** A redirect session: the purpose of a hosted page. */
export interface RedirectSession {
  readonly id: string;
  readonly visitorId: string;
  readonly memberId?: string;
  readonly callbacks: Readonly<Record<string, string>>;
  readonly checkoutId?: string;
  readonly auth?: Readonly<Record<string, string>>;
  readonly prompt?: string;
  readonly logoutClientId?: string;
  /** Origin of the page that created the session, if it was created in a browser. */
  readonly origin?: string;
}
