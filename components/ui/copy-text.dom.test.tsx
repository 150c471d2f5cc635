import { copyText } from "./copy-text";

const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
const mockExecCommand = (copy: () => boolean) => Object.assign(document, { execCommand: jest.fn(copy) });

function renderInput(): HTMLInputElement {
  const input = document.createElement("input");
  input.value = "the text";
  document.body.replaceChildren(input);
  return input;
}

test("the text is written to the clipboard", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard({ writeText });
  expect(await copyText("the text", renderInput())).toBe(true);
  expect(writeText).toHaveBeenCalledWith("the text");
});

test.each([
  ["no clipboard", undefined],
  ["a forbidden clipboard", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
])("with %s the text is selected, and copied by the browser's command", async (_, value) => {
  setClipboard(value);
  mockExecCommand(() => true);
  const input = renderInput();
  expect(await copyText("the text", input)).toBe(true);
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe("the text");
});

test("where copying fails, the result is false and the text stays selected", async () => {
  setClipboard(undefined);
  mockExecCommand(() => {
    throw new Error("no such command");
  });
  const input = renderInput();
  expect(await copyText("the text", input)).toBe(false);
  expect(document.activeElement).toBe(input);
  expect(await copyText("the text", null)).toBe(false);
});
