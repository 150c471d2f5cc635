import type { MetadataRoute } from "next";
import { pageUrl } from "@/lib/seo/urls";

/** SITE_URL is known when the server runs, not when it is built. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/account/", "/desk"] },
    sitemap: pageUrl("/sitemap.xml"),
  };
}
