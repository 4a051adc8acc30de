import { expect, test } from "vitest";
import { Heard, type Question, Unanswered } from "./outside.js";

const ask: Question = { to: "shop", about: "price", body: { of: "hat" } };
const charge: Question = {
  to: "bank",
  about: "charge",
  body: { amount: 1 },
  undo: ({ id }) => ({ to: "bank", about: "return", body: { id } }),
};
const answer = { kind: "answer", answer: { id: "t" } } as const;
const back = { to: "bank", about: "return", body: { id: "t" } };

test("a question is asked once, whoever asks it again", () => {
  const heard = new Heard();
  expect(() => heard.ask(ask)).toThrow(Unanswered);
  heard.tell(ask, answer);
  expect(heard.ask({ ...ask, body: { of: "hat" } })).toBe(answer);
  expect(() => heard.ask({ ...ask, body: { of: "cap" } })).toThrow(Unanswered);
});

test("what an answer has done is taken back when it was for nothing", () => {
  const heard = new Heard();
  heard.tell(charge, answer);
  heard.tell(ask, answer);
  expect(heard.leftOver()).toEqual([back]);
  heard.ask(charge);
  expect(heard.leftOver()).toEqual([]);
  heard.release(charge);
  expect(heard.leftOver()).toEqual([back]);
  const refused = new Heard();
  refused.tell(charge, { kind: "failed" });
  expect(refused.leftOver()).toEqual([]);
});

test("a request that asks without end gets no more answers", () => {
  const heard = new Heard();
  for (let n = 0; n < 50; n += 1) heard.tell({ ...ask, body: { n } }, answer);
  expect(heard.ask({ ...ask, body: { n: 50 } })).toEqual({ kind: "failed" });
});
