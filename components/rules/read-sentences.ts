import { getTranslations } from "next-intl/server";
import { publishedRules } from "@/lib/subjects/rules/published";
import {
  joinSentences,
  ruleSentences,
  type RuleSentences,
  type RuleTranslate,
} from "@/lib/subjects/rules/sentences/rule-sentences";
import { school } from "@/lib/subjects/school/school";

type PageSentences = RuleSentences & {
  /** Joins sentences as the page's language does; empty ones are left out. */
  join: (...sentences: readonly string[]) => string;
};

/** The sentences that state the school's rules, in the page's language. */
export async function readRuleSentences(): Promise<PageSentences> {
  const t: RuleTranslate = await getTranslations("rules");
  const sentences = ruleSentences(t, publishedRules(), { offersSingle: school().singleLessons });
  return { ...sentences, join: (...parts) => joinSentences(t, parts) };
}
