// @vitest-environment jsdom
import type { ServerClient } from "@portico/identity/server";
import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useCart, useCartTotals } from "../cart/use-cart.js";
import { PorticoProvider, useClient } from "../provider/provider.js";
import {
  currentMemberQuery,
  ordersInfiniteQuery,
  porticoKeys,
  prefetchCart,
  productQuery,
  productsQuery,
} from "../queries.js";
import { act, GRACE, renderedShop } from "../testing/rendered-shop.js";
import { ADA } from "../testing/test-shop.js";
import { waitFor } from "../testing/testing-library.js";
import { useMember } from "./use-member.js";
import { usePasswordReset } from "./use-password-reset.js";
import { Show, useSession } from "./use-session.js";
import { type UseSignIn, useSignIn } from "./use-sign-in.js";
import { useSignOut } from "./use-sign-out.js";

type Shop = ReturnType<typeof renderedShop>;

const statuses: string[] = [];

function Page() {
  const client = useClient();
  const { status } = useSession();
  const { data: member } = useMember();
  statuses.push(status);
  const { data: cart } = useCart();
  const { data: totals } = useCartTotals();
  const { data: products } = useQuery(productsQuery(client, { limit: 3 }));
  const { data: pendant } = useQuery(productQuery(client, { slug: "drop-pendant" }));
  const { data: orders } = useInfiniteQuery({
    ...ordersInfiniteQuery(client),
    enabled: status === "member",
  });
  return (
    <>
      <h1>{status}</h1>
      <p>
        {member?.loginEmail}, since {member?.createdDate?.getUTCFullYear()}
      </p>
      <Show when="member" fallback={<a href="/auth/login">Log in</a>}>
        <b>account</b>
      </Show>
      <ul>
        {cart?.lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.name}
          </li>
        ))}
      </ul>
      <i>{totals?.total?.amount}</i>
      <ol>
        {products?.products.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
      <p>
        {pendant?.name}, {pendant?.createdDate?.toISOString()}
      </p>
      <p>{orders?.pages[0]?.orders.length} orders</p>
    </>
  );
}

async function fetchAll(client: ServerClient, queryClient: QueryClient) {
  await Promise.all([
    prefetchCart(queryClient, client),
    queryClient.fetchQuery(productsQuery(client, { limit: 3 })),
    queryClient.fetchQuery(productQuery(client, { slug: "drop-pendant" })),
    client.session.isMember && queryClient.fetchQuery(currentMemberQuery(client)),
    client.session.isMember && queryClient.fetchInfiniteQuery(ordersInfiniteQuery(client)),
  ]);
}

async function createMemberShop() {
  const shop = renderedShop();
  await shop.logIn(ADA.email);
  await shop.addPendant();
  return shop;
}

it("a member's page hydrates with the server's query keys, without requests or mismatches", async () => {
  const shop = await createMemberShop();
  const renderedPage = await shop.render(<Page />, fetchAll);
  expect(renderedPage.html).toContain("<h1>member</h1>");
  expect(renderedPage.html).toMatch(/<li>1<!-- --> × <!-- -->Drop Pendant<\/li>/);
  expect(renderedPage.html).toMatch(/<i>\d+\.\d\d<\/i>/);
  expect(renderedPage.state).not.toMatch(/access_?token|refresh_?token/i);
  expect(JSON.stringify(renderedPage.snapshot)).not.toMatch(/token/i);
  statuses.length = 0;
  const { problems, container, client, queryClient } = await shop.open(renderedPage, <Page />);
  expect(container.innerHTML).toBe(renderedPage.html);
  expect([...new Set(statuses)]).toEqual(["member"]);
  expect(problems).toEqual([]);
  expect(shop.requests).toEqual([]);
  const pendant = queryClient.getQueryData(productQuery(client, { slug: "drop-pendant" }).queryKey);
  expect(pendant?.createdDate).toBeInstanceOf(Date);
  expect(porticoKeys(client).session()[3]).toBe(`member.${renderedPage.snapshot?.sessionVersion}`);
});

it("a new visitor's page hydrates without requests or mismatches", async () => {
  const shop = renderedShop();
  const renderedPage = await shop.render(<Page />, fetchAll);
  expect(renderedPage.html).toContain("<h1>visitor</h1>");
  const { problems, container } = await shop.open(renderedPage, <Page />);
  expect(container.innerHTML).toBe(renderedPage.html);
  expect([problems, shop.requests]).toEqual([[], []]);
});

it("a static page shows the loading state until the session is loaded", async () => {
  const shop = await createMemberShop();
  statuses.length = 0;
  const renderedPage = await shop.render(<h1>for all</h1>, async () => {});
  const { container, problems } = await shop.open(
    { ...renderedPage, html: "<h1>loading</h1>", snapshot: undefined },
    <Status />,
  );
  await waitFor(() => expect(container.textContent).toBe("member"));
  expect(statuses[0]).toBe("loading");
  expect(problems).toEqual([]);
  expect(shop.requests.filter((request) => request.endsWith("/auth/session"))).toHaveLength(1);
});

function Status() {
  const { status } = useSession();
  const { data: member, error } = useMember();
  statuses.push(status);
  return <h1>{member?.loginEmail ?? error?.name ?? status}</h1>;
}

async function fetchMember(client: ServerClient, queryClient: QueryClient) {
  if (client.session.isMember) await queryClient.fetchQuery(currentMemberQuery(client));
}

it("useSession follows logins and logouts in other tabs", async () => {
  const shop = renderedShop();
  const firstPage = await shop.open(await shop.render(<Status />, fetchMember), <Status />);
  expect(firstPage.container.textContent).toBe("visitor");
  await shop.logIn(ADA.email);
  const renderedPage = await shop.render(<Status />, fetchMember);
  const secondPage = await shop.open(renderedPage, <Status />);
  await waitFor(() => expect(firstPage.container.textContent).toBe(ADA.email));
  expect(porticoKeys(firstPage.client).session()).toEqual(porticoKeys(secondPage.client).session());
  await shop.logIn(GRACE.email);
  await shop.open(await shop.render(<Status />, fetchMember), <Status />);
  for (const { container } of [firstPage, secondPage]) {
    await waitFor(() => expect(container.textContent).toBe(GRACE.email));
  }
  await act(() => secondPage.auth.logout({ navigate: () => {} }));
  await waitFor(() => expect(firstPage.container.textContent).toBe("visitor"));
  expect([firstPage.problems, secondPage.problems]).toEqual([[], []]);
});

it("a client with ServerSessionStrategy retries a request with a new token after a 401", async () => {
  const shop = await createMemberShop();
  const renderedPage = await shop.render(<Status />, fetchMember);
  const { client, queryClient, auth } = await shop.open(renderedPage, <Status />);
  await auth.getAuthHeaders();
  const oldToken = auth.getTokens().accessToken.value;
  shop.network.respond = (_path, authorization) =>
    authorization === oldToken ? Response.json({}, { status: 401 }) : undefined;
  await act(() => queryClient.invalidateQueries({ queryKey: porticoKeys(client).session() }));
  expect(queryClient.getQueryState(porticoKeys(client).member())?.status).toBe("success");
  expect(auth.getTokens().accessToken.value).not.toBe(oldToken);
  expect(shop.requests).toEqual([
    "GET /auth/session",
    "GET /members/v1/members/my",
    "POST /auth/session",
    "GET /members/v1/members/my",
  ]);
});

it("useMember returns the error of a failed session request, and the member stays logged in", async () => {
  const shop = await createMemberShop();
  const renderedPage = await shop.render(<Status />, async () => {});
  shop.network.respond = (path) =>
    path.startsWith("/auth/") ? new Response("", { status: 503 }) : undefined;
  const { container, auth, client, queryClient } = await shop.open(renderedPage, <Status />);
  await waitFor(() => expect(container.textContent).toBe("SystemError"));
  expect(auth.loggedIn()).toBe(true);
  shop.network.respond = undefined;
  await act(() => queryClient.invalidateQueries({ queryKey: porticoKeys(client).session() }));
  await waitFor(() => expect(container.textContent).toBe(ADA.email));
});

const hookResults: { signIn?: UseSignIn; signOut?: ReturnType<typeof useSignOut> } = {};

function Hooks() {
  hookResults.signIn = useSignIn();
  hookResults.signOut = useSignOut();
  return <Status />;
}

function PasswordReset() {
  return usePasswordReset().step;
}

describe("with ServerSessionStrategy,", () => {
  async function openHooks(shop: Shop) {
    const page = await shop.open(await shop.render(<Hooks />, fetchMember), <Hooks />);
    expect(page.problems).toEqual([]);
    const urls: string[] = [];
    const navigate = (url: string) => void urls.push(url);
    return { ...page, urls, navigate };
  }

  it("useSignIn redirects to the server and supports no other way to log in", async () => {
    const { urls, navigate } = await openHooks(renderedShop());
    await act(async () => hookResults.signIn?.redirect({ originalUri: "/account?a=1", navigate }));
    expect(urls).toEqual(["/auth/login?returnTo=%2Faccount%3Fa%3D1"]);
    await waitFor(() => expect(hookResults.signIn?.isPending).toBe(true));
    await expect(hookResults.signIn?.mutateAsync(ADA)).rejects.toMatchObject({
      code: "SESSION_ON_SERVER",
    });
    expect(await hookResults.signIn?.signInSilently()).toBe(false);
  });

  it("useSignOut logs out on the server and reports an error if the logout fails", async () => {
    const shop = renderedShop();
    await shop.logIn(ADA.email);
    const { urls, navigate, container } = await openHooks(shop);
    shop.network.respond = () => new Response("", { status: 503 });
    await act(async () => hookResults.signOut?.mutate({ navigate }));
    await waitFor(() => expect(hookResults.signOut?.error?.code).toBe("SESSION_UNAVAILABLE"));
    expect(hookResults.signOut?.isPending).toBe(false);
    expect(container.textContent).toBe(ADA.email);
    shop.network.respond = undefined;
    await act(async () => hookResults.signOut?.mutate({ navigate, returnTo: "/" }));
    await waitFor(() => expect(container.textContent).toBe("visitor"));
    expect(urls).toHaveLength(1);
    expect(hookResults.signOut).toMatchObject({ isPending: true, error: null });
    expect(shop.cookies.has("__Host-portico.test-shop")).toBe(false);
  });

  it("usePasswordReset throws an error that points to the server", async () => {
    const shop = renderedShop();
    const renderedPage = await shop.render(<Status />, fetchMember);
    const { client } = await shop.open(renderedPage, <Status />);
    const page = (
      <PorticoProvider client={client}>
        <PasswordReset />
      </PorticoProvider>
    );
    expect(() => renderToString(page)).toThrow(/on the server instead/);
  });
});

it("PorticoProvider adopts the session that the server renders after an action", async () => {
  const shop = renderedShop();
  const renderedPage = await shop.render(<Status />, fetchMember);
  const { container, rerender, problems } = await shop.open(renderedPage, <Status />);
  await shop.logIn(ADA.email);
  await rerender(await shop.render(<Status />, fetchMember), <Status />);
  await waitFor(() => expect(container.textContent).toBe(ADA.email));
  expect([problems, shop.requests]).toEqual([[], []]);
});
