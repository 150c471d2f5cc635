import { act } from "react";
import { createRoot } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { RecordTable } from "./record-table";

const record = {
  version: 1,
  publish_at: null,
  changed_by: "Li",
  changed_at: "2027-01-01T00:00:00.000Z",
  seats: 2,
  first_at: "2027-03-10T11:30:00.000Z",
  teacher: { "en-US": "Lin Yue" },
};
const fields = { comboName: { "en-US": "Class C" }, capacity: 6, closed: false };
const mockList = {
  total: 3,
  list: [
    { ...record, id: 1, status: "published", fields: { ...fields, closed: true } },
    { ...record, id: 2, status: "published", fields },
    {
      ...record,
      id: 3,
      status: "changed",
      fields: { ...fields, closed: true },
      teacher: null,
      first_at: null,
    },
  ],
};
jest.mock("@/components/calls/use-call", () => ({
  useCall: () => ({ data: mockList, reload: () => undefined }),
}));

test("classes with the same name differ by state, start and teacher", async () => {
  document.documentElement.lang = "en-US";
  const { status } = deskMessages["en-US"].content;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
        <RecordTable kind="series" />
      </DeskMessagesProvider>,
    ),
  );
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].slice(0, 3).map(({ textContent }) => textContent),
  );
  const begins = expect.stringContaining("Mar 10, 2027");
  expect(rows).toEqual([
    ["Class CLin Yue", status.closed, begins],
    ["Class CLin Yue", status.published, begins],
    ["Class C", `${status.changed} · ${status.closed}`, "–"],
  ]);
  await act(async () => root.unmount());
});
