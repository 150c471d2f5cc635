/* Limits of what staff enter, enforced by the calls and the inputs: characters of text fields, and bytes of a picture. */

/** A marketer's link to the campaign. */
export const linkLimits = { name: 40, note: 200, utm: 100 } as const;
/** Work on a lead. */
export const leadLimits = { nextStep: 200, note: 2000 } as const;
/** Note of a seat that staff booked, in characters. */
export const maxSeatNoteLength = 500;
/** Maximum size of a chosen picture: 100 MB. The browser scales a large one down before it is uploaded. */
export const maxChosenPictureBytes = 100 * 1024 * 1024;
/** Maximum size of an uploaded picture: 10 MB. */
export const maxPictureBytes = 10 * 1024 * 1024;
