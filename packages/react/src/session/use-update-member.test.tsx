// @vitest-environment jsdom

import { updateMemberAbout } from "@portico/members/members-about";
import { afterEach, expect, it } from "vitest";
import { errorText } from "../elements/error-text.js";
import { currentMemberAboutQuery } from "../queries.js";
import { logIn } from "../test-kit/create-shop.js";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { type MemberChanges, memberInput } from "./member-changes.js";
import { useMember, useMemberAbout } from "./use-member.js";
import { useUpdateMember } from "./use-update-member.js";

afterEach(cleanup);

async function setUp() {
  const shop = testShop();
  await logIn(shop.emulator, shop.client.auth);
  const { result } = renderHook(
    () => ({
      member: useMember(),
      update: useUpdateMember(),
      about: useMemberAbout(),
    }),
    { wrapper: shop.wrapper },
  );
  const current = () => result.current;
  await waitFor(() => expect(current().member.data).toBeDefined());
  const requestCount = (prefix: string) =>
    shop.requests.filter((request) => request.startsWith(prefix)).length;
  return { ...shop, current, requestCount };
}

it("useUpdateMember updates the contact, the profile and the cached member", async () => {
  const { current, client, queryClient } = await setUp();
  const address = { addressLine: "12 St James's Square", city: "London", country: "GB" };
  const changes: MemberChanges = {
    nickname: "Countess",
    firstName: "Augusta",
    phones: ["+442079460000"],
    addresses: [address],
    birthdate: "1815-12-10",
  };
  await act(() => current().update.mutateAsync(changes));
  const expectedMember = {
    profile: { nickname: "Countess" },
    contact: { firstName: "Augusta", phones: ["+442079460000"], addresses: [address] },
  };
  await waitFor(() => expect(current().member.data).toMatchObject(expectedMember));
  expect(current().update).toMatchObject({ isPending: false, error: null });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(current().member.data).toMatchObject(expectedMember));
  expect(client.auth.loggedIn()).toBe(true);
});

it("useUpdateMember clears a list without changing other fields", async () => {
  const { current, requestCount } = await setUp();
  await act(() => current().update.mutateAsync({ phones: ["+12125550100"], firstName: "Ada" }));
  await act(() => current().update.mutateAsync({ phones: [] }));
  expect(requestCount("PATCH")).toBe(1);
  await waitFor(() => expect(current().member.data?.contact?.phones ?? []).toEqual([]));
  expect(current().member.data?.contact?.firstName).toBe("Ada");
});

it("useUpdateMember reports validation errors by field, and other errors without a field", async () => {
  const { current, emulator } = await setUp();
  act(() => current().update.mutate({ company: "x".repeat(101) }));
  await waitFor(() => expect(errorText(current().update.error, {}, "company")).toContain("check"));
  expect(errorText(current().update.error, {}, "firstName")).toBeUndefined();
  emulator.faults.add({ kind: "status", status: 500, operation: "members.members.updateMember" });
  act(() => current().update.mutate({ company: "Analytical Engines" }));
  await waitFor(() =>
    expect(errorText(current().update.error)).toContain("Something went wrong on our end"),
  );
  expect(errorText(current().update.error, {}, "company")).toBeUndefined();
  act(() => current().update.reset());
  await waitFor(() => expect(current().update.error).toBeNull());
});

it("useUpdateMember does not cache a response that arrives after a logout", async () => {
  const { current, client, network, queryClient } = await setUp();
  let deliver = () => {};
  network.beforeResponse = (path) =>
    /members\/v1\/members\/[^m]/.test(path)
      ? new Promise((resolve) => (deliver = resolve))
      : undefined;
  let change: Promise<unknown> | undefined;
  await act(async () => {
    change = current().update.mutateAsync({ nickname: "Countess" });
  });
  await waitFor(() => expect(network.lastRequest?.method).toBe("PATCH"));
  await act(async () => void client.auth.logout("http://localhost/"));
  await act(async () => {
    deliver();
    await change;
  });
  await waitFor(() => expect(current().member.data).toBeNull());
  const cachedQueries = queryClient.getQueryCache().getAll();
  expect(JSON.stringify(cachedQueries.map(({ state }) => state.data))).not.toContain("Countess");
});

it("useUpdateMember makes the profile public or private, and keeps the old value if the request fails", async () => {
  const { current, emulator } = await setUp();
  for (const isPublic of [true, false, true]) {
    await act(() => current().update.mutateAsync({ isPublic }));
    await waitFor(() =>
      expect(current().member.data?.privacyStatus).toBe(isPublic ? "PUBLIC" : "PRIVATE"),
    );
  }
  emulator.faults.add({ kind: "drop", operation: "members.members.leaveCommunity" });
  act(() => current().update.mutate({ isPublic: false }));
  await waitFor(() => expect(current().update.error).toMatchObject({ code: "NETWORK" }));
  expect(current().member.data?.privacyStatus).toBe("PUBLIC");
});

it("useUpdateMember changes the about text after another tab has changed it, and keeps the old text if the request fails", async () => {
  const { current, emulator, client, queryClient } = await setUp();
  await waitFor(() => expect(current().about.data).toBe(""));
  for (const text of ["Countess.\n\nSums.", "Poet of numbers."]) {
    await act(() => current().update.mutateAsync({ about: text }));
    await waitFor(() => expect(current().about.data).toBe(text));
  }
  const storedAbout = await queryClient.fetchQuery(currentMemberAboutQuery(client));
  const otherTabUpdate = { revision: storedAbout?.revision ?? "", content: { nodes: [] } };
  await client.use(updateMemberAbout)(storedAbout?.id ?? "", otherTabUpdate);
  await act(() => current().update.mutateAsync({ about: "Again." }));
  emulator.faults.add({ kind: "drop", operation: "members.membersAbout.updateMemberAbout" });
  act(() => current().update.mutate({ about: "Lost." }));
  await waitFor(() => expect(current().update.error).toMatchObject({ code: "NETWORK" }));
  expect(current().about.data).toBe("Again.");
});

it("useUpdateMember rejects changes by visitors", async () => {
  const { wrapper } = testShop();
  const { result } = renderHook(() => useUpdateMember(), { wrapper });
  const change = act(() => result.current.mutateAsync({ nickname: "x" }));
  await expect(change).rejects.toMatchObject({ code: "NOT_LOGGED_IN" });
});

it("memberInput returns only the fields that updateMember changes", () => {
  expect(memberInput({})).toBeUndefined();
  expect(memberInput({ phones: [], isPublic: true })).toBeUndefined();
  expect(memberInput({ nickname: null, firstName: undefined })).toEqual({
    profile: { nickname: null },
  });
  expect(memberInput({ lastName: "L" })).toEqual({ contact: { lastName: "L" } });
});
