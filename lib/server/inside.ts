/** Where Next is told, in this process, that its pages are old. */
export const renewPath = "/api/renew";
/** What says that the server itself asks: `receive` takes it from every request that comes from outside. */
export const insideHeader = "x-yuqiao-inside";
/** The headers of such a request. */
export const fromInside = { [insideHeader]: "1" };
