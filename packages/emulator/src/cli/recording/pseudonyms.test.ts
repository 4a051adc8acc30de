import fc from "fast-check";
import { base64url } from "jose";
import { expect, it, test } from "vitest";
import type { Pair } from "./pair.js";
import { Pseudonyms } from "./pseudonyms.js";
import { recorder } from "./recorder.js";

interface Secret {
  readonly key: string;
  readonly value: string;
}

const hex = fc.stringMatching(/^[0-9a-f]{12}$/);
const digits = fc.stringMatching(/^[1-9]\d{7}$/);
const secretOf = (keys: readonly string[], value: fc.Arbitrary<string>): fc.Arbitrary<Secret> =>
  fc.record({ key: fc.constantFrom(...keys), value });

const token = hex.map((text) => `OauthNG.JWS.eyJ${text}.${text}.${text}`);
/** Email addresses, which the recorder recognizes by their format in any field. */
const email = fc.tuple(hex, fc.constantFrom("@shop.de", "@bücher.de", "@mail.shop.co.uk", "@shop"));
const recognizableText = fc.oneof(
  token,
  email.map((parts) => parts.join("")),
  digits.map((text) => `+49 (30) ${text}`),
);
const personalField = fc.oneof(
  secretOf(["password", "newPassword", "passwordHash"], hex),
  secretOf(["accessToken", "refresh_token", "sessionToken", "token", "jwt"], token),
  secretOf(["apiKey", "api_key", "secret", "clientSecret", "privateKey", "signature"], hex),
  secretOf(["cookie", "cookies", "Set-Cookie", "sessionCookie"], hex),
  secretOf(["otp", "verificationCode", "cvv", "cardNumber", "iban"], hex),
  secretOf(["phone", "phones", "phoneNumber", "e164Phone", "buyerPhone", "mobile"], digits),
  secretOf(["addressLine", "addressLine1", "addressLine2", "street", "formattedAddress"], hex),
  secretOf(["postalCode", "zipCode", "address", "ipAddress", "streetAddress.number"], hex),
  secretOf(["firstName", "lastName", "fullName", "nickname", "company", "vatId", "vatId.id"], hex),
);
const recognizedField = secretOf(["email", "note", "url", "id", "$eq", "grace"], recognizableText);
const secrets = fc.array(fc.oneof(personalField, recognizedField), { minLength: 1, maxLength: 6 });

const wrappers = {
  plain: ({ key, value }: Secret): object => ({ [key]: value }),
  list: ({ key, value }: Secret): object => ({ [key]: [value, value] }),
  deep: (secret: Secret): object => ({ order: { lines: [{ buyer: wrappers.plain(secret) }] } }),
  path: ({ key, value }: Secret): object => ({
    filter: { [`buyerInfo.${key}`]: { $in: [value] } },
  }),
  text: (secret: Secret): object => ({ data: JSON.stringify({ event: wrappers.deep(secret) }) }),
  null: (secret: Secret): object => ({
    before: null,
    empty: "",
    list: [],
    ...wrappers.plain(secret),
  }),
};
const wrapped = (secretLists: fc.Arbitrary<Secret[]>) =>
  secretLists.chain((all) =>
    fc
      .array(fc.constantFrom(...Object.values(wrappers)), {
        minLength: all.length,
        maxLength: all.length,
      })
      .map((chosen) => ({ all, body: all.map((secret, index) => chosen[index]?.(secret)) })),
  );

async function recordingOf(request: Request, response: object): Promise<string> {
  const pairs: Pair[] = [];
  const headers = { "Set-Cookie": "svSession=cookie-of-the-response" };
  const handle = recorder({
    target: "https://www.wixapis.com",
    onPair: (pair) => pairs.push(pair),
    fetch: async () => Response.json(response, { headers }),
  });
  await handle(request);
  expect(pairs).toHaveLength(1);
  return JSON.stringify(pairs).toLowerCase();
}

const QUERY = "http://localhost:4478/stores/v3/products/query";

it("a recording contains no credentials or personal data", async () => {
  const property = fc.asyncProperty(
    wrapped(secrets),
    wrapped(secrets),
    secrets,
    recognizableText,
    token,
    async (sent, received, parameters, pathText, authorization) => {
      const url = new URL(QUERY);
      for (const { key, value } of parameters) url.searchParams.append(key, value);
      const packed = JSON.stringify({ packed: sent.body });
      url.searchParams.append(".r", base64url.encode(packed));
      const body = JSON.stringify({ sent: sent.body });
      const headers = {
        Authorization: authorization,
        Cookie: "svSession=cookie-of-the-request",
        "X-Password": "password-of-a-header",
        "Content-Type": "application/json",
      };
      const request = new Request(url, { method: "POST", headers, body });
      const path = new URL(
        `http://localhost:4478/stores/v3/products/${encodeURIComponent(pathText)}`,
      );
      const texts = [
        await recordingOf(request, { received: received.body }),
        await recordingOf(new Request(path, { headers }), { received: received.body }),
      ];
      const all = [...sent.all, ...received.all, ...parameters].map(({ value }) => value);
      const hidden = [...all, pathText, authorization, "cookie-of", "password-of-a-header"];
      for (const secret of hidden.map((text) => text.toLowerCase())) {
        for (const spelling of [secret, encodeURIComponent(secret).toLowerCase()]) {
          for (const text of texts) expect(text).not.toContain(spelling);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 200 });
});

it("a recording contains no credentials or personal data from forms", async () => {
  const property = fc.asyncProperty(secrets, async (all) => {
    const form = new URLSearchParams(all.map(({ key, value }) => [key, value]));
    const url = "http://localhost:4478/oauth2/token";
    const text = await recordingOf(new Request(url, { method: "POST", body: form }), {});
    for (const { value } of all) expect(text).not.toContain(value.toLowerCase());
  });
  await fc.assert(property);
});

const context = { hasLoginCodes: false, keepIds: false };
const pseudonymized = (value: unknown) => new Pseudonyms().value(value, context);

test("equal values have the same pseudonym, and different values have different pseudonyms", () => {
  const phones = { phone: "+49 30 1234567", e164Phone: "+49301234567", mobile: "+49301234568" };
  expect(pseudonymized(phones)).toEqual({
    phone: "+99900000001",
    e164Phone: "+99900000001",
    mobile: "+99900000002",
  });
  const people = [{ firstName: "Grace" }, { firstName: "Ada" }, { firstName: "Grace" }];
  expect(pseudonymized(people)).toEqual(
    ["portico-name-1", "portico-name-2", "portico-name-1"].map((firstName) => ({ firstName })),
  );
  const note = { addressLine: "Rosenweg 5", note: "It is Rosenweg 5, call +49 30 1234567" };
  expect(pseudonymized(note)).toEqual({
    addressLine: "portico-address-1",
    note: "It is portico-address-1, call +99900000001",
  });
});

test("data that identifies no person stays unchanged", () => {
  const unchangedData = {
    name: "Tee",
    code: "WELCOME10",
    number: "10001",
    slug: "tee",
    address: { country: "DE", subdivision: "DE-BE", city: "Berlin" },
    phones: [{ tag: "MOBILE", countryCode: "DE", primary: true }],
    createdDate: "2026-05-04T10:00:00.000+02:00",
    price: { amount: "5.00", formattedAmount: "€5.00" },
    email: "ada@example.com",
    ids: ["00000000-0000-0000-0000-000000000001", "215238eb-22a5-4c36-9e7b-e7c08025e04e"],
    text: '{ "not": "touched" }',
  };
  expect(pseudonymized(unchangedData)).toEqual(unchangedData);
});

test("hexadecimal ids and cursors are replaced with pseudonyms", () => {
  const list = {
    items: [{ id: "5f9c0a1b2c3d4e5f60718293" }],
    cursors: { next: "abc", prev: null },
  };
  expect(pseudonymized(list)).toEqual({
    items: [{ id: "portico-id-1" }],
    cursors: { next: "portico-cursor-1", prev: null },
  });
  expect(pseudonymized({ cursorPaging: { cursor: "abc" } })).toEqual({
    cursorPaging: { cursor: "portico-cursor-1" },
  });
});

test("coordinates are rounded to a tenth of a degree, and dates of birth are replaced", () => {
  const location = { geocode: { latitude: 52.5316, longitude: -13.3884 }, birthdate: "1906-12-09" };
  expect(pseudonymized(location)).toEqual({
    geocode: { latitude: 52.5, longitude: -13.4 },
    birthdate: "1900-01-01",
  });
});
