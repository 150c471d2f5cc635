import { sourceLabels } from "../../../contract/enrolment-labels";

/** The country code of an enrolment's source; empty for the international campaign. */
export const countryOfSource = (source: string) =>
  source === sourceLabels.vn ? "VN" : source === sourceLabels.id ? "ID" : "";
