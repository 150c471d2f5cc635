import { languages } from "../../i18n/languages";
import { createLetter } from "./letters";
import { mailWords } from "./words";

const enrolled = {
  kind: "enrolment.made" as const,
  audience: "school" as const,
  data: {
    ...{ id: 1, name: "Lan", phone: "84-912345678", email: "lan@example.com", gpa_score: 0 },
    ...{ intention_city: "", intention_university: "", intention_major: "" },
    ...{ source: "越南", interest: "宣讲会;HSK培训班", suspect: false, origin: null },
  },
};

test.each(languages)("the school's mail lists an enrolment's interests in %s", (language) => {
  const { facts } = createLetter(enrolled, {
    language,
    timeZone: "UTC",
    address: "school@example.com",
    name: "",
  });
  const words = mailWords[language];
  const interestText = Object.fromEntries(facts)[words.facts.interest];
  expect(interestText).toBe(`${words.interests[1]} · ${words.interests[3]}`);
});
