import { topic } from "../../../kernel/topic.js";

/** A visitor logs in. The visitor's data becomes the member's. */
export const visitorLoggedIn = topic<{
  readonly visitorId: string;
  readonly memberId: string;
}>("visitor logged in");
