/* Classes that several parts of the campaign share. */

/** Classes of the column that holds the content of a campaign page. */
export const columnClasses = "mx-auto w-full max-w-[72rem] px-(--edge)";

const pill =
  "inline-flex min-h-[max(44px,2.75em)] items-center justify-center gap-2 rounded-pill py-[0.4em] text-center leading-[1.3] font-bold transition-colors print:hidden";

/** Classes of the campaign's links and buttons. */
export const campaignButtonClasses = {
  gold: `${pill} border-2 border-transparent bg-gold px-[1.4em] text-ink hover:bg-pale aria-disabled:cursor-progress aria-disabled:bg-mist`,
  line: `${pill} border-2 border-gold px-[1.4em] text-gold hover:bg-deep`,
  plain: `${pill} px-2 underline underline-offset-[0.25em]`,
};

/** Classes of the text fields in the campaign's forms. */
export const inputClasses =
  "mt-1 block min-h-[max(48px,2.8em)] w-full rounded-small border border-ink/50 bg-white px-3 py-[0.3em] aria-invalid:border-2 aria-invalid:border-cinnabar";
