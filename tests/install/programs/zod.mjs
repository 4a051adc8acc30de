import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createClient, isValidationError } from "@portico/core";
import { checkoutForm } from "@portico/ecom/forms";
import { createEmulator } from "@portico/emulator";
import { OAuthStrategy } from "@portico/identity";
import { newPasswordForm } from "@portico/identity/forms";
import { profileForm } from "@portico/members/forms";
import { productsV3 } from "@portico/stores";
import * as schemas from "@portico/stores/schemas/products-v3";
import { print } from "./shop.mjs";

const emulator = createEmulator({ seed: "minimal" });
const client = createClient({
  fetch: emulator.fetch,
  auth: OAuthStrategy({ clientId: "test" }),
  modules: { productsV3 },
  validate: schemas.requests,
});
const { items } = await client.productsV3.queryProducts().limit(1).find();
const rejectedError = await client.productsV3.getProduct(5).catch((error) => error);

/** The result must not also report the invalid field as missing. */
const [schema] = Object.values((await import("@portico/identity/schemas/redirects")).requests);
const invalidResult = schema.safeParse({ auth: { authRequest: { clientId: "no GUID" } } });

/** The forms use zod/mini. */
const forms = [
  checkoutForm().safeParse({
    contact: { email: "ada@", firstName: " ", lastName: "Lovelace", phone: "none" },
    address: { addressLine: "Main St 1", postalCode: " 1 ", city: "Berlin", country: "de" },
  }),
  profileForm().safeParse({ birthdate: "1815-02-30" }),
  newPasswordForm().safeParse({ password: "a", confirmPassword: "b" }),
  newPasswordForm().safeParse({ password: " a ", confirmPassword: " a " }),
];

/** Number of schemas that were used. The first use of a schema creates all its parts. */
let usedSchemaCount = 0;
const { resolve } = createRequire(import.meta.url);
for (const name of ["stores", "ecom", "members", "identity"]) {
  const folder = join(dirname(resolve(`@portico/${name}/package.json`)), "dist/generated/schemas");
  for (const file of readdirSync(folder).filter((path) => path.endsWith(".js"))) {
    const module = await import(`@portico/${name}/schemas/${file.slice(0, -3)}`);
    for (const schema of Object.values(module).filter((value) => value?._zod)) {
      schema.safeParse({});
      usedSchemaCount++;
    }
  }
}
print({
  names: items.map(({ name }) => name),
  rejected: isValidationError(rejectedError) && rejectedError.violations.map(({ field }) => field),
  parsed: schemas.V3Product.safeParse({ name: "Hat" }).success,
  forms: forms.map(({ data, error }) => data ?? error.issues.map(({ path }) => path.join("."))),
  invalid: invalidResult.error.issues.map(({ path }) => path.join(".")),
  used: usedSchemaCount > 500,
});
