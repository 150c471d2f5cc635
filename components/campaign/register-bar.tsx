import { campaignWords } from "@/lib/campaign/content";
import { campaignPaths } from "@/lib/paths";
import type { Season } from "@/lib/campaign/season";
import { BottomBar } from "./bottom-bar";

type RegisterBarProps = {
  season: Season;
  /** From the start, not only after some scrolling. */
  always?: boolean;
};

/** The way to the form, within reach of a thumb. */
export function RegisterBar({ season, always }: RegisterBarProps) {
  const link = (
    <a href={campaignPaths.enroll(season.region)} className="btn-gold">
      {campaignWords[season.region].register}
    </a>
  );
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
