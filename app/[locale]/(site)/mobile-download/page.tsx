import type { Metadata } from "next";
import { Codes } from "@/components/download/codes";
import { Intro } from "@/components/download/intro";
import { routeMetadata } from "@/components/seo/route-metadata";

/** Seconds until a page is rendered again in the background, because its links may change. */
export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => routeMetadata("mobileDownload");

const codes = "codes";

export default function MobileDownloadPage() {
  return (
    <div className="wrap desk:py-16 max-w-[48rem] py-10 text-center">
      <Intro codesId={codes} />
      <Codes id={codes} />
    </div>
  );
}
