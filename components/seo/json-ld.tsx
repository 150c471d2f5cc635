import type { Thing } from "schema-dts";
import { serialiseJsonLd } from "@/lib/seo/json-ld";

/** Structured data of a page (JSON-LD), in one script. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(things) }} />;
}
