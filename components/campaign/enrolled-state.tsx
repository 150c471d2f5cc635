import { currentSeason } from "@/lib/campaign/current-season";
import { regions } from "@/lib/campaign/region";
import { enrolledStateScript } from "@/lib/inline-scripts/compiled";

/** An inline script, first in the page, which marks whether this device has enrolled in any region's season. */
export async function EnrolledStateScript() {
  const seasons = await Promise.all(regions.map((region) => currentSeason(region)));
  const keys = [...new Set(seasons.map(({ key }) => key))].join(" ");
  return <script data-seasons={keys} dangerouslySetInnerHTML={{ __html: enrolledStateScript }} />;
}
