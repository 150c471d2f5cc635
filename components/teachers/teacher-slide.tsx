"use client";

import { useTranslations, useLocale } from "next-intl";
import { useState, type ReactNode } from "react";
import { useCarouselLabels } from "@/components/layout/use-carousel-labels";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { Carousel } from "@/components/ui/carousel";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { useCall } from "@/components/calls/use-call";
import type { InitialData } from "@/lib/engines/provider-calls/initial";
import type { PublicCallResponse, RecommendedTeacher } from "@/lib/base/contract/types";
import { Country } from "./country";
import { TeacherDetail } from "./teacher-detail";

type TeacherSlideProps = {
  initial: InitialData<PublicCallResponse<"recommendedTeachers">>;
  heading: ReactNode;
};

/** The row advances automatically above `movesAbove` teachers, and has arrows above `arrowsAbove` (spec section 9). */
const movesAbove = 5;
const arrowsAbove = 4;

/** One teacher close up, at first the first, and all of them as small cards; a click on a card brings that teacher up. */
export function TeacherSlide({ initial, heading }: TeacherSlideProps) {
  const t = useTranslations("home.teachers");
  const carousel = useCarouselLabels();
  const { data, isLoading, reload } = useCall("recommendedTeachers", {}, initial);
  const [chosenIndex, setChosenIndex] = useState<number>();
  const teachers = data?.list ?? [];
  const shownTeacher = teachers[chosenIndex ?? 0] ?? teachers[0];
  if (!shownTeacher)
    return (
      <>
        {heading}
        {data ? (
          <Notice picture="empty" text={t("empty")} />
        ) : (
          <LoadingNotice loading={isLoading} retry={reload} className="mt-8 h-64" />
        )}
      </>
    );

  const cards = teachers.map((teacher, index) => (
    <TeacherCard
      key={index}
      teacher={teacher}
      isShown={teacher === shownTeacher}
      onChoose={() => setChosenIndex(index)}
    />
  ));
  return (
    <>
      {teachers.length > arrowsAbove ? (
        <Carousel
          label={t("label")}
          labels={carousel}
          heading={heading}
          // 304 px per step (spec section 9): a card and its gap.
          slidesClassName="*:*:basis-[304px] *:*:pr-4 *:*:py-1"
          hasArrows
          autoplay={teachers.length > movesAbove}
          isPaused={chosenIndex !== undefined}
        >
          {cards}
        </Carousel>
      ) : (
        <>
          {heading}
          {teachers.length > 1 && (
            <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4">
              {cards}
            </div>
          )}
        </>
      )}
      <div id="teacher-detail" aria-live="polite">
        <TeacherDetail key={chosenIndex} teacher={shownTeacher} isChosen={chosenIndex !== undefined} />
      </div>
    </>
  );
}

type TeacherCardProps = {
  teacher: RecommendedTeacher;
  isShown: boolean;
  onChoose: () => void;
};

function TeacherCard({ teacher, isShown, onChoose }: TeacherCardProps) {
  const t = useTranslations("home.teachers");
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-pressed={isShown}
      aria-controls="teacher-detail"
      className="flex h-full w-full items-center gap-[12px] rounded-card border border-line bg-surface p-3 text-left transition-colors duration-150 hover:border-ink/40 aria-pressed:border-2 aria-pressed:border-mark aria-pressed:p-[calc(0.75rem-1px)]"
    >
      <Picture
        src={teacher.avatar || "/art/teachers/1.svg"}
        alt=""
        width={72}
        height={72}
        offscreen
        className="size-[72px] shrink-0 rounded-small bg-portrait"
      />
      <span className="min-w-0">
        <b className="block leading-snug">{teacher.nickname}</b>
        <Country code={teacher.country} text={(country) => t("from", { country })} locale={useLocale()} />
      </span>
    </button>
  );
}
