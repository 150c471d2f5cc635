import { checkedLanguages, isChecked, type CheckedLanguage } from "../../testing/words/checked-languages";
import type { DocumentName } from "./document-names";
import { toPlainText } from "./html";
import type { Section } from "./parse";
import { listDocumentLanguages, readDocument } from "./read";

/* Only a classroom of the school starts recordings by itself; video meetings are recorded by the teacher. */

const starts: Record<CheckedLanguage, RegExp> = {
  "en-US": /(recording|it) starts when/i,
  "id-ID": /perekaman dimulai|direkam (sejak|saat)/i,
  "ko-KR": /녹화[^.]*시작/,
  "vi-VN": /ghi hình bắt đầu|được ghi lại từ/i,
  "zh-CN": /录制[^。]*开始/,
  "zh-HK": /錄影[^。]*開始/,
  "zh-TW": /錄影[^。]*開始/,
};

const documents: DocumentName[] = ["help", "privacy", "terms", "terms-summary"];
const textsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ title, html, children }) => [title, toPlainText(html), ...textsOf(children)]);

async function findStarts(hasExternalClassroom: "yes" | ""): Promise<string[]> {
  const conditions = {
    hasApps: "yes",
    hasCampaign: "yes",
    hasExternalClassroom,
    hasMeetingLinks: "",
  } as const;
  const found = new Set<string>();
  for (const name of documents)
    for (const language of listDocumentLanguages(name).filter(isChecked)) {
      const { sections } = await readDocument(name, language, language, conditions);
      if (textsOf(sections).some((text) => starts[language].test(text))) found.add(`${name} ${language}`);
    }
  return [...found];
}

test("recordings are said to start by themselves only in the school's own classroom", async () => {
  expect(await findStarts("")).toEqual([]);
  const own = await findStarts("yes");
  for (const language of checkedLanguages) expect(own).toContain(`privacy ${language}`);
});
