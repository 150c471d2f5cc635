import { useLocale } from "next-intl";
import { JsonLd } from "@/components/seo/json-ld";
import type { ReadyLive, VideoRecord } from "@/lib/contract/types";
import { liveEndTime } from "@/lib/live/clock";
import { paths } from "@/lib/paths";
import { toAbsoluteUrl } from "@/lib/seo/json-ld";
import { freeClasses, videoObject } from "@/lib/seo/json-ld-events";

type LiveDataProps = { lives?: ReadyLive[]; records?: VideoRecord[] };

/** Structured data of the chosen tab. Courses are left out, because they have no public page here. */
export function LiveData({ lives = [], records = [] }: LiveDataProps) {
  const language = useLocale();
  const events = freeClasses(
    language,
    paths.live,
    lives.map((live) => ({
      name: live.lesson_name,
      description: live.course_name,
      startsAt: new Date(live.from),
      minutes: (liveEndTime(live) - Date.parse(live.from)) / 60_000,
      image: toAbsoluteUrl(live.cover_url),
    })),
  );
  const videos = records.map((record) =>
    videoObject(language, {
      name: record.lesson_name,
      description: record.course_name,
      thumbnail: toAbsoluteUrl(record.cover),
      uploadedAt: new Date(record.from),
    }),
  );
  return <JsonLd items={[...events, ...videos]} />;
}
