import { act } from "react";
import { createRoot } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { ClassesScreen } from "./classes-screen";

const mockInputs: Record<string, unknown>[] = [];
jest.mock("@/components/calls/use-call", () => ({
  useCall: (key: string, input: Record<string, unknown>) => {
    if (key === "desk/bookings/teachers") return { data: { teachers: [{ id: 7, name: "Lin Yue" }] } };
    mockInputs.push(input);
    return { data: { total: 120, classes: [] }, reload: () => undefined };
  },
}));

async function openAt(address: string) {
  history.replaceState(null, "", address);
  document.documentElement.lang = "en-US";
  document.body.innerHTML = "";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
        <ClassesScreen />
      </DeskMessagesProvider>,
    ),
  );
  return () => act(async () => root.unmount());
}
const select = (id: string) => document.querySelector<HTMLSelectElement>(`#${id}`)!;
const choose = (id: string, value: string) =>
  act(async () => {
    select(id).value = value;
    select(id).dispatchEvent(new Event("change", { bubbles: true }));
  });
const press = (text: string) =>
  act(async () => [...document.querySelectorAll("button")].find((one) => one.textContent === text)?.click());

test("teacher and order go to the call and the address, and start on the first page", async () => {
  const close = await openAt("/desk/classes");
  expect(mockInputs.at(-1)).toEqual({ text: "", over: false, sort: "newest", page: 1 });
  await press("Next");
  expect(mockInputs.at(-1)).toMatchObject({ page: 2 });
  await choose("class-teacher", "7");
  expect(mockInputs.at(-1)).toMatchObject({ teacher_id: 7, page: 1 });
  await press("Next");
  await choose("class-sort", "nextLesson");
  expect(mockInputs.at(-1)).toMatchObject({ teacher_id: 7, sort: "nextLesson", page: 1 });
  expect(location.search).toBe("?teacher=7&sort=nextLesson");
  await choose("class-teacher", "");
  expect(mockInputs.at(-1)).not.toHaveProperty("teacher_id");
  expect(location.search).toBe("?sort=nextLesson");
  await close();
});

test("a reload keeps the filter; choices that do not exist are ignored", async () => {
  const close = await openAt("/desk/classes?teacher=7&sort=nextLesson&over=true&text=HSK");
  expect(mockInputs.at(-1)).toEqual({ text: "HSK", over: true, teacher_id: 7, sort: "nextLesson", page: 1 });
  expect([select("class-teacher").value, select("class-sort").value]).toEqual(["7", "nextLesson"]);
  await close();
  const closeOther = await openAt("/desk/classes?teacher=Lin&sort=price&over=maybe");
  expect(mockInputs.at(-1)).toEqual({ text: "", over: false, sort: "newest", page: 1 });
  await closeOther();
});
