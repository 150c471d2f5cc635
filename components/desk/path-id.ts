/** Reads the record's id from the end of the address. All records share one static page, so only the browser has it. */
export const readPathId = () => Number(/\/(\d+)$/.exec(location.pathname)?.[1]);
