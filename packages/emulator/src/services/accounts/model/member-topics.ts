import { topic } from "../../../kernel/topic.js";
import type { Member } from "./member.js";

/** A member is about to be blocked. Listeners throw to prevent it. */
export const memberBlocking = topic<Member>("member blocking");
