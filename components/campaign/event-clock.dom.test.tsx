import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { campaignWords } from "@/lib/subjects/campaign/campaign-words";
import { EventClock } from "./event-clock";

const words = campaignWords.vn;
const start = Date.parse("2027-01-11T12:00:00Z");
const talk = {
  start,
  weekday: "Thứ Hai",
  day: "2027/01/11",
  title: "Chọn trường",
  join: "https://live.school.example/1",
  calendar: "/calendar/campaign/vn-1.ics",
  speakers: [{ name: "Nguyễn Thu Hà", img: "/art/teachers/8.svg" }],
};

async function renderAt(time: number): Promise<HTMLElement> {
  jest.spyOn(Date, "now").mockReturnValue(time);
  const place = document.body.appendChild(document.createElement("section"));
  await act(async () =>
    createRoot(place).render(
      <NextIntlClientProvider locale="vi-VN" messages={{ campaign: words }}>
        <EventClock
          talks={[talk]}
          time="19:00 (giờ Việt Nam)"
          lengthMinutes={90}
          renderedAt={time}
          zone="Asia/Ho_Chi_Minh"
          language={{ code: "vi-VN", month: "numeric" }}
          enrollPath="/study-abroad/enroll/vn"
        />
      </NextIntlClientProvider>,
    ),
  );
  return place;
}

const linkOf = (place: HTMLElement, text: string) =>
  [...place.querySelectorAll("a")].find((link) => link.textContent?.startsWith(text))?.getAttribute("href");

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test("the ticket of the next talk has its day, time, speakers and countdown, and a spot to save", async () => {
  const place = await renderAt(start - 90_061_000);
  expect(place.querySelector("time")?.textContent).toBe("Thứ Hai, 2027/01/11 19:00 (giờ Việt Nam)");
  expect(place.querySelector("h3")?.textContent).toBe(talk.title);
  expect(place.textContent).toContain("Nguyễn Thu Hà");
  const digits = [...place.querySelectorAll("[role=timer] dd")].map(({ textContent }) => textContent);
  expect(digits).toEqual(["01", "01", "01", "01"]);
  expect(linkOf(place, words.clock.keep)).toBe("/study-abroad/enroll/vn");
  expect(linkOf(place, words.sessions.calendar)).toBe(talk.calendar);
});

test("a live talk is joined, and one that is over is watched", async () => {
  const live = await renderAt(start + 60_000);
  expect(live.textContent).toContain(words.clock.live);
  expect(linkOf(live, words.clock.joinLive)).toBe(talk.join);
  expect(linkOf(live, words.clock.keep)).toBeUndefined();
  const over = await renderAt(start + 91 * 60_000);
  expect(linkOf(over, words.clock.watch)).toBe("#talks");
  expect(over.querySelector("time")).toBeNull();
});
