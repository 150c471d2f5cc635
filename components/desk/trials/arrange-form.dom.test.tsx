import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { ArrangeForm } from "./arrange-form";
import type { Trial } from "./trial-wishes";

jest.mock("@/components/calls/use-call", () => ({
  useCall: () => ({ data: { teachers: [{ id: 1, name: "Lin" }] } }),
}));
const issues = [{ path: "teacher_id", message: "This must be 1 or more." }];
const callInput = jest.fn();
let warnings: object[] = [];
jest.mock("@/lib/app/bootstrap/client", () => ({
  call: async (name: string, input: unknown) => {
    if (name === "desk/trials/warnings") return { code: 0, message: "", data: { warnings } };
    callInput(input);
    return { code: 4000, message: "", data: { issues } };
  },
}));

let root: Root;
const words = deskMessages["en-US"];
const open = async (trial: Partial<Trial>) => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={words}>
        <ArrangeForm trial={{ id: 1, revision: 0, ...trial } as Trial} onDone={() => undefined} />
      </DeskMessagesProvider>,
    ),
  );
};
const submit = () => act(async () => document.querySelector<HTMLElement>("button[type=submit]")?.click());
afterEach(() => act(async () => root.unmount()));

test("a missing teacher is reported as a choice to make", async () => {
  await open({ starts_at: null, teacher_id: null });
  await submit();
  expect(document.body.textContent).toContain(words.trials.chooseOne);
  expect(document.body.textContent).not.toContain("1 or more");
});

test("what looks like a mistake is sent only after staff confirm it, with the link", async () => {
  warnings = [{ code: "teacherBusy", other: { "en-US": "HSK 1" } }, { code: "noLink" }];
  callInput.mockClear();
  await open({ starts_at: "2027-01-04T11:30:00.000Z", teacher_id: 1, meeting_url: "https://meet.example/a" });
  await submit();
  const dialog = document.querySelector("dialog");
  expect(dialog?.textContent).toContain("The teacher has “HSK 1” at the same time.");
  expect(dialog?.textContent).toContain(words.trials.warnings.noLink);
  expect(callInput).not.toHaveBeenCalled();
  const confirm = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === words.trials.warnings.arrange,
  );
  await act(async () => confirm?.click());
  expect(callInput).toHaveBeenCalledWith(
    expect.objectContaining({ to: "arranged", meeting_url: "https://meet.example/a" }),
  );
  warnings = [];
});

test("an unchanged time is sent exactly, although the field shows only minutes", async () => {
  const startsAt = "2027-01-04T11:30:20.000Z";
  await open({ starts_at: startsAt, teacher_id: 1 });
  await submit();
  expect(callInput).toHaveBeenLastCalledWith(expect.objectContaining({ starts_at: startsAt }));
});
