/*
 * Stands right after the questions. They come open, so that without scripts every browser's page search finds every
 * answer; this script folds all of them before they are painted, except the one that the address names.
 */
export {};

for (const question of document.currentScript!.parentElement!.querySelectorAll("details"))
  question.open = `#${question.id}` === location.hash;
