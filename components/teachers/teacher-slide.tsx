"use client";

import { useTranslations, useLocale } from "next-intl";
import { useState } from "react";
import { useCarouselLabels } from "@/components/layout/use-carousel-labels";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { Carousel } from "@/components/ui/carousel";
import { Notice } from "@/components/ui/notice";
import { OnDemand } from "@/components/ui/on-demand";
import { Picture } from "@/components/ui/picture";
import { useCall } from "@/components/calls/use-call";
import type { InitialData } from "@/lib/engines/provider-calls/initial";
import type { PublicCallResponse, RecommendedTeacher } from "@/lib/base/contract/types";
import { showNotStarted } from "@/lib/app/markup/not-started";
import { Country } from "./country";

const loadDetail = () => import("./teacher-detail");

type TeacherSlideProps = { initial: InitialData<PublicCallResponse<"recommendedTeachers">> };

/** The row advances automatically above `movesAbove` teachers, and has arrows above `arrowsAbove` (spec section 9). */
const movesAbove = 5;
const arrowsAbove = 4;

/** The recommended teachers; a click on one shows the details below the row. */
export function TeacherSlide({ initial }: TeacherSlideProps) {
  const t = useTranslations("home.teachers");
  const carousel = useCarouselLabels();
  const { data, isLoading, reload } = useCall("recommendedTeachers", {}, initial);
  const [selectedIndex, setSelectedIndex] = useState<number>();
  if (!data) return <LoadingNotice loading={isLoading} retry={reload} className="mt-8 h-64" />;
  const teachers = data.list;
  if (teachers.length === 0) return <Notice picture="empty" text={t("empty")} />;

  const cards = teachers.map((teacher, index) => (
    <TeacherCard
      key={index}
      teacher={teacher}
      isSelected={selectedIndex === index}
      onToggle={() => setSelectedIndex(selectedIndex === index ? undefined : index)}
    />
  ));
  const detail = selectedIndex === undefined ? undefined : teachers[selectedIndex];
  return (
    <>
      {teachers.length > arrowsAbove ? (
        <Carousel
          label={t("label")}
          labels={carousel}
          // 304 px per step (spec section 9): a card and its gap, so that four cards align with the page's column.
          slidesClassName="*:*:basis-[304px] *:*:pr-10"
          hasArrows
          autoplay={teachers.length > movesAbove}
          isPaused={detail !== undefined}
        >
          {cards}
        </Carousel>
      ) : (
        <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(15rem,17.5rem))] justify-center gap-6">
          {cards}
        </div>
      )}
      <div id="teacher-detail" aria-live="polite">
        {detail && (
          <OnDemand
            key={selectedIndex}
            load={loadDetail}
            componentProps={{ teacher: detail, close: () => setSelectedIndex(undefined) }}
            onFailed={() => {
              setSelectedIndex(undefined);
              showNotStarted();
            }}
          />
        )}
      </div>
    </>
  );
}

type TeacherCardProps = {
  teacher: RecommendedTeacher;
  isSelected: boolean;
  onToggle: () => void;
};

function TeacherCard({ teacher, isSelected, onToggle }: TeacherCardProps) {
  const t = useTranslations("home.teachers");
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-expanded={isSelected}
      aria-controls="teacher-detail"
      className="block h-full w-full rounded-card border border-mist bg-white p-5 text-left transition-colors duration-150 hover:border-ink/40 aria-expanded:border-cinnabar"
    >
      <Picture
        sizes="(max-width: 768px) 100vw, 260px"
        src={teacher.avatar || "/art/teachers/1.svg"}
        alt=""
        width={240}
        height={240}
        offscreen
        className="aspect-square w-full rounded-small bg-paper"
      />
      <b className="mt-4 block text-h3">{teacher.nickname}</b>
      <Country code={teacher.country} text={(country) => t("from", { country })} locale={useLocale()} />
    </button>
  );
}
