import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { Speaker } from "@/lib/subjects/campaign/season";

/** The speakers of a talk; what there is to know of them stands once on the page (lineup.tsx). */
export function SpeakerNames({ speakers }: { speakers: readonly Pick<Speaker, "name" | "img">[] }) {
  const t = useTranslations("campaign.sessions");
  return (
    <div>
      <p className="sr-only">{t("speakers")}</p>
      <ul className="flex flex-wrap gap-x-[1.2em] gap-y-2">
        {speakers.map(({ name, img }) => (
          <li key={name} className="flex min-w-0 items-center gap-[0.5em]">
            <Picture
              src={img}
              alt=""
              width={56}
              height={56}
              offscreen
              className="size-[2.2em] shrink-0 rounded-pill border-2 border-gold"
            />
            <strong className="min-w-0">{name}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
