import { act } from "react";
import { createRoot } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { setupStepNames } from "@/lib/app/today/setup-steps";
import { SetupList } from "./setup-list";
import { Toasts } from "../toasts";
import { DeskMessagesProvider } from "../desk-messages";

const calls = jest.fn();
jest.mock("@/lib/app/bootstrap/client", () => ({
  call: async (name: string, input: unknown) => {
    calls(name, input);
    return { code: 0, message: "", data: {} };
  },
}));

async function show(done: string[], marked: string[], hideable: boolean) {
  document.body.innerHTML = "";
  const reload = jest.fn(async () => undefined);
  const steps = setupStepNames.map((name) => ({
    name,
    done: done.includes(name) || marked.includes(name),
    marked: marked.includes(name),
  }));
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() =>
    Promise.resolve(
      root.render(
        <DeskMessagesProvider language="en-US" messages={deskMessages["en-US"]}>
          <Toasts>
            <SetupList setup={{ steps, hideable }} reload={reload} />
          </Toasts>
        </DeskMessagesProvider>,
      ),
    ),
  );
  return reload;
}
const line = (text: string) =>
  [...document.querySelectorAll("li")].find((item) => item.textContent?.includes(text))!;
const boxOf = (text: string) => line(text).querySelector<HTMLInputElement>("input");

test("each step has its link and state; only steps that data cannot show have a box", async () => {
  await show(["teacher", "languages"], ["home"], false);
  expect(document.querySelector("[role=status]")?.textContent).toBe("3 of 11 steps are done.");
  expect(line("Add a teacher").querySelector("a")?.getAttribute("href")).toContain("kind=teacher");
  expect(line("Add a teacher").textContent).toContain("Done");
  for (const text of ["Add a teacher", "Choose the languages", "Get a public address"])
    expect([text, boxOf(text)]).toEqual([text, null]);
  expect(line("Get a public address").textContent).toContain("SITE_URL");
  expect(boxOf("Make the home page yours")?.checked).toBe(true);
  expect(boxOf("Check terms")?.checked).toBe(false);
  expect([...line("Check terms").querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/desk/content/record?kind=sitePage&id=8",
    "/desk/content/record?kind=sitePage&id=7",
  ]);
  expect(document.querySelector("button")).toBeNull();
});

test("a box marks its step; the list can be hidden once the essential steps are done", async () => {
  const reload = await show([], [], true);
  await act(() => Promise.resolve(boxOf("Check terms")?.click()));
  expect(calls).toHaveBeenLastCalledWith("desk/today/mark", { name: "legal", done: true });
  await act(() => Promise.resolve(document.querySelector("button")?.click()));
  expect(calls).toHaveBeenLastCalledWith("desk/today/hide", {});
  expect(reload).toHaveBeenCalledTimes(2);
});
