import type { Thing } from "schema-dts";
import { serializeJsonLd } from "@/lib/subjects/seo/json-ld";

/** Structured data of a page (JSON-LD), in one script. */
export function JsonLd({ items }: { items: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(items) }} />;
}
