import { act } from "react";
import { createRoot } from "react-dom/client";
import type * as z from "zod";
import type { ContentResponse, contentCalls } from "@/lib/app/editing/desk-calls";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { History } from "./history";

type HistoryLine = z.output<(typeof contentCalls)["content/history"]["response"]>["entries"][number];

const words = deskMessages["en-US"].content;
const entry = (id: number, action: HistoryLine["action"], before: object | null): HistoryLine =>
  ({
    ...{ id, version: id, action, by: "Wang", at: "2027-01-04T11:30:00.000Z" },
    ...{ before, after: { link: "/b.svg" } },
  }) as HistoryLine;
const entries = [
  entry(3, "order", { link: "/b.svg" }),
  entry(2, "publish", { link: "/a.svg" }),
  entry(1, "draft", null),
];
let answer: Promise<unknown>;
jest.mock("@/lib/app/bootstrap/client", () => ({ call: () => answer }));

async function historyOf(id: number) {
  document.documentElement.lang = "en-US";
  const record = { kind: "placement", id, version: 3 } as ContentResponse;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
        <History
          kind="placement"
          record={record}
          onRecordChange={() => undefined}
          reload={() => Promise.resolve()}
        />
      </DeskMessagesProvider>,
    ),
  );
  return root;
}

test("an empty history is reported only after loading", async () => {
  let resolve: (read: object) => void = () => undefined;
  answer = new Promise((done) => (resolve = done));
  const root = await historyOf(4);
  expect(document.body.textContent).not.toContain(words.history.none);
  await act(async () => resolve({ code: 0, message: "", data: { entries: [] } }));
  expect(document.body.textContent).toContain(words.history.none);
  await act(() => Promise.resolve(root.unmount()));
});

test("an entry restores the state before or after it, a change of order restores neither", async () => {
  answer = Promise.resolve({ code: 0, message: "", data: { entries } });
  const root = await historyOf(3);
  const lines = [...document.querySelectorAll("li")].map((line) =>
    [...line.querySelectorAll("button")].map((button) => button.textContent),
  );
  const { before, after, actions } = words.history;
  expect(lines).toEqual([[], [before, after], [after]]);
  expect(document.querySelector("li")?.textContent).toContain(actions.order);
  await act(() => Promise.resolve(root.unmount()));
});
