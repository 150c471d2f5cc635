import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import messages from "@/messages/en-US/site.json";
import { Classroom } from "./classroom";
import { refreshView, useAccountView } from "./use-account-view";

jest.mock("./use-account-view");
jest.mock("@/components/layout/code-modal", () => ({ CodeModal: () => null }));
const refresh = jest.mocked(refreshView);

/** A lesson at noon; `at` is the server's time. */
const lesson = (at: string, more: Partial<AccountView<"classroom">> = {}): AccountView<"classroom"> => ({
  title: "HSK 1",
  lesson_name: "Tones",
  from: "2026-11-24T12:00:00.000Z",
  to: "2026-11-24T13:00:00.000Z",
  state: "early",
  now: `2026-11-24T${at}.000Z`,
  has_link: true,
  link: null,
  ...more,
});

let root: Root;
async function show(data: AccountView<"classroom">) {
  jest.mocked(useAccountView).mockReturnValue({ state: "ready", data } as never);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messages}>
        <Classroom checkHref="/check" consult={{} as never} />
      </NextIntlClientProvider>,
    ),
  );
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const enter = () => [...document.querySelectorAll("a")].find(({ target }) => target === "_blank");

beforeEach(() => {
  // The device's clock is a year ahead.
  jest.useFakeTimers({ now: new Date("2027-11-24T12:00:00Z") });
  refresh.mockReset();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

test("before the opening the page asks each minute, and at the opening by the server's clock", async () => {
  await show(lesson("11:50:00"));
  expect(enter()).toBeUndefined();
  await pass(59_999);
  expect(refresh).not.toHaveBeenCalled();
  await pass(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  await show(lesson("11:54:48"));
  await pass(11_999);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(refresh).toHaveBeenCalledTimes(2);
  // A response that comes a moment too early, or none at all, is asked for again.
  await show(lesson("11:54:59"));
  await pass(3_000);
  expect(refresh).toHaveBeenCalledTimes(5);
});

test("a jump of the device's clock changes nothing", async () => {
  await show(lesson("11:50:00"));
  jest.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  await show(lesson("11:50:00"));
  expect(document.body.textContent).toContain("The classroom opens 5 minutes before class");
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("while it is open the button has the link of the latest response, and approaching it asks again", async () => {
  await show(lesson("11:55:00", { state: "open", link: "https://meet.example/a" }));
  expect(enter()?.href).toBe("https://meet.example/a");
  expect(enter()?.rel).toBe("noreferrer noopener");
  await act(async () => enter()?.focus());
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(15_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await show(lesson("11:55:15", { state: "open", link: "https://meet.example/b" }));
  expect(enter()?.href).toBe("https://meet.example/b");
  await show(lesson("12:59:58", { state: "open", link: "https://meet.example/b" }));
  await pass(2_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  await show(lesson("13:00:00", { state: "over" }));
  expect(enter()).toBeUndefined();
  expect(document.body.textContent).toContain(messages.account.member.over);
});

test("without a link there is no button but a sentence, before the opening and after it", async () => {
  await show(lesson("11:50:00", { has_link: false }));
  expect(document.body.textContent).toContain(messages.classroom.noneYet);
  await show(lesson("11:55:00", { state: "open", has_link: false }));
  expect(document.body.textContent).toContain(messages.classroom.none);
  expect(enter()).toBeUndefined();
});

test("a hidden page does not ask", async () => {
  await show(lesson("11:50:00"));
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(120_000);
  expect(refresh).not.toHaveBeenCalled();
  visibility.mockRestore();
});
