import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { EntryNote } from "./entry-note";

const slot = { from: "2026-11-24T14:00:00Z", to: "2026-11-24T15:00:00Z" };
function renderNote(member: { early?: string; over?: string }): string {
  const messages = { account: { member } } as never;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="id-ID" messages={messages}>
      <EntryNote state={member.over ? "over" : "early"} slot={slot} />
    </NextIntlClientProvider>,
  );
}

test("shows when the classroom opens, five minutes before the start", () => {
  expect(renderNote({ early: "Opens: {time}." })).toMatch(
    /^Opens: <span class="inline-block"><time>.*\d\d\.55<\/time>\.<\/span>$/,
  );
});

test("keeps the text after the time", () => {
  expect(renderNote({ early: "Opens at {time}, not before." })).toMatch(/55<\/time>,<\/span> not before\.$/);
});

test("shows no time when the class is over", () => {
  expect(renderNote({ over: "It has ended." })).toBe("It has ended.");
});
