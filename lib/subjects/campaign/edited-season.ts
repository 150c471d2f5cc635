import type { Values } from "../../engines/content/form-values";
import type { RecordForm } from "../../engines/content/type";
import { seasonContent, type SeasonBody } from "./content";
import { fitsSeasonForm } from "./fits-form";
import { nextSeason, toSeasonBody, toSeasonValues, type SeasonValues } from "./season-form";

const form: RecordForm = {
  // An older draft may not fit the form; it is edited as text.
  toValues: (fields) => (fitsSeasonForm(fields) ? (toSeasonValues(fields) as unknown as Values) : {}),
  toFields: (values, before) => {
    if (values.region === undefined) return { ...before };
    const season = toSeasonBody(values as unknown as SeasonValues);
    return Object.fromEntries(Object.keys(seasonContent.fields).map((name) => [name, season[name]]));
  },
};

/** Creates the season after another one; the query has its first day, key and name. */
function toCopy(fields: Readonly<Record<string, unknown>>, query: URLSearchParams): Record<string, unknown> {
  const [from = "", key = "", name = ""] = ["start", "key", "name"].map((field) => query.get(field) ?? "");
  return nextSeason(fields as SeasonBody, { from, key, name });
}

/** A season as the desk edits it, in a form of its own. */
const seasonType = { ...seasonContent, form, toCopy };

export const campaignTypes = { season: seasonType };
