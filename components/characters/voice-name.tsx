import { useTranslations } from "next-intl";
import type { SchoolVoice } from "@/lib/subjects/pronunciations/published";

/** Names the teacher who speaks, or marks the device's voice. */
export function VoiceName({ school }: { school: SchoolVoice | undefined }) {
  const t = useTranslations("try.voice");
  return (
    <span className="text-label text-soft">{school ? t("school", { name: school.name }) : t("device")}</span>
  );
}
