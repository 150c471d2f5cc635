/*
 * Placed right after the questions. The server sends them open, so that the browser's page search finds every answer
 * without scripts. This script closes them before they are painted, except the one in the address's fragment.
 */
export {};

for (const question of document.currentScript!.parentElement!.querySelectorAll("details"))
  question.open = `#${question.id}` === location.hash;
