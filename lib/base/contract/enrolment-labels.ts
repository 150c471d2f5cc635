/*
 * Labels of the provider's enrolment call. Separate from the schemas, so that the browser can use them without
 * loading zod.
 */

/** Interests of an enrolment: the Chinese labels that the provider stores (spec section 3). */
export const interestLabels = { 1: "宣讲会", 2: "留学服务", 3: "HSK培训班" } as const;

const interests = ["1", "2", "3"] as const;

/** Parses the interests from a stored text of labels. */
export const interestsOf = (stored: string) =>
  interests.filter((interest) => stored.includes(interestLabels[interest]));

/** Stable names of the interests for other programs. */
export const interestCodes = { 1: "talk", 2: "study_service", 3: "hsk_course" } as const;

/** Sources of an enrolment: the Chinese labels that the provider stores. */
export const sourceLabels = { vn: "越南", id: "印尼", en: "国际" } as const;

/** The country code of an enrolment's source; empty for the international campaign. */
export const countryOfSource = (source: string) =>
  source === sourceLabels.vn ? "VN" : source === sourceLabels.id ? "ID" : "";
