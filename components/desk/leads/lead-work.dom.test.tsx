import { act } from "react";
import { createRoot } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { LeadWork } from "./lead-work";
import type { ShownLead } from "./use-change-lead";

const changeLead = jest.fn();
jest.mock("@/components/calls/use-call", () => ({ useCall: () => ({ data: { advisers: [] } }) }));
jest.mock("./use-change-lead", () => ({ useChangeLead: () => ({ changeLead, isMutating: false }) }));

const words = deskMessages["en-US"].leads;
const lead = {
  kind: "enrolment",
  id: 1,
  revision: 0,
  adviser_id: null,
  adviser: "",
  next_step: "",
  next_on: null,
};
document.documentElement.lang = "en-US";
const root = createRoot(document.body.appendChild(document.createElement("div")));
const draw = (now: object) =>
  act(async () => {
    const shown = { ...lead, ...now } as unknown as ShownLead;
    root.render(
      <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
        <LeadWork key={`${shown.kind} ${shown.id}`} lead={shown} onSaved={() => undefined} />
      </DeskMessagesProvider>,
    );
    await Promise.resolve();
  });
const step = () => document.querySelector<HTMLInputElement>("#lead-next_step")!;
const press = (text: string) =>
  act(async () => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent === text);
    button!.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(step(), text);
    step().dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
  });

test("another adviser's value appears beside an unsaved one and is not overwritten without a choice", async () => {
  await draw({});
  await type("MINE");
  await draw({ revision: 1, next_step: "OTHER", next_on: "2026-12-01" });
  expect(step().value).toBe("MINE");
  // Unchanged here, so it takes the other adviser's value.
  expect(document.querySelector<HTMLInputElement>("#lead-next_on")!.value).toBe("2026-12-01");
  expect(document.querySelector("[data-part=theirs]")!.textContent).toContain("OTHER");

  await press(words.save);
  expect(changeLead).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(words.theirs.decide);

  await press(words.theirs.keep);
  expect(document.querySelector("[data-part=theirs]")).toBeNull();
  await press(words.save);
  expect(changeLead.mock.calls).toEqual([[expect.objectContaining({ revision: 1 }), { next_step: "MINE" }]]);

  await draw({ revision: 2, next_step: "AGAIN", next_on: "2026-12-01" });
  await press(words.theirs.take);
  expect(step().value).toBe("AGAIN");
  expect(document.querySelector("[data-part=theirs]")).toBeNull();
});

test("the draft of a lead is offered to no other lead, not even to one of another kind with its number", async () => {
  const show = (more: object) => draw({ next_step: "", ...more });
  await show({ id: 7 });
  await type("Call Lan");
  for (const other of [{ id: 8 }, { id: 7, kind: "enquiry" }]) {
    await show(other);
    expect(step().value).toBe("");
  }
  await show({ id: 7 });
  expect(step().value).toBe("Call Lan");
});
