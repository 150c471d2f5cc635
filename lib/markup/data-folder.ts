/** Where the data of pages are: `<folder><hash>.js`. */
export const dataFolder = "/_page/";
