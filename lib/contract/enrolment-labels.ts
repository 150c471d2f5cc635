/* Words of the provider's enrolment call. Apart from the schemas, so that a browser has them without zod. */

/** Interests of an enrolment: the Chinese labels that the provider stores (spec section 3). */
export const interestLabels = { 1: "宣讲会", 2: "留学服务", 3: "HSK培训班" } as const;

const interests = ["1", "2", "3"] as const;

/** The interests that a stored text of labels names. */
export const interestsOf = (stored: string) =>
  interests.filter((interest) => stored.includes(interestLabels[interest]));

/** Where an enrolment came from: the Chinese labels that the provider stores. */
export const sourceLabels = { vn: "越南", id: "印尼", en: "国际" } as const;
