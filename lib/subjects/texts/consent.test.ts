import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";
import { sectionsHtml, toPlainText } from "./html";
import { readDocument } from "./read";

/* What the privacy policy says of consent is what the forms ask: one required box for the policy, which names transfers. */

process.env.SITE_URL = "https://school.example";

/** Forms with a box for the policy; a form that is added here must be one that the policy's sentence covers. */
const signUp = [
  "components/identity/family-invitation.tsx",
  "components/identity/register-form.tsx",
  "components/identity/teacher-invitation.tsx",
];
const withoutLogin = [
  "components/series/bookings/visitor-form.tsx",
  "components/campaign/enrol-form.tsx",
  "components/leads/enquiry-form.tsx",
];

const formsWith = (pattern: RegExp) =>
  readdirSync("components", { recursive: true, encoding: "utf8" })
    .map((file) => join("components", file))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith("components/texts/"))
    .filter((file) => pattern.test(readFileSync(file, "utf8")))
    .toSorted();

test("one box for the policy is in every form to sign up or to leave contact details, and no other", () => {
  // The parent's consent for a child is another box.
  const boxes = /<(PrivacyBox|ConsentBox(?! id="consent"))\b/g;
  expect(formsWith(/<(PrivacyBox|ConsentBox)\b/)).toEqual([...signUp, ...withoutLogin].toSorted());
  for (const file of [...signUp, ...withoutLogin])
    expect([file, readFileSync(file, "utf8").match(boxes)?.length]).toEqual([file, 1]);
  expect(formsWith(/<TermsBox\b/)).toEqual([
    "components/identity/family-invitation.tsx",
    "components/identity/register-form.tsx",
  ]);
});

type Claims = { required: RegExp; isFalse: RegExp; hasConsequences: RegExp };

const claims: Record<CheckedLanguage, Claims> = {
  "en-US": {
    required: /one required box for this policy/,
    isFalse: /separate consent|may refuse it|no disadvantages/i,
    hasConsequences: /before we erase the account/,
  },
  "zh-CN": {
    required: /一个关于本政策的必选项/,
    isFalse: /单独同意|你可以不同意|不会给你带来任何不利/,
    hasConsequences: /删除账号之前告诉我们/,
  },
  "zh-HK": {
    required: /一個關於本政策的必選方格/,
    isFalse: /單獨同意|你可以不同意|不會對你有任何不利/,
    hasConsequences: /刪除帳戶之前告訴我們/,
  },
  "zh-TW": {
    required: /一個關於本政策的必選項/,
    isFalse: /單獨同意|你可以不同意|不會對你有任何不利/,
    hasConsequences: /刪除帳號之前告訴我們/,
  },
  "vi-VN": {
    required: /một ô bắt buộc về chính sách này/,
    isFalse: /đồng ý riêng|có thể không đồng ý|không gây bất lợi gì/i,
    hasConsequences: /trước khi chúng tôi xóa tài khoản/,
  },
  "id-ID": {
    required: /satu kotak wajib untuk kebijakan ini/,
    isFalse: /persetujuan terpisah|boleh menolak atau|tidak merugikanmu/i,
    hasConsequences: /sebelum akunmu kami hapus/,
  },
  "ko-KR": {
    required: /이 방침에 관한 필수 칸이 하나/,
    isFalse: /별도의 동의|동의를 거부하거나|불이익은 없습니다/,
    hasConsequences: /계정을 삭제하기 전에 알려/,
  },
};

test.each(checkedLanguages)(
  "the policy in %s describes that box and what refusing means",
  async (language) => {
    const { sections } = await readDocument("privacy", language, language);
    const text = toPlainText(sectionsHtml(sections));
    expect(text).toMatch(claims[language].required);
    expect(text).not.toMatch(claims[language].isFalse);
    expect(text).toMatch(claims[language].hasConsequences);
  },
);
