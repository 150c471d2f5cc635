import type { PublicCallInput } from "../../lib/base/contract/contract";
import type { enrolments } from "../../lib/app/schema";

type EnrolmentRow = typeof enrolments.$inferInsert;

/** The input of an enrolment. */
export const enrolmentInput: PublicCallInput<"abroadCreate"> = {
  name: "Lan",
  phone_code: 84,
  phone_number: 912345678,
  email: "lan@example.com",
  gpa_score: 0,
  intention_city: "",
  intention_university: "",
  intention_major: "",
  source: "越南",
  interest: "宣讲会",
};

/**
 * A stored enrolment.
 * @param phoneNumber makes it unique
 */
export function enrolmentRow(phoneNumber: number, fields: Partial<EnrolmentRow> = {}): EnrolmentRow {
  return {
    season: "2021-01",
    name: "Lan",
    phoneCode: 84,
    phoneNumber,
    e164: `+84${phoneNumber}`,
    email: "lan@example.com",
    gpaScore: 0,
    intentionCity: "",
    intentionUniversity: "",
    intentionMajor: "",
    source: "越南",
    interest: "宣讲会",
    activationCode: `CODE-${phoneNumber}`,
    ...fields,
  };
}
