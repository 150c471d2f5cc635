import { isChecked, type CheckedLanguage } from "../../../testing/words/checked-languages";
import { readAllTexts } from "../../../testing/words/texts";
import { noFacts, schoolFile } from "../school/school-file";
import { setSchool } from "../school/school";
import type { DocumentName } from "./document-names";
import { toPlainText } from "./html";
import type { DocumentSection } from "./parse";
import { listDocumentLanguages, readDocument } from "./read";
/* One way to reach it is enough for a school, so no text sends readers to its email address unless there is one. */

/** Texts that are shown only with an email address, as are those that state it. */
const withEmail = ["account.login.forgotten", "account.forgotten.write", "aboutPage.contactText"];

const asks: Record<CheckedLanguage, RegExp> = {
  "en-US": /\b(email|write to) (us|the address)\b/i,
  "id-ID": /(kirim|mengirim) email ke |hubungi kami lewat email/i,
  "ko-KR": /메일을? ?(보내 주|보내시|쓰)/,
  "vi-VN": /(?<!công ty )(gửi|viết) email (cho chúng tôi|đến)/i,
  "zh-CN": /发(电子)?邮件|写信/,
  "zh-HK": /電郵(給|至|到|告訴)/,
  "zh-TW": /[寫寄]信(告訴|給|到)/,
};

afterEach(() => setSchool(schoolFile()));

const documents: DocumentName[] = ["about", "help", "privacy", "terms", "terms-summary", "plus-terms"];
const textsOf = (sections: readonly DocumentSection[]): string[] =>
  sections.flatMap(({ title, html, children }) => [title, toPlainText(html), ...textsOf(children)]);

test.each(documents)(
  "the document %s of a school without an email address asks nobody to write to it",
  async (name) => {
    setSchool({ ...schoolFile(), ...noFacts(), phone: "+86 755 5550 0128" });
    const pages = {
      hasApps: "yes",
      hasCampaign: "yes",
      hasExternalClassroom: "",
      hasMeetingLinks: "yes",
    } as const;
    for (const language of listDocumentLanguages(name).filter(isChecked)) {
      const { sections } = await readDocument(name, language, language, pages);
      expect(textsOf(sections).filter((text) => asks[language].test(text))).toEqual([]);
    }
  },
);

test("only messages for schools with an email address ask to write to it", async () => {
  const messages = (await readAllTexts()).filter(({ place }) =>
    ["messages", "notifications", "server"].includes(place),
  );
  const asking = messages.filter(({ language, text }) => asks[language].test(text));
  const withoutAddress = asking.filter(({ text }) => !text.includes("{email}"));
  expect(new Set(withoutAddress.map(({ key }) => key))).toEqual(new Set(withEmail));
});
