const { dataset } = document.currentScript as HTMLScriptElement;

/** When the page's scripts start (route table, `scripts`). */
export const { start } = dataset;
/** Addresses of the page's scripts, in order. */
export const files = (dataset.files ?? "").split(" ");

/** How far the page has come. */
export const state = {
  isStarted: false,
  /** React's root handles events, including those in sections that are not hydrated yet. */
  isReactReady: false,
  hasFailed: false,
  isLeaving: false,
};

export const on = addEventListener;
export const off = removeEventListener;
