import { expect, test } from "vitest";
import { JsonList } from "../query/json-list.js";
import { bodyOf, json } from "./answers.js";

const body = { name: 'Wool – "soft"', parts: new JsonList(['{"id":1}']) };
const text = '{"name":"Wool – \\"soft\\"","parts":[{"id":1}]}';
const answer = () => json(201, body);

test("an answer of JSON is read like any other response", async () => {
  expect(answer().status).toBe(201);
  expect(answer().headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(await answer().text()).toBe(text);
  expect(await answer().json()).toEqual(JSON.parse(text));
  expect(new TextDecoder().decode(await answer().arrayBuffer())).toBe(text);
  expect(await new Response(answer().body, answer()).text()).toBe(text);
});

test("an answer is read once", async () => {
  for (const way of ["text", "json", "arrayBuffer"] as const) {
    const read = answer();
    const first = read[way]();
    expect(read.bodyUsed).toBe(true);
    await first;
    await expect(read.text()).rejects.toThrow(TypeError);
    await expect(read.json()).rejects.toThrow(TypeError);
    await expect(read.arrayBuffer()).rejects.toThrow(TypeError);
  }
});

test("an answer whose body somebody reads cannot be read as text", async () => {
  const read = answer();
  const reader = read.body?.getReader();
  await expect(read.text()).rejects.toThrow(TypeError);
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe(text);
});

test("an answer and its copy are both read, in any order", async () => {
  for (const isCopyFirst of [true, false]) {
    const read = answer();
    const copy = read.clone();
    for (const one of isCopyFirst ? [copy, read] : [read, copy]) {
      expect(await one.text()).toBe(text);
    }
    expect(read.bodyUsed && copy.bodyUsed).toBe(true);
  }
});

test("the log reads an answer that its asker reads too", async () => {
  const own = answer();
  const other = Response.json(body);
  expect([await bodyOf(own), await bodyOf(other)]).toEqual([text, text]);
  expect([await own.text(), await other.text()]).toEqual([text, text]);
  expect(bodyOf(new Response("picture"))).toBeUndefined();
});
