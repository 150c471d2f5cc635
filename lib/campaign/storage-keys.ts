/* Names in the browser's storage that an inline script reads too. Other systems rely on the two of the phone. */

export const phoneCodeKey = "yuqiao:campaign:phone_code";
export const phoneNumberKey = "yuqiao:campaign:phone_number";
/** The season that somebody enrolled in with this browser and, after a blank, the activation code. */
export const enrolledKey = "yuqiao:campaign:enrolled";
/** Written and removed again, to learn whether storage works. */
export const probeKey = "yuqiao:campaign:probe";
/** What was typed into the enrollment form and not sent yet; also the form's id. */
export const formKey = "yuqiao:campaign:form";
