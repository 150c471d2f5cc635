import { randomUUID } from "node:crypto";
import { peopleCalls } from "../../subjects/people/desk-calls";
import { leadCalls } from "../../subjects/leads/desk-calls";
import { bookingCalls } from "../../subjects/series/bookings/desk-calls";
import { sessionCalls } from "../../subjects/staff/session-calls";
import { nameForm, registration } from "../../subjects/identity/forms";
import { preSaleRegisterRequest } from "../../base/contract/schemas";
import { enquiryForm } from "../../subjects/series/enquiry-form";
import { fields } from "../editing/kinds";

/** Every required text field, within otherwise valid input. */
const requests: [
  string,
  { safeParse: (input: unknown) => { success: boolean } },
  (text: string) => unknown,
][] = [
  [
    "reason of points",
    peopleCalls["people/points"].request,
    (reason) => ({ id: 1, change: 1, reason, seen: 0, key: randomUUID() }),
  ],
  ["note", leadCalls["leads/note"].request, (text) => ({ kind: "enquiry", id: 1, text })],
  ["reason of a move", bookingCalls["bookings/move"].request, (reason) => ({ id: 1, class_id: 1, reason })],
  [
    "staff name",
    sessionCalls["session/accept"].request,
    (name) => ({ token: "t", name, password: "correct horse battery" }),
  ],
  [
    "name of an account",
    registration,
    (nickname) => ({ nickname, email: "a@b.co", password: "correct horse battery", kind: "student" }),
  ],
  ["another name", nameForm, (nickname) => ({ nickname })],
  [
    "name of an enquiry",
    preSaleRegisterRequest,
    (name) => ({ id: 1, name, region: "VN", phone: "84-912345678" }),
  ],
  [
    "form of an enquiry",
    enquiryForm,
    (nickname) => ({ nickname, region: "VN-84", regionText: "", phone: "0912345678", consent: true }),
  ],
  ["partner", fields.partner.name.schema, (name) => name],
  ["teacher", fields.teacher.nickname.schema, (name) => ({ "en-US": name })],
];
const blanks = [
  "",
  " ",
  "\u200B",
  "\u3164",
  "\u2800",
  "\u115F",
  "\uFEFF",
  "\u202E\u202C",
  "\u00AD\u2060",
  "\u{E0001}",
];

test.each(requests)("%s: a text without a visible character is refused", (_, schema, input) => {
  expect(schema.safeParse(input("Lan")).success).toBe(true);
  expect(blanks.filter((blank) => schema.safeParse(input(blank)).success)).toEqual([]);
});
