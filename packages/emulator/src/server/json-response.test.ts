import { describe, expect, it } from "vitest";
import { JsonList } from "../query/json-list.js";
import { json, jsonText } from "./json-response.js";

const body = { name: 'Wool – "soft"', parts: new JsonList(['{"id":1}']) };
const text = '{"name":"Wool – \\"soft\\"","parts":[{"id":1}]}';
const createResponse = () => json(201, body);

describe("a JSON response", () => {
  it("has a status, a content type and a body", async () => {
    expect(createResponse().status).toBe(201);
    expect(createResponse().headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(await createResponse().text()).toBe(text);
    expect(await createResponse().json()).toEqual(JSON.parse(text));
    expect(new TextDecoder().decode(await createResponse().arrayBuffer())).toBe(text);
    expect(await new Response(createResponse().body, createResponse()).text()).toBe(text);
  });

  it("cannot be read twice", async () => {
    for (const method of ["text", "json", "arrayBuffer"] as const) {
      const response = createResponse();
      const first = response[method]();
      expect(response.bodyUsed).toBe(true);
      await first;
      await expect(response.text()).rejects.toThrow(TypeError);
      await expect(response.json()).rejects.toThrow(TypeError);
      await expect(response.arrayBuffer()).rejects.toThrow(TypeError);
    }
  });

  it("cannot be read with text() while its body is locked", async () => {
    const response = createResponse();
    const reader = response.body?.getReader();
    await expect(response.text()).rejects.toThrow(TypeError);
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe(text);
  });

  it("can be cloned and read in any order", async () => {
    for (const isCopyFirst of [true, false]) {
      const response = createResponse();
      const copy = response.clone();
      for (const each of isCopyFirst ? [copy, response] : [response, copy]) {
        expect(await each.text()).toBe(text);
      }
      expect(response.bodyUsed && copy.bodyUsed).toBe(true);
    }
  });
});

describe("jsonText", () => {
  it("returns the text of JSON responses without consuming them, and undefined for other content", async () => {
    const response = createResponse();
    const other = Response.json(body);
    expect([await jsonText(response), await jsonText(other)]).toEqual([text, text]);
    expect([await response.text(), await other.text()]).toEqual([text, text]);
    expect(jsonText(new Response("picture"))).toBeUndefined();
  });
});
