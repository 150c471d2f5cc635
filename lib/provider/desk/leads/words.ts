import { sourceLabels } from "../../../contract/enrolment-labels";

/** The country of a campaign's region; none for the international one. */
export const regionOf = (source: string) =>
  source === sourceLabels.vn ? "VN" : source === sourceLabels.id ? "ID" : "";
