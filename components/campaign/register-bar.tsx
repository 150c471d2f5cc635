import { campaignWords } from "@/lib/campaign/content";
import type { Season } from "@/lib/campaign/season";
import { BottomBar } from "./bottom-bar";
import { EnrollLink } from "./enroll-link";

type RegisterBarProps = {
  season: Season;
  /** From the start, not only after some scrolling. */
  always?: boolean;
};

/** The way to the form, within reach of a thumb. */
export function RegisterBar({ season, always }: RegisterBarProps) {
  const link = <EnrollLink region={season.region}>{campaignWords[season.region].register}</EnrollLink>;
  const text = <p>{season.name}</p>;
  if (always) {
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
