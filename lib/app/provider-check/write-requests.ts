import { randomUUID } from "node:crypto";
import { codes } from "../../base/contract/codes";
import type { PublicCallInput } from "../../base/contract/contract";
import type { CallName } from "../../base/contract/endpoints";
import { interestLabels, sourceLabels } from "../../base/contract/enrolment-labels";
import type { SeriesClass } from "../../base/contract/types";
import { fallbackLanguage } from "../../base/i18n/languages";
import { testPhone, type ProviderRequest } from "./requests";
import type { Finding } from "./send-request";

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
export function writeRequests(
  token: string | undefined,
  findings: readonly Finding[],
  now: Date,
): ProviderRequest[] {
  const hot = cheapest(findings, "preSales", now);
  const recommended = cheapest(findings, "recommendedSets", now);
  return [
    ...(hot
      ? [writeRequest("preSaleRegister", { ...enquiry, id: hot.id }, "forms: a visitor's enquiry")]
      : []),
    writeRequest("abroadCreate", enrolment, "campaign: enrolment", [0, alreadyApplied.code]),
    ...(hot && token
      ? [{ ...writeRequest("preSaleApply", { id: hot.id }, "hot-sell page: booking", bookingCodes), token }]
      : []),
    ...(recommended && token
      ? [
          {
            ...writeRequest(
              "bookCombo",
              { class_id: recommended.class_id },
              "hot-sell page: booking",
              bookingCodes,
            ),
            token,
          },
        ]
      : []),
  ];
}

const enquiry = { name: testName, region: "US", phone: `${testPhone.code}-${testPhone.number}` };
const enrolment: PublicCallInput<"abroadCreate"> = {
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

function writeRequest<Name extends CallName>(
  name: Name,
  input: PublicCallInput<Name>,
  shows: string,
  expected?: number[],
): ProviderRequest {
  return { name, input, shows, language: fallbackLanguage, key: randomUUID(), ...(expected && { expected }) };
}

/** The open class of a list with the lowest price in class points. */
function cheapest(findings: readonly Finding[], name: CallName, now: Date): SeriesClass | undefined {
  const classes = findings
    .filter((one) => one.ask.name === name)
    .flatMap(({ rows }) => rows as SeriesClass[]);
  const openClasses = classes.filter(
    (one) => !one.is_apply && one.students < one.class_capacity && Date.parse(one.deadline) > now.getTime(),
  );
  return openClasses.toSorted((a, b) => a.class_point - b.class_point)[0];
}
