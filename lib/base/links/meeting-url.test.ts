import { isMeetingUrl, isSameRoom, nearestMeetingUrl } from "./meeting-url";

test.each([
  "https://zoom.example/j/123?pwd=a%20b#room",
  "HTTPS://Meet.Example/abc",
  "https://meet.example:8443/a",
  "https://203.0.113.7/room",
  "https://[2001:db8::7]/room",
  "https://会议.example/房间",
])("%s can be a meeting link", (url) => {
  expect(isMeetingUrl(url)).toBe(true);
});

test.each([
  "",
  "meet.example/abc",
  "//meet.example/abc",
  "/account/classroom/1",
  "https:meet.example",
  "https://",
  "http://meet.example/abc",
  "zoommtg://zoom.example/join?confno=1",
  "javascript:alert(1)",
  "https://user@meet.example/",
  "https://user:secret@meet.example/",
  "https://:secret@meet.example/",
  "https://meet.example/a b",
  "https://meet.example/a\nb",
  "https://meet",
  "https://localhost/a",
  "https://meet.localhost/a",
  "https://pi.local/a",
  "https://meet.internal./a",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://10.0.0.8/a",
  "https://172.20.0.1/a",
  "https://192.168.1.5/a",
  "https://169.254.169.254/latest",
  "https://100.64.0.1/a",
  "https://[::1]/a",
  "https://[::ffff:10.0.0.1]/a",
  "https://[fd00::1]/a",
  "https://[fe80::1]/a",
  `https://meet.example/${"a".repeat(2048)}`,
])("%s can be none", (url) => {
  expect(isMeetingUrl(url)).toBe(false);
});

test("the nearest link wins: of the lesson, of the class, of the teacher", () => {
  const [lesson, series, teacher] = ["lesson", "class", "teacher"].map((meetingUrl) => ({ meetingUrl }));
  const none = { meetingUrl: null };
  expect(nearestMeetingUrl(lesson!, series!, teacher!)).toBe("lesson");
  expect(nearestMeetingUrl(none, series!, teacher!)).toBe("class");
  expect(nearestMeetingUrl(none, none, teacher!)).toBe("teacher");
  expect(nearestMeetingUrl(none, none, none)).toBeNull();
  expect(nearestMeetingUrl(none, null, teacher!)).toBe("teacher");
  expect(nearestMeetingUrl(none, null, null)).toBeNull();
});

const room = "https://zoom.example/j/123?pwd=Abc";

test.each([
  [room, room],
  [room, "https://ZOOM.example:443/J/123/?pwd=abc#success"],
  [room, "https://zoom.example/j/123"],
  ["https://meet.example/a?x=1&y=2", "https://meet.example/a?y=2&x=1"],
  ["https://meet.example/%61bc", "https://meet.example/abc"],
  ["https://会议.example/房间", "https://xn--6oqu09l.example/%E6%88%BF%E9%97%B4"],
  ["https://rooms.example/#/room/1", "https://rooms.example/#/room/1"],
  ["https://meet.example/100%", "https://meet.example/100%/"],
])("%s and %s are the same room", (one, other) => {
  expect([isSameRoom(one, other), isSameRoom(other, one)]).toEqual([true, true]);
});

test.each([
  [room, "https://zoom.example/j/124?pwd=Abc"],
  [room, "https://zoom.example/j/123?pwd=other"],
  [room, "https://us02.zoom.example/j/123?pwd=Abc"],
  ["https://rooms.example/?room=1", "https://rooms.example/?room=2"],
  ["https://rooms.example/?room=1", "https://rooms.example/"],
  ["https://rooms.example/#/room/1", "https://rooms.example/#/room/2"],
  ["https://meet.example:8443/a", "https://meet.example/a"],
])("%s and %s are different rooms", (one, other) => {
  expect([isSameRoom(one, other), isSameRoom(other, one)]).toEqual([false, false]);
});
