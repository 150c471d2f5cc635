import { copyText } from "./copy-text";

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
const command = (copy: () => boolean) => Object.assign(document, { execCommand: jest.fn(copy) });

function shown(): HTMLInputElement {
  const input = document.createElement("input");
  input.value = "the text";
  document.body.replaceChildren(input);
  return input;
}

test("the text is written to the clipboard", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  clipboard({ writeText });
  expect(await copyText("the text", shown())).toBe(true);
  expect(writeText).toHaveBeenCalledWith("the text");
});

test.each([
  ["no clipboard", undefined],
  ["a forbidden clipboard", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
])("with %s the text is selected, and copied by the browser's command", async (_, value) => {
  clipboard(value);
  command(() => true);
  const input = shown();
  expect(await copyText("the text", input)).toBe(true);
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe("the text");
});

test("where copying fails, the result is false and the text stays selected", async () => {
  clipboard(undefined);
  command(() => {
    throw new Error("no such command");
  });
  const input = shown();
  expect(await copyText("the text", input)).toBe(false);
  expect(document.activeElement).toBe(input);
  expect(await copyText("the text", null)).toBe(false);
});
