/** The number at the end of the page's path: one page for all of them, which only the browser reads. */
export const pathId = () => Number(/\/(\d+)$/.exec(location.pathname)?.[1]);
