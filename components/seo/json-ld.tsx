import type { Thing } from "schema-dts";
import { serialiseJsonLd } from "@/lib/seo/json-ld";

/** What the page is about, for search engines: one script with all of the page's things. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(things) }} />;
}
