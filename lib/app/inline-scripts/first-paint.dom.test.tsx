import { formatScheduledTexts } from "@/components/ui/scheduled-texts";
import { languages } from "../../base/i18n/languages";
import { formatTime, timePattern } from "../../base/i18n/time";
import { packStarts } from "../../subjects/series/lesson-starts";
import { firstPaintScript } from "./compiled";

/** The device's clock is wrong; the response's header has the server's time. */
const serverStart = Date.parse("2027-03-01T12:00:00Z");
let serverTiming: { name: string; description: string }[];
beforeEach(() => {
  serverTiming = [{ name: "clock", description: String(serverStart) }];
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: performance.now(), serverTiming }],
  });
});

const at = (minutes: number) => new Date(serverStart + minutes * 60_000).toISOString();

/** Serializes patterns as the page does in its markup. */
const written = (patterns: object) => JSON.stringify(patterns).replaceAll('"', "`");

// Ends parsing, so that the script's observer disconnects.
afterEach(() => document.dispatchEvent(new Event("DOMContentLoaded")));

/** Runs the script, then inserts the page and waits for the observer. */
async function painted(html: string, times = "{}"): Promise<HTMLElement> {
  document.body.innerHTML = "";
  const script = Object.assign(document.createElement("script"), { type: "text" });
  script.dataset["times"] = times;
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(firstPaintScript)();
  document.body.innerHTML = html;
  await new Promise((done) => setTimeout(done));
  return document.body;
}

test("past elements and their slides are hidden, coming ones are not", async () => {
  const page = await painted(`
    <div role="group" id="slide"><article data-until="${at(-1)}"></article></div>
    <p id="over" data-until="${at(-1)}"></p>
    <p id="coming" data-until="${at(1)}"></p>`);
  const hidden = [...page.querySelectorAll<HTMLElement>("[hidden]")].map(({ id }) => id);
  expect(hidden).toEqual(["slide", "over"]);
});

test("without the server's time nothing is hidden or changed, whatever the device's clock says", async () => {
  serverTiming = [];
  const then = formatScheduledTexts([at(-10), "live", "Live now"]);
  const page = await painted(`
    <p data-until="${at(-1)}"></p>
    <b data-state="upcoming" data-then='${then}'><i>Coming up</i></b>`);
  expect(page.querySelector("[hidden]")).toBeNull();
  expect(page.querySelector("b")?.textContent).toBe("Coming up");
});

test.each([
  [5, 10, "upcoming", "Coming up"],
  [-5, 10, "live", "Live now"],
  [-10, -5, "ended", "Ended"],
])(
  "from %d to %d minutes from now the state is %s, without an endless loop",
  async (from, to, state, text) => {
    const then = formatScheduledTexts([at(from), "live", "Live now"], [at(to), "ended", "Ended"]);
    const page = await painted(`<b data-state="upcoming" data-then='${then}'><i>Coming up</i> 3/9</b>`);
    const badge = page.querySelector<HTMLElement>("b");
    expect([badge?.dataset["state"], badge?.textContent]).toEqual([state, `${text} 3/9`]);
  },
);

test.each(languages)("local times are painted as the hydrated page formats them, in %s", async (language) => {
  document.documentElement.lang = language;
  const instant = "2026-11-24T14:05:00Z";
  for (const style of ["long", "short", "named"] as const) {
    const page = await painted(
      `<time datetime="${instant}" data-own="${style}">22:05</time><time datetime="${instant}">22:05</time>`,
      written({ [style]: timePattern(style, language) }),
    );
    const [own, other] = page.querySelectorAll("time");
    // Node's ICU data has English names for the Korean AM and PM; browsers have the Korean ones.
    expect(own?.textContent.replace("PM", language === "ko-KR" ? "오후" : "PM").replace(/\s/g, " ")).toBe(
      formatTime(new Date(instant), language, style, undefined).replace(/\s/g, " "),
    );
    expect(own?.textContent).not.toContain("22:05");
    expect(other?.textContent).toBe("22:05");
  }
});

test("a time whose style has no pattern is unchanged", async () => {
  const page = await painted(`<time datetime="2026-11-24T14:05:00Z" data-own="short">22:05</time>`);
  expect(page.textContent).toBe("22:05");
});

test("text that the parser appends to a corrected time is removed", async () => {
  const times = written({ short: timePattern("short", "en-US") });
  const page = await painted(`<time datetime="2026-11-24T14:05:00Z" data-own="short">Tue, N</time>`, times);
  const own = page.textContent;
  page.querySelector("time")!.append("ov 24, 10:05 PM");
  await new Promise((done) => setTimeout(done));
  expect(page.textContent).toBe(own);
});

test("the days of lessons are marked by the visitor's clock", async () => {
  const lessons = [at(0), at(600), at(3000)].map((from) => ({ from }));
  const localDay = (instant: string) => {
    const date = new Date(instant);
    const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, "0"));
    return `${date.getFullYear()}-${month}-${day}`;
  };
  const page = await painted(`
    <div data-lessons="${packStarts(lessons).join(" ")}">
      ${["2027-02-28", "2027-03-01", "2027-03-02", "2027-03-03", "2027-03-04"]
        .map((day) => `<span data-day="${day}" data-lesson></span>`)
        .join("")}
    </div>`);
  const marked = [...page.querySelectorAll<HTMLElement>("[data-lesson]")].map(
    ({ dataset }) => dataset["day"],
  );
  expect(marked).toEqual([...new Set(lessons.map(({ from }) => localDay(from)))]);
});
