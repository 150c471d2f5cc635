import { useTranslations } from "next-intl";
import type { ContentDocument } from "@/lib/content/read";
import { questionsHtml } from "@/lib/help/questions-html";
import { foldQuestionsScript } from "@/lib/inline-scripts/compiled";
import { ClassPictures } from "./class-pictures";

/** The group that shows what each kind of class looks like. */
const groupWithPictures = "format";

/** All questions by group. The answers are one string of HTML per group, which costs the browser no work. */
export function Questions({ id, help }: { id: string; help: ContentDocument }) {
  const t = useTranslations("help");
  return (
    <div id={id} lang={help.language}>
      {help.sections.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="mb-10">
          <h2 id={group.id} className="text-h3 mb-3">
            {group.title}
          </h2>
          {group.id === groupWithPictures && <ClassPictures />}
          <div
            className="questions prose"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: questionsHtml(group.children, t("link")) }}
          />
        </section>
      ))}
      <script dangerouslySetInnerHTML={{ __html: foldQuestionsScript }} />
    </div>
  );
}
