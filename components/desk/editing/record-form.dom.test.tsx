import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { ContentResponse } from "@/lib/app/editing/desk-calls";
import { deskMessages } from "@/lib/base/desk/messages";
import { CurrentUserContext, type CurrentUser } from "../current-user";
import { DeskMessagesProvider } from "../desk-messages";
import { RecordForm } from "./record-form";

const editor = { role: "editor" } as CurrentUser;

const calls = jest.fn();
let answer: () => unknown;
jest.mock("@/lib/app/bootstrap/client", () => ({
  call: async (name: string, input: unknown) => {
    calls(name, input);
    return { code: 0, message: "", data: name === "desk/content/history" ? { entries: [] } : answer() };
  },
}));
// jsdom does not implement form submission and logs an error.
jest.spyOn(console, "error").mockImplementation(() => undefined);
Object.assign(globalThis, {
  structuredClone: (it: unknown) => JSON.parse(JSON.stringify(it)) as unknown,
});

const words = deskMessages["en-US"].content;
const fields = { name: "Lamp", link: "https://a.example", content: "/a.svg" };
const record = (version: number, draft: object | null = null, more: Partial<ContentResponse> = {}) =>
  ({
    kind: "partner",
    id: 3,
    version,
    status: draft ? "changed" : "published",
    published: fields,
    draft,
    publish_at: null,
    problem: null,
    changed_by: "Wang",
    changed_at: "2027-01-04T11:30:00.000Z",
    seats: 0,
    ...more,
  }) as ContentResponse;

let root: Root;
let setCurrentRecord: (record: ContentResponse) => void;
function Page({ first }: { first: ContentResponse }) {
  const [record, setRecord] = useState(first);
  setCurrentRecord = setRecord;
  return (
    <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
      <CurrentUserContext value={editor}>
        <RecordForm
          kind="partner"
          record={record}
          initialFields={record.draft ?? record.published ?? undefined}
          onRecordChange={setRecord}
          reload={async () => undefined}
        />
      </CurrentUserContext>
    </DeskMessagesProvider>
  );
}
const open = async (first: ContentResponse) => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Page first={first} />));
};
const showRecord = (record: ContentResponse) => act(async () => setCurrentRecord(record));
const unmount = () => act(async () => root.unmount());
const input = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)!;
const type = (name: string, text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(input(name), text);
    input(name).dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 350));
  });
const press = (text: string) =>
  act(async () => {
    const found = [...document.querySelectorAll("button")].filter((one) => one.textContent === text);
    expect(found).not.toEqual([]);
    found.at(-1)?.click();
  });
const sentSaves = () =>
  calls.mock.calls.filter(([name]) => name !== "desk/content/history").map(([, sent]) => sent as object);
const page = () => document.body.textContent ?? "";

beforeEach(() => {
  document.documentElement.lang = "en-US";
  document.body.innerHTML = "";
  sessionStorage.clear();
  calls.mockClear();
});
afterEach(unmount);

test("neither Enter nor closing a dialog saves", async () => {
  await open(record(2, fields));
  await type("name", "Lam");
  const enter = new Event("submit", { bubbles: true, cancelable: true });
  await act(async () => void input("name").form?.dispatchEvent(enter));
  expect(enter.defaultPrevented).toBe(true);
  for (const ask of [words.save.discard, words.save.remove, words.unsaved.throwAway]) {
    await press(ask);
    await act(async () => document.querySelector<HTMLElement>("dialog [aria-label=Close]")?.click());
    await act(async () => document.querySelector("dialog")?.close());
  }
  expect(sentSaves()).toEqual([]);
  expect(document.querySelector("button[type=submit]")).toBeNull();
  expect(input("name").value).toBe("Lam");
});

test("each record keeps its own draft, whichever was opened last", async () => {
  const [first, second] = [record(2), record(2, null, { id: 4 })];
  await open(first);
  await type("name", "Lantern");
  await unmount();
  await open(second);
  expect(input("name").value).toBe("Lamp");
  expect(page()).not.toContain(words.unsaved.throwAway);
  await type("name", "Candle");
  await unmount();
  for (const [opened, name] of [
    [first, "Lantern"],
    [second, "Candle"],
  ] as const) {
    await open(opened);
    expect(input("name").value).toBe(name);
    answer = () => ({ saved: true, record: { ...opened, version: 3 } });
    await press(words.save.now);
    expect(sentSaves().at(-1)).toMatchObject({ id: opened.id, fields: { name } });
    await unmount();
  }
});

test("the message about unsaved changes appears below the buttons, which would else move away from a click", async () => {
  const messages = () =>
    [...document.querySelectorAll("p")].filter((one) => one.textContent.includes(words.unsaved.throwAway));
  const isBelowButtons = (message: Element) => {
    const buttons = [...document.querySelectorAll("form button")].filter(
      (one) => one.textContent !== words.unsaved.throwAway,
    );
    return buttons.every((one) => one.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  await open(record(0));
  await type("name", "Lantern");
  expect(messages().map(isBelowButtons)).toEqual([true]);
  // Changes from before the form was opened are also named above it.
  await unmount();
  await open(record(0));
  expect(messages().map(isBelowButtons)).toEqual([false, true]);
});

test("unsaved changes survive another editor's save, and both are saved", async () => {
  await open(record(2));
  await type("name", "Lantern");
  await showRecord(record(3, { ...fields, link: "https://b.example" }));
  expect(page()).toContain(words.conflict.title);
  expect(document.activeElement?.id).toBe("conflict-title");
  expect(input("name").value).toBe("Lantern");
  answer = () => ({ saved: true, record: record(4) });
  await press(words.save.now);
  expect(sentSaves()).toEqual([]);
  await press(words.conflict.goOn);
  await press(words.save.now);
  expect(sentSaves()).toMatchObject([
    { version: 3, publish: "now", fields: { name: "Lantern", link: "https://b.example" } },
  ]);
});

test("unsaved changes survive a reload after that, and the conflict is shown", async () => {
  await open(record(2));
  await type("name", "Lantern");
  await unmount();
  await open(record(3, { ...fields, name: "Light" }));
  expect(input("name").value).toBe("Lantern");
  expect(page()).toContain("Theirs: Light");
  await press(words.conflict.goOn);
  expect(page()).toContain(words.conflict.title);
  const [theirs] = document.querySelectorAll<HTMLInputElement>("[data-part=conflict] input");
  await act(async () => theirs?.click());
  await press(words.conflict.goOn);
  expect(page()).not.toContain(words.conflict.title);
  expect(input("name").value).toBe("Light");
});

test("an unchanged form takes over a newer version; a scheduled publication causes no conflict", async () => {
  await open(record(2));
  await showRecord(record(3, { ...fields, name: "Light" }));
  expect(input("name").value).toBe("Light");
  await type("name", "Lights");
  await showRecord(record(4, null, { published: { ...fields, name: "Light" } as never }));
  expect(page()).not.toContain(words.conflict.title);
  expect(input("name").value).toBe("Lights");
});

test("a stale save shows the conflict, and a successful one leaves no unsaved changes", async () => {
  await open(record(2));
  await type("name", "Lantern");
  expect(page()).toContain(words.unsaved.since.split("{")[0]);
  answer = () => ({ saved: false, record: record(3, { ...fields, name: "Light" }) });
  await press(words.save.draft);
  expect(document.activeElement?.id).toBe("conflict-title");
  const [, mine] = document.querySelectorAll<HTMLInputElement>("[data-part=conflict] input");
  await act(async () => mine?.click());
  await press(words.conflict.goOn);
  answer = () => ({ saved: true, record: record(4, { ...fields, name: "Lantern" }) });
  await press(words.save.draft);
  expect(sentSaves().at(-1)).toMatchObject({ version: 3, publish: "no", fields: { name: "Lantern" } });
  expect(page()).not.toContain(words.unsaved.throwAway);
});

test("unsaved changes are discarded after a confirmation", async () => {
  await open(record(2));
  await type("name", "Lantern");
  await press(words.unsaved.throwAway);
  await press(words.unsaved.throwAway);
  expect(input("name").value).toBe("Lamp");
  await act(async () => new Promise((done) => setTimeout(done, 350)));
  expect(page()).not.toContain(words.unsaved.throwAway);
});

test("a scheduled draft keeps its time until the schedule is canceled", async () => {
  const at = "2099-01-04T11:30:00.000Z";
  const scheduled = (version: number) => record(version, fields, { status: "scheduled", publish_at: at });
  await open(scheduled(2));
  expect(new Date(input("publish").value).toISOString()).toBe(at);
  await type("name", "Lantern");
  answer = () => ({ saved: true, record: scheduled(3) });
  await press(words.save.draft);
  answer = () => ({ saved: true, record: record(4, fields) });
  await press(words.save.untime);
  expect(sentSaves()).toMatchObject([{ publish: at }, { publish: "no", version: 3 }]);
  expect(input("publish").value).toBe("");
});

test("the preview shows what is typed without saving it, and again when asked", async () => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  const posted = () => {
    const form = document.querySelector<HTMLFormElement>("form[target=preview-frame]");
    const { value } = form?.elements.namedItem("fields") as HTMLInputElement;
    return { action: form?.getAttribute("action"), fields: JSON.parse(value) as object };
  };
  await open(record(2));
  await type("name", "Lantern");
  await press(words.preview.show);
  expect(document.activeElement?.id).toBe("preview-title");
  expect(posted()).toMatchObject({ fields: { name: "Lantern" } });
  expect(posted().action).toBe("/api/preview?kind=partner&id=3&language=en-US&page=%2Fhome");
  await type("name", "Lanterns");
  await press(words.preview.update);
  expect(posted()).toMatchObject({ fields: { name: "Lanterns" } });
  expect(submit).toHaveBeenCalledTimes(2);
  expect(sentSaves()).toEqual([]);
  submit.mockRestore();
});
