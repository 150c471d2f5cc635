/* Keys of the browser's storage that inline scripts read too. Other systems rely on the two phone keys. */

export const phoneCodeKey = "yuqiao:campaign:phone_code";
export const phoneNumberKey = "yuqiao:campaign:phone_number";
/** The season of this browser's enrolment and, after a space, its activation code. */
export const enrolledKey = "yuqiao:campaign:enrolled";
/** Written and removed to test whether storage works. */
export const probeKey = "yuqiao:campaign:probe";
/** Unsent input of the enrolment form; also the form's id. */
export const formKey = "yuqiao:campaign:form";
