import type { MetadataRoute } from "next";
import { pageUrl } from "@/lib/subjects/seo/urls";

/** SITE_URL is known at run time, not at build. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/account/", "/desk"] },
    sitemap: pageUrl("/sitemap.xml"),
  };
}
