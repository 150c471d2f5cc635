import { useTranslations } from "next-intl";
import { notTeachers } from "@/components/session/viewers";
import { paths } from "@/lib/base/paths";

/** A link to the level test for visitors who do not know where to start. */
export function LevelTestLink() {
  return (
    <p data-for={notTeachers} className="mt-1">
      <a href={paths.levelTest} className="link">
        {useTranslations("levelTest")("entry")}
      </a>
    </p>
  );
}
