import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { AskUs } from "@/components/help/ask-us";
import { HelpData } from "@/components/help/help-data";
import { HelpHeader } from "@/components/help/help-header";
import { QuestionSearch } from "@/components/help/question-search";
import { Questions } from "@/components/help/questions";
import { Subjects } from "@/components/help/subjects";
import { ClientMessages } from "@/components/i18n/client-messages";
import { routeMetadata } from "@/components/seo/route-metadata";
import { readDocument } from "@/lib/content/read";
import "@/components/content/prose.css";
import "@/components/help/help.css";

export const generateMetadata = (): Promise<Metadata> => routeMetadata("help");

const list = "questions";

export default async function HelpPage() {
  const help = await readDocument("help", await getLocale());
  return (
    <div className="wrap desk:py-14 py-8">
      <HelpData help={help} />
      <HelpHeader help={help} />
      <ClientMessages namespaces={["help"]}>
        <QuestionSearch list={list} />
      </ClientMessages>
      <div className="desk:grid-cols-[min(13rem,30%)_minmax(0,1fr)] desk:gap-12 mt-6 grid gap-8">
        <Subjects groups={help.sections} lang={help.language} />
        <div className="max-w-[52rem]">
          <Questions id={list} help={help} />
          <AskUs />
        </div>
      </div>
    </div>
  );
}
