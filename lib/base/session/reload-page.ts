/** In a file of its own, because tests replace it: their browser cannot navigate. */
export const reloadPage = (): void => location.reload();
