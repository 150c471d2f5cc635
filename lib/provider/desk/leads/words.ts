import { interestLabels, sourceLabels } from "../../../contract/enrolment-labels";

/* What the provider stores in Chinese (spec section 3), as the desk's screens name it. */

const options = ["1", "2", "3"] as const;

export const interestsOf = (stored: string) =>
  options.filter((option) => stored.includes(interestLabels[option]));

/** The country of a campaign's region; none for the international one. */
export const regionOf = (source: string) =>
  source === sourceLabels.vn ? "VN" : source === sourceLabels.id ? "ID" : "";
