"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCarouselLabels } from "@/components/layout/use-carousel-labels";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { Carousel } from "@/components/ui/carousel";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { useCall } from "@/components/calls/use-call";
import type { InitialData } from "@/lib/engines/provider-calls/initial";
import type { PublicCallResponse, Partner } from "@/lib/base/contract/types";

type PartnerSlideProps = { initial: InitialData<PublicCallResponse<"partners">>; heading: ReactNode };

/** Above this many partners the row becomes a slider that shows five at a time (spec section 9). */
const sliderAbove = 4;

export function PartnerSlide({ initial, heading }: PartnerSlideProps) {
  const t = useTranslations("home.partners");
  const carousel = useCarouselLabels();
  const { data, isLoading, reload } = useCall("partners", {}, initial);
  const partners = data?.list ?? [];
  if (partners.length === 0)
    return (
      <>
        {heading}
        {data ? (
          <Notice picture="empty" text={t("empty")} />
        ) : (
          <LoadingNotice loading={isLoading} retry={reload} className="mt-8 h-28" />
        )}
      </>
    );
  const logos = partners.map((partner, index) => (
    <PartnerLogo key={index} partner={partner} alt={t("logo")} />
  ));
  if (partners.length <= sliderAbove) {
    return (
      <>
        {heading}
        <div className="mt-6 flex flex-wrap justify-center gap-6">{logos}</div>
      </>
    );
  }
  return (
    <Carousel
      label={t("label")}
      labels={carousel}
      heading={heading}
      slidesClassName="desk:*:*:basis-[max(20%,min(100%,9rem))] *:*:basis-[max(50%,min(100%,9rem))] *:*:px-2"
      hasArrows
      autoplay
    >
      {logos}
    </Carousel>
  );
}

function PartnerLogo({ partner, alt }: { partner: Partner; alt: string }) {
  // The logo needs an `alt` only without a visible name.
  const logo = (
    <>
      <Picture
        src={partner.content}
        alt={partner.name ? "" : alt}
        width={240}
        height={96}
        offscreen
        className="mx-auto mb-2 h-16 w-auto max-w-full object-contain"
      />
      {partner.name}
    </>
  );
  const classes = "block py-2 text-center leading-snug font-semibold text-balance";
  return partner.link ? (
    <a href={partner.link} target="_blank" rel="noreferrer" data-part="partner" className={classes}>
      {logo}
    </a>
  ) : (
    <div data-part="partner" className={classes}>
      {logo}
    </div>
  );
}
