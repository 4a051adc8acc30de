import type { Json } from "../test-client.js";
import {
  type Example,
  get,
  notEmulated,
  onPage,
  post,
  rejected,
  remove,
  WRITERS,
} from "./example.js";

const AUTH = "wix-vibe-headless/references/members/app/rest/wix-members-auth.js";
const FILES = "/site-media/v1/files";
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const anonymous = { sender: "anonymous" } as const;
const asVisitor = { sender: "visitor" } as const;
const authRequest = {
  clientId: "shop",
  codeChallenge: CHALLENGE,
  codeChallengeMethod: "S256",
  responseType: "code",
  scope: "offline_access",
  state: "state",
};
const urlCheck = { check: ({ redirectSession }: Json) => redirectSession.fullUrl };

const oauthExamples: Example[] = [
  ...onPage(
    "wix-manage/references/sites/manage-oauth-apps.md",
    post("/oauth2/token", { clientId: "shop", grantType: "anonymous" }, anonymous),
    post(
      "/oauth2/token",
      ({ ids }) => ({
        clientId: "shop",
        grantType: "refresh_token",
        refreshToken: ids.refreshToken,
      }),
      anonymous,
    ),
    post(
      "/oauth-app/v1/oauth-apps",
      {},
      notEmulated(
        "OAuth apps are not emulated. Use the `site.clients` and `site.apps` options instead.",
      ),
    ),
    post(
      "/oauth-app/v1/oauth-apps/query",
      {},
      notEmulated(
        "OAuth apps are not emulated. Use the `site.clients` and `site.apps` options instead.",
      ),
    ),
  ),
  ...onPage(
    "wix-headless/references/stripe/AUTHENTICATION.md",
    post(
      "/oauth2/token",
      {
        grant_type: "client_credentials",
        client_id: "my-app",
        client_secret: "my-secret",
      },
      {
        ...anonymous,
        outcome: {
          status: 400,
          reason: "The emulator expects `instance_id` from every app.",
        },
      },
    ),
  ),
  ...onPage(
    "wix-auth/references/device-flow.md",
    get("/oauth2/device/code?clientId=shop", {
      ...anonymous,
      outcome: {
        status: 404,
        reason: "Device login is for Wix users, who are not emulated.",
      },
    }),
    post(
      "/oauth2/token",
      {
        clientId: "shop",
        grantType: "urn:ietf:params:oauth:grant-type:device_code",
        deviceCode: "code",
      },
      {
        ...anonymous,
        outcome: {
          status: 400,
          reason: "Device login is for Wix users, who are not emulated.",
        },
      },
    ),
  ),
  ...onPage(
    AUTH,
    post(
      "/_api/iam/authentication/v2/register",
      {
        loginId: { email: "grace@example.com" },
        password: "correct-horse",
        profile: { firstName: "Grace" },
      },
      { ...asVisitor, check: ({ state, sessionToken }) => state === "SUCCESS" && sessionToken },
    ),
    post(
      "/_api/iam/authentication/v2/login",
      {
        loginId: { email: "ada@example.com" },
        password: "portico",
      },
      { ...asVisitor, check: ({ state }) => state === "SUCCESS" },
    ),
    post(
      "/_api/iam/authentication/v2/register",
      {
        loginId: { email: "ada@example.com" },
        password: "correct-horse",
      },
      {
        ...asVisitor,
        ...rejected(409, "The email address is already registered.", { code: "-19995" }),
      },
    ),
    post(
      "/_api/iam/authentication/v2/login",
      {
        loginId: { email: "nobody@example.com" },
        password: "portico",
      },
      { ...asVisitor, ...rejected(404, "No account has this email address.", { code: "-19999" }) },
    ),
    post(
      "/_api/iam/authentication/v2/login",
      {
        loginId: { email: "ada@example.com" },
        password: "wrong",
      },
      { ...asVisitor, ...rejected(401, "The password is incorrect.", { code: "-19976" }) },
    ),
    post(
      "/_api/iam/recovery/v1/send-email",
      {
        email: "ada@example.com",
        redirect: { url: "http://localhost:5173/", clientId: "shop" },
      },
      asVisitor,
    ),
    post(
      "/_api/redirects-api/v1/redirect-session",
      ({ ids }) => ({
        auth: {
          authRequest: {
            ...authRequest,
            responseMode: "web_message",
            sessionToken: ids.sessionToken,
          },
        },
      }),
      { ...asVisitor, ...urlCheck },
    ),
    post(
      "/_api/redirects-api/v1/redirect-session",
      {
        auth: {
          authRequest: {
            ...authRequest,
            responseMode: "fragment",
            idp: "0e6a50f5-b523-4e29-990d-f37fa2ffdd69",
            redirectUri: "http://localhost:5173/callback",
          },
        },
      },
      { ...asVisitor, ...urlCheck },
    ),
    post(
      "/_api/redirects-api/v1/redirect-session",
      {
        logout: { clientId: "shop" },
        callbacks: { postFlowUrl: "http://localhost:5173/" },
      },
      { sender: "member", ...urlCheck },
    ),
    get("/members/v1/members/my?fieldSet=FULL", {
      sender: "member",
      check: ({ member }) => member.profile.slug === "ada",
    }),
  ),
];

const memberExamples: Example[] = [
  ...onPage(
    "wix-manage/references/blog/how-to-create-blog-posts.md",
    get("/members/v1/members?fieldsets=PUBLIC&paging.limit=1", {
      check: ({ members: results }) => results.length === 1 && results[0].loginEmail === undefined,
    }),
    post(
      "/members/v1/members",
      {
        member: {
          loginEmail: "author@example.com",
          contact: { firstName: "Blog", lastName: "Author" },
        },
      },
      { check: ({ member }) => member.id },
    ),
    post(`${FILES}/import`, { url: "https://example.com/a.jpg", mediaType: "IMAGE" }),
  ),
  ...onPage(
    WRITERS,
    get("/members/v1/members?fieldsets=FULL&paging.limit=50", {
      check: ({ members }) => members.some(({ loginEmail }: { loginEmail: string }) => loginEmail),
    }),
    post("/members/v1/members", {
      member: {
        loginEmail: "new-member@example.com",
        contact: { firstName: "New" },
        profile: { nickname: "New", slug: "new" },
      },
    }),
  ),
  ...onPage(
    "wix-replatform/resources/rp-target-wix/SPEC-product-reviews-and-blog-authorship.md",
    remove(({ ids }) => `/members/v1/members/${ids.member}`),
  ),
];

export const identityExamples: readonly Example[] = [...oauthExamples, ...memberExamples];
