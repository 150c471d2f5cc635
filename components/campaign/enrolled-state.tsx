import { currentSeason } from "@/lib/campaign/current-season";
import { regions } from "@/lib/campaign/region";
import { enrolledStateScript } from "@/lib/inline-scripts/compiled";

/** First in a page: notes whether somebody has enrolled on this device, whichever region's page it was. */
export async function EnrolledState() {
  const seasons = await Promise.all(regions.map((region) => currentSeason(region)));
  const keys = [...new Set(seasons.map(({ key }) => key))].join(" ");
  return <script data-seasons={keys} dangerouslySetInnerHTML={{ __html: enrolledStateScript }} />;
}
