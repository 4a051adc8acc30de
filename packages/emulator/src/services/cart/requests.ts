// Checks shared by both versions of the cart interface and by checkouts.
import { z } from "zod";
import { decimal, int, loose, opt, struct, text } from "../../kernel/checks/shapes.js";

/** `catalogReference`. */
export const catalogReference = z.object({
  catalogItemId: text(36, 1),
  appId: text(100, 1),
  options: opt(struct()),
});

/** An address. */
export const address = z.object({
  country: opt(z.string().length(2)),
  subdivision: opt(text(50)),
  city: opt(text(50)),
  postalCode: opt(text(50)),
  streetAddress: opt(z.object({ number: opt(text(100)), name: opt(text(200)) })),
  addressLine: opt(text(150)),
  addressLine2: opt(text(100)),
});

/** A contact. */
export const contact = z.object({
  firstName: opt(text(100)),
  lastName: opt(text(100)),
  phone: opt(text(50)),
  company: opt(text(1000)),
});

/** An e-mail address. */
export const email = z.email().max(254);

/** An amount of money in a request. */
export const moneyInput = z.object({ amount: decimal() });

/** Quantities as the platform limits them. */
export const quantity = int(1, 100_000);

/** Site-defined fields, kept as they come. */
export const extendedFields = opt(loose({}));

/** Drops absent fields, so that "not sent" and "not there" are the same. */
export function present<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
