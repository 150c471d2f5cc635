import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { campaignWords } from "@/lib/subjects/campaign/campaign-words";
import { regionLanguages, regions } from "@/lib/base/reference/campaign-regions";
import { CodeForm } from "./code-form";
import { EnrolForm } from "./enrol-form";

beforeEach(() => {
  // The simulated browser has no performance entries.
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] });
});

test.each(regions)(
  "%s: an empty form says once that fields are required, and at each field what to enter",
  async (region) => {
    const { required, help } = campaignWords[region].form;
    document.documentElement.lang = regionLanguages[region];
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () =>
      root.render(
        <NextIntlClientProvider
          locale={regionLanguages[region]}
          messages={{ campaign: campaignWords[region] }}
        >
          <EnrolForm
            region={region}
            season="2021-01"
            agreement=""
            nextPath={undefined}
            success={{} as Parameters<typeof EnrolForm>[0]["success"]}
          >
            {null}
          </EnrolForm>
        </NextIntlClientProvider>,
      ),
    );
    const form = document.querySelector("form")!;
    await act(async () => form.requestSubmit());
    expect(form.textContent?.split(required)).toHaveLength(2);
    const describe = (input: Element | null) =>
      (input?.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent);
    for (const [name, text] of [
      ["name", help.name],
      ["phoneNumber", help.number],
      ["email", help.email],
      ["interest", help.interest],
    ] as const) {
      const input = form.querySelector(`input[name=${name}]`);
      expect(input?.getAttribute("aria-invalid")).toBe("true");
      expect(describe(input)).toContain(text);
    }
    act(() => root.unmount());
    document.body.replaceChildren();
  },
);

test("the form for a lost code says once that fields are required, and at each field what to enter", async () => {
  const { required, help } = campaignWords.en.form;
  document.documentElement.lang = "en-US";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en-US" messages={{ campaign: campaignWords.en }}>
        <CodeForm region="en" season="2021-01" />
      </NextIntlClientProvider>,
    ),
  );
  const form = document.querySelector("form")!;
  await act(async () => form.requestSubmit());
  expect(form.textContent?.split(required)).toHaveLength(2);
  expect(form.textContent).toContain(help.number);
  expect(form.textContent).toContain(help.email);
  act(() => root.unmount());
  document.body.replaceChildren();
});
