import { env } from "../../../base/env";
import { paths } from "../../../base/paths";
import { hasPrices } from "./published";

/** The shop in which visitors buy class points; undefined if a course adviser sells them. */
export const shopSite = (): string | undefined => env().SHOP_SITE_URL;

/** Where visitors read how to get class points: the prices if the school states any, else the shop, else the help. */
export const classPointsHref = (): string => (hasPrices() ? paths.prices : (shopSite() ?? paths.classPoints));
