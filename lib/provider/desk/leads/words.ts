import { sourceLabels } from "../../../contract/enrolment-labels";

/** The country code of an enrolment's source; empty for the international campaign. */
export const regionOf = (source: string) =>
  source === sourceLabels.vn ? "VN" : source === sourceLabels.id ? "ID" : "";
