import { campaignWords, seasons } from "@/lib/campaign/content";
import { campaignPaths } from "@/lib/paths";
import type { Region } from "@/lib/campaign/region";
import { BottomBar } from "./bottom-bar";

type RegisterBarProps = {
  region: Region;
  /** From the start, not only after some scrolling. */
  always?: boolean;
};

/** The way to the form, within reach of a thumb. */
export function RegisterBar({ region, always }: RegisterBarProps) {
  const link = (
    <a href={campaignPaths.enroll(region)} className="btn-gold">
      {campaignWords[region].register}
    </a>
  );
  const text = <p>{seasons[region].name}</p>;
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
