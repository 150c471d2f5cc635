import type { Season } from "./content-types";
import type { Region } from "./region";
import { en } from "./regions/en";
import { id } from "./regions/id";
import { vn } from "./regions/vn";
import { en as enWords } from "./words/en";
import { id as idWords } from "./words/id";
import type { CampaignWords } from "./words/type";
import { vn as vnWords } from "./words/vn";

/* For the server: a browser gets the few texts that a leaf shows. */

export const seasons: Record<Region, Season> = { vn, id, en };

export const campaignWords: Record<Region, CampaignWords> = { vn: vnWords, id: idWords, en: enWords };
