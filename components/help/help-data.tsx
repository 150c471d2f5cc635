import { useLocale } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import { toPlainText } from "@/lib/content/html";
import type { ContentDocument } from "@/lib/content/read";
import { paths } from "@/lib/paths";
import { breadcrumbs, faqPage } from "@/lib/seo/json-ld";
import { siteName } from "@/lib/school/school";

/** Structured data: the breadcrumbs, and the questions with their answers. */
export function HelpData({ help }: { help: ContentDocument }) {
  const locale = useLocale();
  const questions = help.sections
    .flatMap(({ children }) => children)
    .map(({ title, html }) => ({ question: title, answer: toPlainText(html) }));
  const steps = [
    { name: siteName(locale), path: paths.home },
    { name: help.title, path: paths.help },
  ];
  return <JsonLd items={[breadcrumbs(locale, steps), faqPage(help.language, questions)]} />;
}
