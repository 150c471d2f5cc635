import { createTranslator, NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import english from "@/messages/en-US/site.json";
import { paths } from "@/lib/base/paths";
import { AppModal } from "./app-modal";

jest.mock("@/lib/engines/provider-calls/available-apps", () => ({
  availableApps: () => Promise.resolve(["android", "ios"]),
}));
jest.mock("next-intl/server", () => ({
  getTranslations: (namespace: "app" | "dialog") =>
    Promise.resolve(createTranslator({ locale: "en-US", messages: english, namespace })),
}));

test("on a phone the download link comes before the QR codes, which are for other devices", async () => {
  const modal = await AppModal({ children: "Get the app" });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" messages={english}>
        {modal}
      </NextIntlClientProvider>,
    ),
  );
  await act(async () => document.querySelector("a")?.click());
  const dialog = document.querySelector("dialog");
  const [first, ...others] = dialog?.querySelectorAll("a") ?? [];
  expect([first?.textContent, first?.getAttribute("href")]).toEqual([english.app.page, paths.mobileDownload]);
  expect(first?.closest(".on-device")).not.toBeNull();
  expect(others.filter((link) => link.querySelector("img"))).toHaveLength(2);
  // The instruction to scan the code is hidden on the phone itself.
  const scanHint = [...(dialog?.querySelectorAll("p") ?? [])].find(
    (paragraph) => paragraph.textContent === english.app.text,
  );
  expect(scanHint?.closest(".to-scan")).not.toBeNull();
  act(() => root.unmount());
});
