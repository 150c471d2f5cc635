import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { AskUs } from "@/components/texts/help/ask-us";
import { HelpHeader } from "@/components/texts/help/help-header";
import { QuestionSearch } from "@/components/texts/help/question-search";
import { Questions, HelpData } from "@/components/texts/help/questions";
import { Subjects } from "@/components/texts/help/subjects";
import { ClientMessages } from "@/components/i18n/client-messages";
import { PageSections } from "@/components/pages/page-sections";
import { routeMetadata } from "@/components/seo/route-metadata";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { readSiteDocument } from "@/components/texts/site-document";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("help");

const list = "questions";

export default async function HelpPage() {
  const help = await readSiteDocument("help", await getLocale());
  const questions = (
    <div className="group/help wrap py-8 desk:py-14">
      <HelpData help={help} />
      <SectionBoundary>
        <HelpHeader help={help} />
      </SectionBoundary>
      <SectionBoundary>
        <ClientMessages namespaces={["help"]}>
          <QuestionSearch listId={list} />
        </ClientMessages>
      </SectionBoundary>
      <div className="mt-6 grid gap-8 desk:grid-cols-[min(13rem,30%)_minmax(0,1fr)] desk:gap-12">
        <SectionBoundary>
          <Subjects groups={help.sections} lang={help.language} />
        </SectionBoundary>
        <div className="max-w-[52rem]">
          <SectionBoundary>
            <Questions id={list} help={help} />
          </SectionBoundary>
          <SectionBoundary>
            <AskUs />
          </SectionBoundary>
        </div>
      </div>
    </div>
  );
  return <PageSections page="help" builtIn={{ questions }} />;
}
