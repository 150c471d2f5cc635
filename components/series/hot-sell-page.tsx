import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { applyMessages } from "@/components/series/bookings/messages";
import { TeacherNote } from "@/components/series/bookings/teacher-note";
import { ClientMessages } from "@/components/i18n/client-messages";
import { FirstPaint } from "@/components/layout/first-paint";
import { ConsultModal } from "@/components/layout/consult-modal";
import { PlacementBanner } from "@/components/layout/page-head";
import { PointsLink } from "@/components/layout/points-link";
import { LevelTestLink } from "@/components/level-test/level-test-link";
import { MemberGate } from "@/components/live/member-gate";
import { VisitorCurrency } from "@/components/points/prices/visitor-currency";
import { JsonLd } from "@/components/seo/json-ld";
import { buttonClasses } from "@/components/ui/button";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { readCall, type ReadResult } from "@/lib/engines/provider-calls/read-call";
import { isSuccess } from "@/lib/base/contract/result";
import type { PublicCallResponse } from "@/lib/base/contract/types";
import { paths, seriesClassPath } from "@/lib/base/paths";
import { placements } from "@/lib/subjects/placements/names";
import { breadcrumbs, itemList } from "@/lib/subjects/seo/json-ld";
import { shareTeachers, toItem, type SeriesList, type SeriesItem } from "@/lib/subjects/series/item";
import { perPage, recommendedRequest } from "@/lib/subjects/series/pages";
import { schoolZone } from "@/lib/subjects/school/zone";
import { seriesSetting } from "./series-setting";
import { SeriesLists } from "./series-lists";
import type { SeriesInitial } from "./use-series";

/** A page of the hot-sell list; the first page also shows the recommended series classes. */
export async function HotSellPage({ page }: { page: number }) {
  const locale = await getLocale();
  const t = await getTranslations("hotSell");
  const hot = await readCall("preSales", { page, per_page: perPage }, locale);
  if (page > 1 && isSuccess(hot) && hot.data.list.length === 0 && !hot.omitted) notFound();
  const preSale = toInitial("preSale", hot);
  const recommended =
    page === 1
      ? toInitial("recommended", await readCall("recommendedSets", recommendedRequest(locale), locale))
      : undefined;
  const setting = await seriesSetting();
  return (
    // On a phone the banner follows the lists, so that the first class is in the first screen. Until the end of the page
    // has arrived it is hidden, since each part that arrives would push it down.
    <div className="wrap flex flex-col flex-wrap gap-x-10 gap-y-4 py-6 desk:flex-row desk:pt-10 desk:pb-14">
      <HotSellData items={[...(preSale?.items ?? []), ...(recommended?.items ?? [])]} />
      <SectionBoundary>
        <div className="desk:flex-[1_1_45%]">
          <h1 className="text-h1 narrow:text-h2">{page === 1 ? t("title") : t("titleOfPage", { page })}</h1>
          <p className="mt-2 max-w-[46rem] lead narrow:text-base">{t("text")}</p>
          <LevelTestLink />
          <TeacherNote />
        </div>
        {page === 1 && (
          <div className="order-last empty:hidden desk:order-none desk:w-[45%] max-desk:[&:not(:has(~[data-end]))]:hidden">
            <PlacementBanner placement={placements.hotSellBanner} className="" />
          </div>
        )}
      </SectionBoundary>
      <FirstPaint times={["named", "weekday", "clock", "day", "date"]} />
      <VisitorCurrency rates={setting.rates} />
      <SectionBoundary>
        <ClientMessages
          namespaces={[
            ...applyMessages,
            "hotSell",
            "notice",
            "dialog",
            "teacherDetail.classes",
            "introduction",
            "prices.points",
          ]}
        >
          <SeriesLists
            page={page}
            preSale={preSale}
            recommended={recommended}
            setting={setting}
            contactButton={<ConsultModal className={buttonClasses.primary}>{t("card.ask")}</ConsultModal>}
          />
        </ClientMessages>
      </SectionBoundary>
      <SectionBoundary>
        <div data-end className="w-full border-t border-line pt-4">
          <PointsLink rates={setting.rates} />
        </div>
      </SectionBoundary>
      <MemberGate />
    </div>
  );
}

function toInitial(
  list: SeriesList,
  result: ReadResult<PublicCallResponse<"preSales">>,
): SeriesInitial | undefined {
  if (!isSuccess(result)) return undefined;
  const { total, list: entries } = result.data;
  return {
    items: shareTeachers(entries.map((entry) => toItem(list, entry, schoolZone()))),
    total,
    stale: result.stale,
  };
}

/** Structured data of the hot-sell page: breadcrumbs and the listed classes. */
function HotSellData({ items }: { items: readonly SeriesItem[] }) {
  const language = useLocale();
  const t = useTranslations("header");
  const steps = [
    { name: t("home"), path: paths.home },
    { name: t("hotSell"), path: paths.hotSell },
  ];
  const list = items.map(({ id, name }) => ({ name, path: seriesClassPath(id) }));
  const nodes = [breadcrumbs(language, steps), ...(list.length > 0 ? [itemList(language, list)] : [])];
  return <JsonLd items={nodes} />;
}
