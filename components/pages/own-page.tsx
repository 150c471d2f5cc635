import { useLocale, useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { JsonLd } from "@/components/seo/json-ld";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { renderTime } from "@/lib/base/clock/render-time";
import { ownPagePath, paths } from "@/lib/base/paths";
import { isShown } from "@/lib/subjects/pages/arrange";
import type { OwnPageFields } from "@/lib/subjects/pages/content";
import { pickClosest } from "@/lib/subjects/pages/pick-text";
import { breadcrumbs } from "@/lib/subjects/seo/json-ld";
import { AddedSection } from "./added-section";
import { Text } from "./block";

/** A page that the school added. */
export function OwnPage({ page }: { page: OwnPageFields }) {
  const { slug, title, sections } = page;
  const locale = useLocale();
  const home = useTranslations("header")("home");
  const name = pickClosest(title, locale)?.text ?? "";
  const now = new Date(renderTime());
  const trail = [
    { name: home, path: paths.home },
    { name, path: ownPagePath(slug) },
  ];
  return (
    <>
      <JsonLd items={[breadcrumbs(locale, trail)]} />
      <div className="wrap pt-5">
        <Breadcrumbs name={name} />
        <h1 className="mt-14 text-h1">
          <Text texts={title} />
        </h1>
      </div>
      {sections
        .filter((section) => isShown(section, now))
        .map((section) => (
          <SectionBoundary key={section.id}>
            <AddedSection section={section} />
          </SectionBoundary>
        ))}
    </>
  );
}
