import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { environmentOf } from "../client/environment.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { postJson } from "./http.js";

const HOST = "http://localhost:9999";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("postJson", () => {
  it("sends a POST request to the host of the environment", async () => {
    nock(HOST)
      .post("/oauth2/token", { grantType: "anonymous" })
      .matchHeader("x-own", "1")
      .reply(200, { access_token: "t" });
    const environment = environmentOf({ baseUrl: `${HOST}/` });
    const headers = { "x-own": "1" };
    const body = { grantType: "anonymous" };
    expect(await postJson(environment, "/oauth2/token", body, { headers })).toEqual({
      access_token: "t",
    });
  });

  it("uses the fetch function and the clock of the environment", async () => {
    const clock = fakeClock();
    const fetch = () => new Promise<never>(() => {});
    const promise = postJson(environmentOf({ clock, fetch, totalTimeout: 70 }), "/x", {});
    const timeoutSleep = await clock.next();
    expect(timeoutSleep.ms).toBe(70);
    timeoutSleep.wake();
    await expect(promise).rejects.toMatchObject({ code: "TIMEOUT" });
  });

  it("rejects with an HttpError for a 4xx response", async () => {
    nock(HOST).post("/x").reply(400, { error: "invalid_grant" });
    const environment = environmentOf({ baseUrl: HOST });
    await expect(postJson(environment, "/x", {})).rejects.toMatchObject({
      name: "HttpError",
      message: "invalid_grant",
      status: 400,
    });
  });

  it("rejects with ABORTED for an aborted signal", async () => {
    const environment = environmentOf({ baseUrl: HOST });
    const signal = AbortSignal.abort();
    await expect(postJson(environment, "/x", {}, { signal })).rejects.toMatchObject({
      code: "ABORTED",
    });
  });

  it("retries a failed request only if it is a read", async () => {
    const environment = environmentOf({ baseUrl: HOST, clock: fakeClock({ skip: 20_000 }) });
    nock(HOST).post("/x").reply(500);
    await expect(postJson(environment, "/x", {})).rejects.toMatchObject({ status: 500 });
    nock(HOST).post("/x").times(2).reply(500);
    nock(HOST).post("/x").reply(200, { a: 1 });
    expect(await postJson(environment, "/x", {}, { read: true })).toEqual({ a: 1 });
    nock(HOST).post("/x").reply(500);
    await expect(postJson(environment, "/x", {}, { read: true, retries: 0 })).rejects.toMatchObject(
      { status: 500 },
    );
  });
});
