export const maxSubjectLength = 120;
export const maxTextLength = 4000;
/** The most families or leads of one message. */
export const maxRecipients = 2000;
/** The most messages of one member of staff within a day. */
export const maxMessagesPerDay = 20;

export const campaignSources = ["vn", "id", "en"] as const;
