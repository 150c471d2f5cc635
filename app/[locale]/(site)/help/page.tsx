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
    <div className="group/help">
      <HelpData help={help} />
      {/* On a phone, the contact comes after the topics. */}
      <div className="wrap flex flex-wrap items-center gap-x-14 gap-y-8 py-8 desk:pt-12 desk:pb-10">
        <div className="flex-[3_1_min(26rem,100%)]">
          <SectionBoundary>
            <HelpHeader help={help}>
              <ClientMessages namespaces={["help"]}>
                <QuestionSearch listId={list} />
              </ClientMessages>
            </HelpHeader>
          </SectionBoundary>
        </div>
        <SectionBoundary>
          <AskUs />
        </SectionBoundary>
        <SectionBoundary>
          <Subjects groups={help.sections} lang={help.language} />
        </SectionBoundary>
      </div>
      <div className="border-t border-line bg-surface">
        <div className="wrap py-8 desk:py-12">
          <SectionBoundary>
            <Questions id={list} help={help} />
          </SectionBoundary>
        </div>
      </div>
    </div>
  );
  return <PageSections page="help" builtIn={{ questions }} />;
}
