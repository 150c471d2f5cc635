/** Pixels between the edge of a grid and the square of its character. */
export const gridPadding = 12;
