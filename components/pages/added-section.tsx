import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { StepCard, StepCards } from "@/components/pages/class/step-cards";
import { Partners } from "@/components/pages/home/partners";
import { Teachers } from "@/components/teachers/teachers";
import { Prose } from "@/components/texts/prose";
import { Voices } from "@/components/voices/voices";
import { buttonClasses } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/base/i18n/languages";
import { pickClosest } from "@/lib/subjects/pages/pick-text";
import type { Section, SectionType } from "@/lib/subjects/pages/section-types";
import { renderMarkdown } from "@/lib/subjects/texts/markdown";
import { Block, hasText, Text } from "./block";
import { ClassesSection } from "./classes-section";

type Texts = Partial<Record<Language, string>>;
type Of<Type extends SectionType> = { section: Section<Type> };

/** A section that the school added to a page. */
export function AddedSection({ section }: { section: Section }): ReactNode {
  switch (section.type) {
    case "hero":
      return <Opening section={section} />;
    case "richText":
      return (
        <Block heading={section.heading}>
          <Markdown texts={section.text} />
        </Block>
      );
    case "textWithPicture":
      return <TextWithPicture section={section} />;
    case "facts":
      return <Figures section={section} />;
    case "steps":
      return <Steps section={section} />;
    case "questions":
      return <Questions section={section} />;
    case "teachers":
      return <Teachers {...(hasText(section.heading) && { heading: <Text texts={section.heading} /> })} />;
    case "voices":
      return <Voices {...(hasText(section.heading) && { heading: <Text texts={section.heading} /> })} />;
    case "partners":
      return <Partners {...(hasText(section.heading) && { heading: <Text texts={section.heading} /> })} />;
    case "classes":
      return <ClassesSection heading={section.heading} count={section.count} />;
    case "callToAction":
      return <CallToAction section={section} />;
    default:
      return null;
  }
}

function Markdown({ texts }: { texts: Texts }) {
  const picked = pickClosest(texts, useLocale());
  return picked && <Prose html={renderMarkdown(picked.text)} language={picked.language} />;
}

type LinkFields = { linkText: Texts; linkAddress: string | null };

function LinkButton({ linkText, linkAddress }: LinkFields) {
  if (!linkAddress || !hasText(linkText)) return null;
  return (
    <a href={linkAddress} className={`${buttonClasses.primary} mt-6 btn-big`}>
      <Text texts={linkText} />
    </a>
  );
}

type PictureFields = { picture: string; pictureAlt: Texts };

function SectionPicture({ picture, pictureAlt }: PictureFields) {
  const alt = pickClosest(pictureAlt, useLocale())?.text ?? "";
  return (
    picture && (
      <Picture
        src={picture}
        alt={alt}
        width={640}
        height={480}
        sizes="(max-width: 768px) 100vw, 640px"
        offscreen
        className="w-full rounded-card"
      />
    )
  );
}

const sideBySide =
  "desk:gap-16 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-center gap-6";

function Opening({ section }: Of<"hero">) {
  return (
    <section className={`wrap py-10 desk:py-14 ${section.picture ? sideBySide : ""}`}>
      <div>
        <h2 className="text-h1 font-extrabold desk:text-hero">
          <Text texts={section.heading} />
        </h2>
        {hasText(section.text) && (
          <p className="mt-5 max-w-[34rem] lead whitespace-pre-line">
            <Text texts={section.text} />
          </p>
        )}
        <LinkButton {...section} />
      </div>
      <SectionPicture {...section} />
    </section>
  );
}

function TextWithPicture({ section }: Of<"textWithPicture">) {
  const isLeft = section.pictureSide === "left";
  return (
    <section className={`wrap py-10 desk:py-14 ${sideBySide}`}>
      <div className={isLeft ? "desk:order-2" : ""}>
        {hasText(section.heading) && (
          <h2 className="mb-3 text-h2">
            <Text texts={section.heading} />
          </h2>
        )}
        <Markdown texts={section.text} />
      </div>
      <SectionPicture {...section} />
    </section>
  );
}

function Figures({ section }: Of<"facts">) {
  return (
    <Block heading={section.heading}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8rem,35%),100%),1fr))] gap-6 desk:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {section.facts.map(({ value, label }, index) => (
          <div key={index} className="flex flex-col">
            <dt className="text-soft">
              <Text texts={label} />
            </dt>
            <dd className="order-first text-h2 font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

function Steps({ section }: Of<"steps">) {
  const locale = useLocale();
  return (
    <Block heading={section.heading}>
      <StepCards>
        {section.steps.map(({ heading, text }, index) => (
          <StepCard key={index} number={index + 1} title={pickClosest(heading, locale)?.text ?? ""}>
            {hasText(text) && (
              <p className="whitespace-pre-line">
                <Text texts={text} />
              </p>
            )}
          </StepCard>
        ))}
      </StepCards>
    </Block>
  );
}

function Questions({ section }: Of<"questions">) {
  return (
    <Block heading={section.heading}>
      <div className="max-w-[52rem]">
        {section.questions.map(({ question, answer }, index) => (
          <details key={index} className="border-b border-line">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              <Text texts={question} />
            </summary>
            <div className="pb-4">
              <Markdown texts={answer} />
            </div>
          </details>
        ))}
      </div>
    </Block>
  );
}

function CallToAction({ section }: Of<"callToAction">) {
  return (
    <section className="wrap py-14 text-center desk:py-20">
      <h2 className="text-h2">
        <Text texts={section.heading} />
      </h2>
      {hasText(section.text) && (
        <p className="mx-auto mt-3 max-w-[36rem] lead whitespace-pre-line">
          <Text texts={section.text} />
        </p>
      )}
      <LinkButton {...section} />
    </section>
  );
}
