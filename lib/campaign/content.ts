import type { Region } from "./region";
import { en } from "./words/en";
import { id } from "./words/id";
import type { CampaignWords } from "./words/type";
import { vn } from "./words/vn";

/* For the server: a browser gets the few texts that a leaf shows. */

export const campaignWords: Record<Region, CampaignWords> = { vn, id, en };
