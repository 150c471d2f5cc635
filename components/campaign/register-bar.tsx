import { campaignWords } from "@/lib/campaign/content";
import type { Season } from "@/lib/campaign/season";
import { BottomBar } from "./bottom-bar";
import { EnrollLink } from "./enroll-link";

type RegisterBarProps = {
  season: Season;
  /** Shown from the start, not only after scrolling. */
  isAlwaysShown?: boolean;
};

/** A bar at the bottom with a link to the form. */
export function RegisterBar({ season, isAlwaysShown }: RegisterBarProps) {
  const link = <EnrollLink region={season.region}>{campaignWords[season.region].register}</EnrollLink>;
  const text = <p>{season.name}</p>;
  if (isAlwaysShown) {
    return (
      <div className="bottom-bar">
        {text}
        {link}
      </div>
    );
  }
  return (
    <BottomBar>
      {text}
      {link}
    </BottomBar>
  );
}
