import { previewValue } from "../../base/db/preview-context";

/** Whether a preview shows the adverts open; for visitors a script opens them. */
export const openAdverts = previewValue<boolean>("openAdverts");
