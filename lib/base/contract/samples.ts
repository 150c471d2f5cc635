import type { PublicCallInput } from "./contract";
import type { CallName } from "./endpoints";
import { interestLabels, sourceLabels } from "./enrolment-labels";

/** One valid input per call: the examples of the API documentation and the base of the tests. */
export const samples: { [Name in CallName]: PublicCallInput<Name> } = {
  homePage: { type: 1, name: "home" },
  profile: {},
  appVersions: {},
  recommendedSets: {
    page: 1,
    per_page: 100,
    filter: { conditions: [{ field: "lang", operator: "equal", value: "vi-VN" }] },
  },
  bookCombo: { class_id: 1 },
  appDownload: { type: "2" },
  partners: {},
  recommendedTeachers: {},
  preSales: { page: 1, per_page: 10 },
  preSaleRegister: { id: 1, name: "Nguyễn Minh Anh", region: "VN", phone: "84-912345678" },
  preSaleApply: { id: 1 },
  readyLives: { page: 1, per_page: 8 },
  videoRecords: { page: 1, per_page: 8 },
  recommendedCourses: { page: 1, per_page: 99 },
  abroadCreate: {
    name: "Nguyễn Minh Anh",
    phone_code: 84,
    phone_number: 912345678,
    email: "minh.anh@example.com",
    gpa_score: 8.5,
    intention_city: "Shenzhen",
    intention_university: "",
    intention_major: "Economics",
    source: sourceLabels.vn,
    interest: `${interestLabels[1]};${interestLabels[2]}`,
  },
  abroadIsApplied: { code: "84", num: "912345678" },
};
