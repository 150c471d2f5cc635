import type { MetadataRoute } from "next";
import { routes } from "@/lib/routes";
import { palette } from "@/lib/seo/palette";
import { site } from "@/lib/site";

/** One manifest for all languages, since its address carries none: the name stands in both scripts. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home.path,
    name: `${site.name} ${site.hanName}`,
    short_name: site.name,
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
