/** Path prefix of page data: `<folder><hash>.js`. */
export const dataFolder = "/_page/";
