import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import { deskMessages } from "@/lib/base/desk/messages";
import { CurrentUserContext, type CurrentUser } from "../current-user";
import { DeskMessagesProvider } from "../desk-messages";
import { RecordForm } from "./record-form";

const editor = { role: "editor" } as CurrentUser;

const calls = jest.fn();
let answers: Record<string, unknown>;
jest.mock("@/lib/app/bootstrap/client", () => ({
  call: async (name: string, input: unknown) => {
    calls(name, input);
    return { code: 0, message: "", data: answers[name] };
  },
}));
Object.assign(globalThis, {
  structuredClone: (it: unknown) => JSON.parse(JSON.stringify(it)) as unknown,
});

const words = deskMessages["en-US"].content;
const fields = {
  courseName: { "en-US": "HSK" },
  lessonName: { "en-US": "Tones" },
  cover: "/a.svg",
  teacherId: 1,
  startsAt: "2099-01-04T11:00:00.000Z",
  endsAt: "2099-01-04T12:00:00.000Z",
};
const record = {
  ...{ kind: "live", id: 3, version: 2, status: "draft", published: null, draft: fields },
  ...{ publish_at: null, problem: null, changed_by: "Wang", changed_at: null, seats: 0 },
} as ContentResponse;
const busy = { code: "teacherBusy", count: 1, at: fields.startsAt, other: { "en-US": "Tea" } };

let root: Root;
const open = async (warnings: object[]) => {
  answers = {
    "desk/content/history": { entries: [] },
    "desk/content/list": { total: 0, page: 1, per_page: 500, list: [] },
    "desk/content/warnings": { warnings },
    "desk/content/save": { saved: true, record: { ...record, version: 3 } },
  };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
        <CurrentUserContext value={editor}>
          <RecordForm
            kind="live"
            record={record}
            initialFields={fields}
            onRecordChange={() => undefined}
            reload={async () => undefined}
          />
        </CurrentUserContext>
      </DeskMessagesProvider>,
    ),
  );
};
const press = (text: string) =>
  act(async () => {
    const found = [...document.querySelectorAll("button")].filter((one) => one.textContent === text);
    expect(found).not.toEqual([]);
    found.at(-1)?.click();
  });
const sent = (name: string) =>
  calls.mock.calls.filter(([called]) => called === name).map(([, input]) => input as object);

beforeEach(() => {
  document.documentElement.lang = "en-US";
  document.body.innerHTML = "";
  sessionStorage.clear();
  calls.mockClear();
});
afterEach(() => act(async () => root.unmount()));

test("a class with a warning is published only after the editor confirms", async () => {
  await open([busy]);
  await press(words.save.now);
  expect(sent("desk/content/warnings")).toMatchObject([
    { kind: "live", id: 3, publish: "now", fields: { teacherId: 1 } },
  ]);
  expect(document.querySelector("dialog")?.textContent).toContain("The teacher also has “Tea”");
  expect(sent("desk/content/save")).toEqual([]);
  await press(words.warnings.publish);
  expect(sent("desk/content/save")).toMatchObject([{ publish: "now" }]);
});

test("without warnings it is published at once, and a draft is saved without asking", async () => {
  await open([]);
  await press(words.save.now);
  expect(sent("desk/content/save")).toMatchObject([{ publish: "now" }]);
  await press(words.save.draft);
  expect(sent("desk/content/warnings")).toHaveLength(1);
});
