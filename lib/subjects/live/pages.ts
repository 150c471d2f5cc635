/* The live page's requests (spec sections 7 and 9): one page of each list. */

export const livePage = { page: 1, per_page: 8 } as const;
export const coursePage = { page: 1, per_page: 99 } as const;
