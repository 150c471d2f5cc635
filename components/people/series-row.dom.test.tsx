import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { seriesClassPath } from "@/lib/base/paths";
import messages from "@/messages/en-US/site.json";
import { SeriesRow } from "./series-row";

const series = {
  id: 7,
  class_id: 9,
  combo_name: "HSK 1 from zero",
  course_mode: "live",
  level: "",
  teacher_name: "Lin Yue",
  students: 2,
  class_capacity: 6,
  lesson_list: [],
};

test.each(["student", "teacher", "visitor"] as const)(
  "the link of a class card for a %s has a text and is described by the class name",
  (role) => {
    document.body.innerHTML = renderToStaticMarkup(
      <NextIntlClientProvider locale="en-US" messages={messages}>
        <SeriesRow series={series as never} role={role} room="" />
      </NextIntlClientProvider>,
    );
    const link = [...document.querySelectorAll("a")].at(-1);
    expect([link?.textContent, link?.className]).toEqual(["See the class", "link"]);
    expect(link?.getAttribute("href")).toBe(seriesClassPath(7));
    const labelElement = document.getElementById(link?.getAttribute("aria-describedby") ?? "");
    expect(labelElement?.textContent).toBe("HSK 1 from zero");
  },
);
