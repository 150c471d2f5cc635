import { useTranslations } from "next-intl";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { useCurrentUser } from "../current-user";
import { formatList } from "../format";
import { Line } from "../line";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { formatLessonTime } from "../time";
import { lessonHref } from "../today/lessons";

type OtherLessonsProps = { lessons: CallResponse<"desk/illness/lessons">["others"] };

/** Live classes and trial lessons of an ill teacher, with who is free and where each is changed. */
export function OtherLessons({ lessons }: OtherLessonsProps) {
  const t = useTranslations("desk.illness");
  const { role } = useCurrentUser();
  return (
    <Sheet aria-labelledby="other-lessons">
      <SheetTitle id="other-lessons">{t("others")}</SheetTitle>
      <p>{t("othersText")}</p>
      <ul className="mt-3">
        {lessons.map((lesson) => {
          const { of, id, name, starts_at: startsAt, substitutes } = lesson;
          const href = lessonHref({ of, id }, role);
          const text = of === "trial" ? t("trialOf", { name }) : name;
          return (
            <Line key={`${of} ${id}`}>
              <b className="block">{formatLessonTime(startsAt)}</b>
              {href ? (
                <a href={href} className="link">
                  {text}
                </a>
              ) : (
                text
              )}
              <Small className="block">
                {substitutes.length === 0
                  ? t("noSubstitute")
                  : t("free", { names: formatList(substitutes.map((substitute) => substitute.name)) })}
              </Small>
              {!href && <Small className="block">{t("byEditors")}</Small>}
            </Line>
          );
        })}
      </ul>
    </Sheet>
  );
}
