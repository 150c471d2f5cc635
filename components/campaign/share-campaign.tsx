import { Share } from "@/components/sharing/share";
import type { Season } from "@/lib/subjects/campaign/season";
import { campaignPaths, type CampaignPage } from "@/lib/base/paths";
import { pageUrl } from "@/lib/subjects/seo/urls";

type ShareCampaignProps = { season: Season; page?: CampaignPage; text: string };

/**
 * Shares a campaign page, or else the campaign's home page, by its canonical address: a marketing link's name and
 * parameters count the visits that the link itself brings.
 */
export const ShareCampaign = ({ season, page = "home", text }: ShareCampaignProps) => (
  <Share url={pageUrl(campaignPaths[page](season.region))} text={text} />
);
