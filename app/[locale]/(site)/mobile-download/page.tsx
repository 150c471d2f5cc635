import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Codes } from "@/components/apps/codes";
import { Intro } from "@/components/apps/intro";
import { PageSections } from "@/components/pages/page-sections";
import { routeMetadata } from "@/components/seo/route-metadata";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";

/** Seconds until a page is rendered again in the background, because its links may change. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("mobileDownload");

const codes = "codes";

/** A school without apps has no such page. */
export default async function MobileDownloadPage() {
  if ((await availableApps()).length === 0) notFound();
  const download = (
    <div className="wrap max-w-[48rem] py-10 text-center desk:py-16">
      <Intro codesId={codes} />
      <Codes id={codes} />
    </div>
  );
  return <PageSections page="download" builtIn={{ download }} />;
}
