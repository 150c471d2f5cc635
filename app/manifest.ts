import type { MetadataRoute } from "next";
import { routes } from "@/lib/routes";
import { palette } from "@/lib/seo/palette";
import { school, siteName } from "@/lib/school/school";
import { fallbackLanguage } from "@/lib/i18n/languages";

/** Rendered per request, because staff can change the name at the desk. */
export const dynamic = "force-dynamic";

/** One manifest for all languages, because its address has no locale; the name is given in both scripts. */
export default function manifest(): MetadataRoute.Manifest {
  const name = siteName(fallbackLanguage);
  return {
    id: routes.home.path,
    name: `${name} ${school().hanName}`.trim(),
    short_name: name,
    start_url: routes.home.path,
    scope: "/",
    display: "standalone",
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
