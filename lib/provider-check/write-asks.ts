import { randomUUID } from "node:crypto";
import { codes } from "../contract/codes";
import type { CallInput } from "../contract/contract";
import type { CallName } from "../contract/endpoints";
import { interestLabels, sourceLabels } from "../contract/enrolment-labels";
import type { SeriesClass } from "../contract/types";
import { fallbackLanguage } from "../i18n/languages";
import { testPhone, type Ask } from "./asks";
import type { Finding } from "./put";

/** Marks the record as a test. */
const testName = "TEST, please delete";

/** Refusals that are acceptable for a test booking. */
const { alreadyApplied, classFull, deadlinePassed, notEnoughPoints } = codes;
const bookingCodes = [
  0,
  ...[alreadyApplied, classFull, deadlinePassed, notEnoughPoints].map((row) => row.code),
];

/**
 * Requests that change data: an enquiry and an enrolment marked as tests, and with a token a seat in the cheapest
 * open class of each list, paid with the points of the token's student.
 */
export function writersAsks(token: string | undefined, read: readonly Finding[], now: Date): Ask[] {
  const hot = cheapest(read, "preSales", now);
  const recommended = cheapest(read, "recommendedSets", now);
  return [
    ...(hot ? [ask("preSaleRegister", { ...enquiry, id: hot.id }, "forms: a visitor's enquiry")] : []),
    ask("abroadCreate", enrolment, "campaign: enrolment", [0, alreadyApplied.code]),
    ...(hot && token
      ? [{ ...ask("preSaleApply", { id: hot.id }, "hot-sell page: booking", bookingCodes), token }]
      : []),
    ...(recommended && token
      ? [
          {
            ...ask("bookCombo", { class_id: recommended.class_id }, "hot-sell page: booking", bookingCodes),
            token,
          },
        ]
      : []),
  ];
}

const enquiry = { name: testName, region: "US", phone: `${testPhone.code}-${testPhone.number}` };
const enrolment: CallInput<"abroadCreate"> = {
  name: testName,
  phone_code: testPhone.code,
  phone_number: testPhone.number,
  email: "contract-test@example.com",
  gpa_score: 0,
  intention_city: "",
  intention_university: "",
  intention_major: "",
  source: sourceLabels.en,
  interest: interestLabels[1],
};

function ask<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  shows: string,
  expected?: number[],
): Ask {
  return { name, input, shows, language: fallbackLanguage, key: randomUUID(), ...(expected && { expected }) };
}

/** The open class of a list with the lowest price in class points. */
function cheapest(read: readonly Finding[], name: CallName, now: Date): SeriesClass | undefined {
  const classes = read.filter((one) => one.ask.name === name).flatMap(({ rows }) => rows as SeriesClass[]);
  const open = classes.filter(
    (one) => !one.is_apply && one.students < one.class_capacity && Date.parse(one.deadline) > now.getTime(),
  );
  return open.toSorted((a, b) => a.class_point - b.class_point)[0];
}
