import { renderToStaticMarkup } from "react-dom/server";
import { EntryNote } from "./entry-note";

const slot = { from: "2026-11-24T14:00:00Z", to: "2026-11-24T15:00:00Z" };
const shown = (text: string) =>
  renderToStaticMarkup(<p>{<EntryNote text={text} slot={slot} locale="id-ID" />}</p>);

test("says when the classroom opens, five minutes before the start", () => {
  expect(shown("Opens: {time}.")).toMatch(
    /^<p>Opens: <span class="inline-block"><time>.*\d\d\.55<\/time>\.<\/span><\/p>$/,
  );
});

test("goes on behind the time", () => {
  expect(shown("Opens at {time}, not before.")).toMatch(/55<\/time>,<\/span> not before\.<\/p>$/);
});

test("names no time when the class is over", () => {
  expect(shown("It has ended.")).toBe("<p>It has ended.</p>");
});
