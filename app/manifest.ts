import type { MetadataRoute } from "next";
import { routes } from "@/lib/base/routes";
import { palette } from "@/lib/subjects/school/brand";
import { school, siteName } from "@/lib/subjects/school/school";
import { fallbackLanguage } from "@/lib/base/i18n/languages";

const drawnIcons: MetadataRoute.Manifest["icons"] = [
  { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** Rendered per request, because staff can change the name at the desk. */
export const dynamic = "force-dynamic";

/** One manifest for all languages, because its address has no locale; the name is given in both scripts. */
export default function manifest(): MetadataRoute.Manifest {
  const name = siteName(fallbackLanguage);
  const { hanName, logo, mainColor } = school();
  return {
    id: routes.home.path,
    name: `${name} ${hanName}`.trim(),
    short_name: name,
    start_url: routes.home.path,
    scope: "/",
    display: "standalone",
    background_color: palette.paper,
    theme_color: mainColor || palette.paper,
    icons: logo ? [{ src: logo, sizes: "any" }] : drawnIcons,
  };
}
