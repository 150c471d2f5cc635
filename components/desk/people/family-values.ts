import type { accountKinds } from "@/lib/base/contract/account-fields";
import type { Language } from "@/lib/base/i18n/languages";

/** The year is text, as typed. */
export type StudentValue = { nickname: string; birth_year: string };

export type FamilyValues = {
  kind: (typeof accountKinds)[number];
  nickname: string;
  email: string;
  phone: string;
  language: Language;
  students: StudentValue[];
  points: string;
  note: string;
  shares_phone: boolean;
  trial: boolean;
};
