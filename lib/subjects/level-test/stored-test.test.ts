import { parseStoredTest } from "./stored-test";

test("a stored test is read again", () => {
  const stored = {
    seed: 12,
    experience: "everyday",
    hasSound: false,
    answers: [
      { id: "hsk1-tone-01", option: 2 },
      { id: "x", option: null },
    ],
  };
  expect(parseStoredTest(JSON.stringify(stored))).toEqual(stored);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another value", "3"],
  ["no seed", `{"experience":"little","hasSound":true,"answers":[]}`],
  ["no first answer", `{"seed":1,"hasSound":true,"answers":[]}`],
  ["an unknown first answer", `{"seed":1,"experience":"lots","hasSound":true,"answers":[]}`],
  ["a text as sound", `{"seed":1,"experience":"little","hasSound":"yes","answers":[]}`],
  ["no list", `{"seed":1,"experience":"little","hasSound":true,"answers":{}}`],
  ["an answer without option", `{"seed":1,"experience":"little","hasSound":true,"answers":[{"id":"a"}]}`],
  [
    "a fraction as option",
    `{"seed":1,"experience":"little","hasSound":true,"answers":[{"id":"a","option":1.5}]}`,
  ],
])("%s is no stored test", (_, text) => {
  expect(parseStoredTest(text)).toBeUndefined();
});
