/* Most characters of the desk's text fields: the calls refuse more, and the inputs take no more. */

/** Of a marketer's link to the campaign. */
export const linkLimits = { name: 40, note: 200, utm: 100 } as const;
/** Of the work on a lead. */
export const leadLimits = { nextStep: 200, note: 2000 } as const;
