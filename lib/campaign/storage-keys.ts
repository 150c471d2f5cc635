/* Names in the browser's storage that an inline script reads too. Other systems rely on the two of the phone. */

export const phoneCodeKey = "yuqiao:campaign:phone_code";
export const phoneNumberKey = "yuqiao:campaign:phone_number";
/** Written and removed again, to learn whether storage works. */
export const probeKey = "yuqiao:campaign:probe";
