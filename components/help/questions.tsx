import { useTranslations } from "next-intl";
import type { ContentDocument } from "@/lib/content/read";
import { questionsHtml } from "@/lib/help/questions-html";
import { foldQuestionsScript } from "@/lib/inline-scripts/compiled";
import { ClassPictures } from "./class-pictures";

/** Id of the group with the pictures of the kinds of class. */
const groupWithPictures = "format";

/** All questions by group. Each group is one string of HTML, which needs no hydration. */
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
