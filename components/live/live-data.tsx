import { useLocale } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import type { ReadyLive, RecommendedCourse, VideoRecord } from "@/lib/contract/types";
import { endOf } from "@/lib/live/clock";
import { paths } from "@/lib/routes";
import { absolute, courseList, freeClass, videoObject } from "@/lib/seo/json-ld";

type LiveDataProps = { lives?: ReadyLive[]; records?: VideoRecord[]; courses?: RecommendedCourse[] };

/** What the chosen tab and the courses show, for search engines. */
export function LiveData({ lives = [], records = [], courses = [] }: LiveDataProps) {
  const language = useLocale();
  const events = lives.map((live) =>
    freeClass(language, {
      name: live.lesson_name,
      description: live.course_name,
      startsAt: new Date(live.from),
      minutes: (endOf(live) - Date.parse(live.from)) / 60_000,
      path: paths.live,
      image: absolute(live.cover_url),
    }),
  );
  const videos = records.map((record) =>
    videoObject(language, {
      name: record.lesson_name,
      description: record.course_name,
      thumbnail: absolute(record.cover),
      uploadedAt: new Date(record.from),
    }),
  );
  const list = courseList(
    language,
    courses.map(({ course_name: name, course_brief: description, course_cover_url: image }) => ({
      name,
      description,
      image,
    })),
  );
  return <JsonLd things={[...events, ...videos, ...(courses.length > 0 ? [list] : [])]} />;
}
