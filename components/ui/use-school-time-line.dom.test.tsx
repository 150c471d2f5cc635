import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { useSchoolTimeLine } from "./use-school-time-line";

function Line() {
  return <p {...useSchoolTimeLine("2026-11-30T12:00:00Z")}>School time</p>;
}

test.each([
  [-480, "Asia/Shanghai", true],
  [-420, "Asia/Shanghai", false],
  [-420, "Asia/Ho_Chi_Minh", true],
  [-480, "Asia/Ho_Chi_Minh", false],
  [-345, "Asia/Kathmandu", true],
  [300, "America/New_York", true],
  [240, "America/New_York", false],
])(
  "with a clock that is %d minutes behind UTC the line of a school in %s is hidden: %s",
  async (offset, zone, expected) => {
    jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () =>
      root.render(
        <NextIntlClientProvider locale="en-US" messages={{}} timeZone={zone}>
          <Line />
        </NextIntlClientProvider>,
      ),
    );
    expect(document.querySelector<HTMLElement>("[data-clock]")?.hidden).toBe(expected);
    await act(async () => root.unmount());
    jest.restoreAllMocks();
  },
);
