import { campaignWords } from "@/lib/campaign/content";
import type { Season } from "@/lib/campaign/season";
import { NextSteps } from "./next-steps";

/** Confirms the enrolment, with the activation code and where to use it. */
export function Welcome({ season }: { season: Season }) {
  return (
    <section className="welcome">
      <h1>{campaignWords[season.region].enrolled.title}</h1>
      <NextSteps season={season} />
    </section>
  );
}
