/* Classes that several parts of the account pages share. */

/** A sheet with a few paragraphs and a button. */
export const noteClasses = "sheet flex max-w-[44rem] flex-col items-start gap-4 p-sheet desk:p-10";

/** A wide sheet with a text and, where there is room, a button beside it. */
export const stripClasses =
  "sheet mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 p-sheet desk:p-8";

export const cardGridClasses = "mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-6";

/** A card of the grid. */
export const cardClasses = "sheet flex h-full flex-col gap-2 p-sheet";

/** The summary that unfolds a part of a page. */
export const summaryClasses = "flex min-h-11 w-fit items-center gap-1 font-semibold";
