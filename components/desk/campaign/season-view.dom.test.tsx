import { fireEvent, getByLabelText, getByRole, queryByRole, within } from "@testing-library/dom";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { exampleSeason } from "@/lib/subjects/campaign/example-season";
import { parseSeasonText, writeSeasonText } from "@/lib/subjects/campaign/season-file";
import { nextSeason } from "@/lib/subjects/campaign/season-form";
import { deskMessages } from "@/lib/base/desk/messages";
import { formatMessage } from "@/lib/base/i18n/format-message";
import { CurrentUserContext, type CurrentUser } from "../current-user";
import { RecordForm } from "../editing/record-form";
import { DeskMessagesProvider } from "../desk-messages";

const handleCall = jest.fn(
  (name: string, input: { body?: object; text?: string; allow_incomplete?: boolean }) => {
    if (name === "desk/campaign/as-text") return { text: writeSeasonText(input.body!) };
    if (name === "desk/campaign/as-fields")
      return { body: parseSeasonText(input.text!, { allowIncomplete: input.allow_incomplete }) };
    return { seasons: [] };
  },
);
jest.mock("@/lib/app/bootstrap/client", () => ({
  call: async (name: string, input: object) => ({ code: 0, message: "", data: handleCall(name, input) }),
}));

const words = deskMessages["en-US"];
const { campaign } = words;
const first = nextSeason(exampleSeason("id")!, { key: "2031-02", name: "Spring", from: "2031-02-01" });

let root: Root;
async function open(fields: Record<string, unknown>) {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={words}>
        <CurrentUserContext value={{ role: "editor" } as CurrentUser}>
          <RecordForm
            kind="season"
            record={undefined}
            initialFields={fields}
            onRecordChange={() => undefined}
            reload={async () => undefined}
          />
        </CurrentUserContext>
      </DeskMessagesProvider>,
    ),
  );
}
const page = document.body;
const section = (name: string) => within(getByRole(page, "group", { name }));
const prizeWorth = () => getByLabelText<HTMLInputElement>(page, campaign.fields.prizeWorth);
const type = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.input(field, { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(getByRole(page, "button", { name })));
const marked = () => page.querySelectorAll("[aria-invalid=true]").length;
const textView = () => queryByRole<HTMLTextAreaElement>(page, "textbox", { name: campaign.text });

beforeEach(() => {
  document.documentElement.lang = "en-US";
  sessionStorage.clear();
});
afterEach(() => {
  act(() => root.unmount());
  page.replaceChildren();
});

test("a first season opens as a form in which each missing field is marked until it is filled in", async () => {
  await open(first);
  expect(textView()).toBeNull();
  const name = section(campaign.sections.season).getByLabelText<HTMLInputElement>(campaign.fields.name);
  expect(name.value).toBe("Spring");
  expect(prizeWorth().getAttribute("aria-invalid")).toBe("true");
  const role = page.querySelector("#season-field-people-speaker-1-role");
  expect(role?.getAttribute("aria-invalid")).toBe("true");
  const count = marked();
  expect(count).toBeGreaterThan(10);
  expect(page.textContent).toContain(formatMessage(campaign.missing, { count }, "en-US"));
  await type(prizeWorth(), "Rp 500.000");
  expect(prizeWorth().hasAttribute("aria-invalid")).toBe(false);
  expect(page.textContent).toContain(formatMessage(campaign.missing, { count: count - 1 }, "en-US"));
});

test("the text of a season with missing fields leads back to the form, and they are marked again", async () => {
  await open(first);
  const count = marked();
  await press(campaign.asText);
  const text = textView()!;
  await type(text, text.value.replace(/^prizeWorth: .*$/m, "prizeWorth: Rp 500.000"));
  await press(campaign.asForm);
  expect(prizeWorth().value).toBe("Rp 500.000");
  expect(marked()).toBe(count - 1);
});

test("discarding changes marks what is missing again", async () => {
  await open(first);
  const count = marked();
  await type(prizeWorth(), "Rp 500.000");
  await act(async () => new Promise((done) => setTimeout(done, 350)));
  for (const name of [words.content.unsaved.throwAway, words.content.unsaved.throwAway]) {
    const buttons = [...page.querySelectorAll("button")].filter(({ textContent }) => textContent === name);
    await act(async () => buttons.at(-1)!.click());
  }
  expect(prizeWorth().value).toBe("");
  expect(marked()).toBe(count);
});

test("fields that the form cannot show open as text", async () => {
  const { group: _, ...others } = first;
  await open(others);
  expect(textView()!.value).toContain("name: Spring");
  expect(queryByRole(page, "textbox", { name: campaign.fields.name })).toBeNull();
});
