"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { LoginLink } from "@/components/layout/login-link";
import { guests, notTeachers, signedIn } from "@/components/session/viewers";
import { ChargeLine } from "@/components/points/prices/charge-line";
import { PriceInPoints } from "@/components/points/prices/price-in-points";
import { Icon } from "@/components/ui/icon";
import { LocalTime } from "@/components/ui/local-time";
import { Picture } from "@/components/ui/picture";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { toParentheses, withColon } from "@/lib/base/i18n/marks";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { paths } from "@/lib/base/paths";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { cardGridClasses } from "./classes";
import { DetailCard } from "./detail-card";
import { AdviserButton } from "./offer-card";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

type CourseDetailProps = {
  /** The course as shown to guests; undefined if it was not read on the server. */
  course: AccountView<"course"> | undefined;
  loginHref: string;
  registerHref: string;
  /** Where to read how to get class points. */
  pointsHref: string;
  rates: RateTable | undefined;
  /** What is charged for estimates and by which ways, by the currency in which they are shown. */
  charges: Record<string, string>;
  /** Contacts of the advisers, who book single lessons; undefined if the school offers none. */
  consult: ConsultProps | undefined;
};

/** Course page, open to everyone; its recordings can be watched only after login (spec section 6). */
export function CourseDetail(props: CourseDetailProps) {
  const { course: fallback, loginHref, registerHref, pointsHref, rates, charges, consult } = props;
  const t = useTranslations("courseDetail");
  const classPoints = useTranslations("classPoints");
  const hotCourses = useTranslations("studentCentre")("hotCourses");
  const newWindow = useTranslations("footer")("newWindow");
  const signUp = useTranslations("loginNeeded")("register");
  const view = useAccountView("course", { isPublic: true, fallback });
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  return (
    <ViewContent view={view}>
      {(course) => {
        // The entry at index 1 is the price that is shown (spec section 3).
        const points = course.level_class_point[1]?.class_point;
        return (
          <>
            <DetailCard cover={course.course_cover_url}>
              <h2 className="text-h2">{course.course_name}</h2>
              <p className="mt-2">{course.course_brief}</p>
              {consult && points !== undefined && (
                <>
                  <p className="mt-4 text-h3 font-bold">
                    <PriceInPoints
                      text={t("points", { n: points.toLocaleString(locale) })}
                      points={points}
                      bought="lesson"
                      rates={rates}
                    />
                  </p>
                  <ChargeLine texts={charges} rates={rates} className="mb-4" />
                </>
              )}
              <p className="text-soft">
                {classPoints(consult ? "whatWithLessons" : "what")}{" "}
                <a href={pointsHref} className="link">
                  {classPoints("how")}
                </a>
              </p>
              <div className="mt-4 flex flex-wrap gap-3" data-for={notTeachers}>
                {consult && (
                  <AdviserButton consult={consult} className="btn btn-primary" label={classPoints("ask")} />
                )}
                <a href={paths.hotSell} className="btn btn-secondary">
                  {hotCourses}
                </a>
              </div>
            </DetailCard>
            <h2 className="mt-10 text-h2">{t("recordings")}</h2>
            {course.recordings.length === 0 && <p className="mt-2 text-soft">{t("none")}</p>}
            {course.recordings.some((recording) => recording.watch_url === null) && (
              <div data-for={guests}>
                <p className="mt-4 flex flex-wrap gap-3">
                  <LoginLink href={loginHref} className="btn btn-primary">
                    {t("loginToWatch")}
                  </LoginLink>
                  <LoginLink href={registerHref} className="btn btn-secondary">
                    {signUp}
                  </LoginLink>
                </p>
              </div>
            )}
            <ul className={cardGridClasses}>
              {course.recordings.map((recording, index) => (
                <li key={index} className="flex flex-col overflow-hidden sheet">
                  <Picture
                    sizes="(max-width: 768px) 100vw, 640px"
                    src={recording.cover}
                    alt=""
                    width={320}
                    height={180}
                    offscreen
                    className="aspect-video w-full bg-muted object-cover"
                  />
                  <div className="flex grow flex-col items-start gap-1 p-sheet">
                    <h3 className="text-base">{recording.lesson_name}</h3>
                    <p className="text-label text-soft">
                      <LocalTime instant={recording.from} locale={locale} short schoolZone={schoolZone} />
                    </p>
                    {recording.watch_url === null ? (
                      // Reserves the space of the link while a signed-in visitor's data loads.
                      <span data-for={signedIn} aria-hidden="true" className="invisible link">
                        <Icon name="play" />
                        {t("watch")}
                      </span>
                    ) : (
                      <a
                        href={recording.watch_url}
                        target="_blank"
                        rel="noreferrer"
                        className="link"
                        aria-label={withColon(t("watch")) + recording.lesson_name + toParentheses(newWindow)}
                      >
                        <Icon name="play" />
                        {t("watch")}
                      </a>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </ViewContent>
  );
}
