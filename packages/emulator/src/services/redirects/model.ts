/** A redirect session: what a hosted page was opened for. */
export interface RedirectSession {
  readonly id: string;
  readonly visitorId: string;
  readonly memberId?: string;
  readonly callbacks: Readonly<Record<string, string>>;
  readonly checkoutId?: string;
  readonly auth?: Readonly<Record<string, string>>;
  readonly prompt?: string;
  readonly logoutClientId?: string;
  /** The page that asked for it, where a browser did. */
  readonly origin?: string;
}
