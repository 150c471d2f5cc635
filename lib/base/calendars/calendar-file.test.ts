import fc from "fast-check";
import ICAL from "ical.js";
import { calendarFeed, calendarFile, type CalendarEntry } from "./calendar-file";

const entry: CalendarEntry = {
  ...{ id: "live-7", title: "Tones", description: "HSK 3", url: "https://school.example/live" },
  ...{
    start: new Date("2026-03-04T12:00:00Z"),
    lengthMs: 3_600_000,
    reminderHours: 3,
    now: new Date("2026-03-01T00:00:00Z"),
  },
};
const hour = 3_600_000;
const feedOf = ({ title, description, url }: CalendarEntry, name = "School") =>
  calendarFeed(
    name,
    {
      "lesson-1@school.example": {
        ...{ title, description, url, start: "2026-03-04T12:00:00.000Z", end: "2026-03-04T13:00:00.000Z" },
        ...{ sequence: 3, changedAt: "2026-03-01T00:00:00.000Z", cancelled: false },
      },
    },
    () => 12,
  );

/** Parses a file with another library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const event = calendar.getFirstSubcomponent("vevent");
  const valueOf = (of: ICAL.Component | null | undefined, name: string) => of?.getFirstPropertyValue(name);
  return {
    name: valueOf(calendar, "x-wr-calname"),
    uid: valueOf(event, "uid"),
    sequence: Number(valueOf(event, "sequence")),
    title: valueOf(event, "summary"),
    description: valueOf(event, "description"),
    alarm: valueOf(event?.getFirstSubcomponent("valarm"), "description"),
    trigger: String(valueOf(event?.getFirstSubcomponent("valarm"), "trigger")),
  };
}

/** Parts with special characters of calendars, and characters of one to four octets, single and in long runs. */
const pieces = [
  ...[
    "\\",
    ";",
    ",",
    "\n",
    ":",
    '"',
    "\\n",
    "BEGIN:VEVENT",
    "\r\nEND:VEVENT\r\n",
    "\r",
    "\u2028",
    "\0",
    "\u0007",
  ],
  ...["汉语水平考试", "đường", "🎓", "👨‍👩‍👧", "한국어", "a", " ", "\t", "x".repeat(80), "中".repeat(112)],
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 4 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => `t${parts.join("")}`);
/** The expected text: normalized line breaks, no control characters, no lone surrogates. */
const clean = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[\0-\u0008\u000B-\u001F\u007F-\u009F]|\p{Cs}/gu, "");

test("another library reads every text unchanged, and no line is longer than 75 octets", () => {
  fc.assert(
    fc.property(texts, texts, texts, (title, description, name) => {
      const written = { ...entry, title, description };
      const files = [calendarFile(written), feedOf(written, name)];
      for (const file of files) {
        const lines = file.split("\r\n");
        expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        expect(lines.join("")).not.toMatch(/[\r\n]/);
        expect(Buffer.from(file).toString("utf8")).toBe(file);
        expect(read(file)).toMatchObject({
          title: clean(title),
          alarm: clean(title),
          description: `${clean(description)}\n${entry.url}`,
        });
      }
      // The library does not unescape this property, so it is done here as in RFC 5545 section 3.3.11.
      const calendarName = String(read(files[1] ?? "").name);
      const plain = calendarName.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
      expect(plain).toBe(clean(name));
    }),
  );
});

test("a moved event keeps its UID, different events have different UIDs, and later files have a higher sequence", () => {
  const before = read(calendarFile(entry));
  const moved = { ...entry, start: new Date(+entry.start + hour), now: new Date(+entry.now + hour) };
  expect(before.uid).toBe("live-7@school.example");
  expect(read(calendarFile(moved))).toMatchObject({ uid: before.uid });
  expect(read(calendarFile(moved)).sequence).toBeGreaterThan(before.sequence);
  expect(read(calendarFile({ ...entry, id: "live-8" })).uid).toBe("live-8@school.example");
  const elsewhere = { ...entry, url: "https://student.example/7" };
  expect(read(calendarFile(elsewhere, "https://school.example/live")).uid).toBe(before.uid);
});

test("the alarm comes the given hours before the start", () => {
  expect(read(calendarFile({ ...entry, reminderHours: 24 })).trigger).toBe("-PT24H");
  expect(read(feedOf(entry)).trigger).toBe("-PT12H");
});
