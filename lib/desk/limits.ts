/* Maximum characters of the desk's text fields, enforced by the calls and the inputs. */

/** A marketer's link to the campaign. */
export const linkLimits = { name: 40, note: 200, utm: 100 } as const;
/** Work on a lead. */
export const leadLimits = { nextStep: 200, note: 2000 } as const;
