import type { LocalKey } from "../../../base/storage/local-keys";

/** Key in local storage of the currency that the visitor has chosen. A literal, because an inline script contains it. */
export const currencyKey = "yuqiao:currency" satisfies LocalKey;
