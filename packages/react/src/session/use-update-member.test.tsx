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
  const now = () => result.current;
  await waitFor(() => expect(now().member.data).toBeDefined());
  const requestCount = (start: string) =>
    shop.requests.filter((one) => one.startsWith(start)).length;
  return { ...shop, now, requestCount };
}

it("useUpdateMember updates the contact, the profile and the cached member", async () => {
  const { now, client, queryClient } = await setUp();
  const address = { addressLine: "12 St James's Square", city: "London", country: "GB" };
  const changes: MemberChanges = {
    nickname: "Countess",
    firstName: "Augusta",
    phones: ["+442079460000"],
    addresses: [address],
    birthdate: "1815-12-10",
  };
  await act(() => now().update.mutateAsync(changes));
  const expectedMember = {
    profile: { nickname: "Countess" },
    contact: { firstName: "Augusta", phones: ["+442079460000"], addresses: [address] },
  };
  await waitFor(() => expect(now().member.data).toMatchObject(expectedMember));
  expect(now().update).toMatchObject({ isPending: false, error: null });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(now().member.data).toMatchObject(expectedMember));
  expect(client.auth.loggedIn()).toBe(true);
});

it("useUpdateMember can clear a list without changing other fields", async () => {
  const { now, requestCount } = await setUp();
  await act(() => now().update.mutateAsync({ phones: ["+12125550100"], firstName: "Ada" }));
  await act(() => now().update.mutateAsync({ phones: [] }));
  expect(requestCount("PATCH")).toBe(1);
  await waitFor(() => expect(now().member.data?.contact?.phones ?? []).toEqual([]));
  expect(now().member.data?.contact?.firstName).toBe("Ada");
});

it("useUpdateMember reports validation errors by field, and other errors without a field", async () => {
  const { now, emulator } = await setUp();
  act(() => now().update.mutate({ company: "x".repeat(101) }));
  await waitFor(() => expect(errorText(now().update.error, {}, "company")).toContain("check"));
  expect(errorText(now().update.error, {}, "firstName")).toBeUndefined();
  emulator.faults.add({ kind: "status", status: 500, operation: "members.members.updateMember" });
  act(() => now().update.mutate({ company: "Analytical Engines" }));
  await waitFor(() =>
    expect(errorText(now().update.error)).toContain("Something went wrong on our end"),
  );
  expect(errorText(now().update.error, {}, "company")).toBeUndefined();
  act(() => now().update.reset());
  await waitFor(() => expect(now().update.error).toBeNull());
});

it("useUpdateMember does not cache a response that arrives after a logout", async () => {
  const { now, client, network, queryClient } = await setUp();
  let deliver = () => {};
  network.beforeResponse = (path) =>
    /members\/v1\/members\/[^m]/.test(path)
      ? new Promise((resolve) => (deliver = resolve))
      : undefined;
  let change: Promise<unknown> | undefined;
  await act(async () => {
    change = now().update.mutateAsync({ nickname: "Countess" });
  });
  await waitFor(() => expect(network.lastRequest?.method).toBe("PATCH"));
  await act(async () => void client.auth.logout("http://localhost/"));
  await act(async () => {
    deliver();
    await change;
  });
  await waitFor(() => expect(now().member.data).toBeNull());
  const cachedQueries = queryClient.getQueryCache().getAll();
  expect(JSON.stringify(cachedQueries.map(({ state }) => state.data))).not.toContain("Countess");
});

it("useUpdateMember can make the profile public or private, and keeps the old value if this fails", async () => {
  const { now, emulator } = await setUp();
  for (const isPublic of [true, false, true]) {
    await act(() => now().update.mutateAsync({ isPublic }));
    await waitFor(() =>
      expect(now().member.data?.privacyStatus).toBe(isPublic ? "PUBLIC" : "PRIVATE"),
    );
  }
  emulator.faults.add({ kind: "drop", operation: "members.members.leaveCommunity" });
  act(() => now().update.mutate({ isPublic: false }));
  await waitFor(() => expect(now().update.error).toMatchObject({ code: "NETWORK" }));
  expect(now().member.data?.privacyStatus).toBe("PUBLIC");
});

it("useUpdateMember changes the about text after another tab has changed it, and keeps the old text if this fails", async () => {
  const { now, emulator, client, queryClient } = await setUp();
  await waitFor(() => expect(now().about.data).toBe(""));
  for (const text of ["Countess.\n\nSums.", "Poet of numbers."]) {
    await act(() => now().update.mutateAsync({ about: text }));
    await waitFor(() => expect(now().about.data).toBe(text));
  }
  const stored = await queryClient.fetchQuery(currentMemberAboutQuery(client));
  const other = { revision: stored?.revision ?? "", content: { nodes: [] } };
  await client.use(updateMemberAbout)(stored?.id ?? "", other);
  await act(() => now().update.mutateAsync({ about: "Again." }));
  emulator.faults.add({ kind: "drop", operation: "members.membersAbout.updateMemberAbout" });
  act(() => now().update.mutate({ about: "Lost." }));
  await waitFor(() => expect(now().update.error).toMatchObject({ code: "NETWORK" }));
  expect(now().about.data).toBe("Again.");
});

it("useUpdateMember rejects changes by visitors", async () => {
  const { wrapper } = testShop();
  const { result } = renderHook(() => useUpdateMember(), { wrapper });
  const change = act(() => result.current.mutateAsync({ nickname: "x" }));
  await expect(change).rejects.toMatchObject({ code: "NOT_LOGGED_IN" });
});

it("memberInput returns only the given fields", () => {
  expect(memberInput({})).toBeUndefined();
  expect(memberInput({ phones: [], isPublic: true })).toBeUndefined();
  expect(memberInput({ nickname: null, firstName: undefined })).toEqual({
    profile: { nickname: null },
  });
  expect(memberInput({ lastName: "L" })).toEqual({ contact: { lastName: "L" } });
});
