import { fireEvent, getByLabelText, getByRole } from "@testing-library/dom";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { NextSeasonForm } from "./next-season-form";
import type { SeasonRow } from "./seasons-table";

const words = deskMessages["en-US"];
const { begin, fields, problems } = words.campaign;

const previousSeason: SeasonRow = {
  ...{ id: 7, region: "vn", key: "2021-01", name: "Winter", from: "2998-12-01", until: "2999-04-02" },
  ...{ version: 0, draft: false, published: false, file: true, shown: true },
};
const handleStart = jest.fn();
const handleClose = jest.fn();
let root: Root;
async function open() {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={words}>
        <NextSeasonForm
          from={previousSeason}
          seasons={[previousSeason]}
          onStart={handleStart}
          onClose={handleClose}
        />
      </DeskMessagesProvider>,
    ),
  );
}
const close = () => {
  act(() => root.unmount());
  document.body.replaceChildren();
};
const field = (label: string) => getByLabelText<HTMLInputElement>(document.body, label);
const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(field(label), { target: { value } }));
const press = (name: string) =>
  act(async () => void fireEvent.click(getByRole(document.body, "button", { name })));
const fieldValues = () => [fields.name, fields.from, fields.key].map((label) => field(label).value);

beforeEach(() => {
  sessionStorage.clear();
  handleStart.mockClear();
});
afterEach(close);

test("a season starts when the previous one ends, and its key follows the month until it is edited", async () => {
  await open();
  expect(fieldValues()).toEqual(["Winter", "2999-04-02", "2999-04"]);
  await type(fields.from, "2999-05-01");
  expect(field(fields.key).value).toBe("2999-05");
  await type(fields.key, "spring");
  await type(fields.from, "2999-06-01");
  await type(fields.name, " Spring ");
  await press(begin.submit);
  expect(handleStart).toHaveBeenCalledWith({ start: "2999-06-01", name: "Spring", key: "spring" });
});

test("unsaved values survive a reload until they are used or canceled", async () => {
  await open();
  await type(fields.name, "Spring");
  await type(fields.key, "spring");
  close();
  await open();
  expect(fieldValues()).toEqual(["Spring", "2999-04-02", "spring"]);
  // An edited key no longer follows the date.
  await type(fields.from, "2999-05-01");
  expect(field(fields.key).value).toBe("spring");
  await press(words.shell.cancel);
  expect(handleClose).toHaveBeenCalled();
  close();
  await open();
  expect(fieldValues()).toEqual(["Winter", "2999-04-02", "2999-04"]);
});

test.each([
  [fields.name, " ", begin.required],
  [fields.from, "", begin.required],
  [fields.key, "2021-01", begin.taken],
  [fields.key, "Spring!", problems.key],
])("%s: “%s” is reported at its field, and no season is created", async (label, value, problem) => {
  await open();
  await type(fields.key, "spring");
  await type(label, value);
  await press(begin.submit);
  expect(document.activeElement).toBe(field(label));
  expect(document.getElementById(`${field(label).id}-error`)?.textContent).toBe(problem);
  expect(handleStart).not.toHaveBeenCalled();
});
