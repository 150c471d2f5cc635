import { act } from "react";
import { createRoot } from "react-dom/client";
import { deskMessages } from "@/lib/base/desk/messages";
import { LastBackup } from "./last-backup";
import { DeskMessagesProvider } from "../desk-messages";

async function show(madeAt: string | null, overdue: boolean, language: "en-US" | "zh-CN" = "en-US") {
  document.documentElement.lang = language;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() =>
    Promise.resolve(
      root.render(
        <DeskMessagesProvider language={language} messages={deskMessages[language]}>
          <LastBackup backup={{ made_at: madeAt, overdue }} />
        </DeskMessagesProvider>,
      ),
    ),
  );
  const section = document.querySelector("section[aria-labelledby=backup]");
  const warning = section?.querySelector("[data-part=warning]")?.textContent;
  const text = section?.querySelector("p")?.textContent;
  const instant = section?.querySelector("time")?.dateTime;
  const help = section?.querySelector("details");
  await act(() => Promise.resolve(root.unmount()));
  document.body.innerHTML = "";
  return { text, instant, warning, help };
}
const madeAt = "2026-03-03T03:30:00.000Z";

test("a recent backup shows its date, without a warning", async () => {
  const { text, instant, warning } = await show(madeAt, false);
  expect(text).toMatch(/^The last backup was made on .*2026/);
  expect(instant).toBe(madeAt);
  expect(warning).toBeUndefined();
});

test("an old one is warned about; on a local demo no backup is no warning", async () => {
  expect((await show(madeAt, true)).warning).toContain("two days");
  expect(await show(null, true)).toMatchObject({
    text: "There is no backup yet.",
    warning: expect.stringContaining("lost"),
  });
  expect((await show(null, false)).warning).toBeUndefined();
});

test.each(["en-US", "zh-CN"] as const)("in %s it says what to enter and where", async (language) => {
  const { help } = await show(null, true, language);
  expect(help?.querySelector("summary")?.textContent).toBe(deskMessages[language].today.backup.how);
  expect(help?.querySelector("pre")?.textContent).toBe("npm run backup");
  expect(help?.textContent).toContain("docs/operations.md");
});
