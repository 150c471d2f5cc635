/** Where Next is told, in this process, that its pages are old. */
export const renewPath = "/api/renew";
/** What says that the server itself asks: `receive` takes it from every request that comes from outside. */
export const renewHeader = "x-yuqiao-renew";
