import { fillMissing, findMissing } from "./fill-missing";

const english = { title: "Title", list: ["a", "b"], error: { text: "Sorry", retry: "Again" } };

test.each<[string, object | undefined, object, string[]]>([
  ["no file", undefined, english, ["title", "list", "error.text", "error.retry"]],
  [
    "a part of a group",
    { title: "題", list: ["一"], error: { retry: "再" } },
    { title: "題", list: ["一"], error: { text: "Sorry", retry: "再" } },
    ["error.text"],
  ],
  ["a text instead of a group", { error: "誤" }, english, ["title", "list", "error.text", "error.retry"]],
  ["a text that English lacks", { ...english, more: "多" }, { ...english, more: "多" }, []],
])("%s is completed by English, and what is missing is found", (_, own, filled, missing) => {
  expect(fillMissing(own, english)).toEqual(filled);
  expect(findMissing(own, english)).toEqual(missing);
});

test("complete messages stay as they are", () => {
  const own = { title: "題", list: ["一"], error: { text: "誤", retry: "再" } };
  expect(fillMissing(own, english)).toBe(own);
});
