import { defineSubject } from "../../engines/subject/define";
import { consentData } from "./personal-data";

export const consentSubject = defineSubject({ name: "consents", personalData: [consentData] });
