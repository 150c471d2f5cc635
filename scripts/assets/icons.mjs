// node scripts/assets/icons.mjs: writes public/icons/ui.svg, the sprite with the icons of components/ui/icon-names.ts.
import { readFileSync, writeFileSync } from "node:fs";

const source = readFileSync(new URL("../../components/ui/icon-names.ts", import.meta.url), "utf8");
const list = source.slice(source.indexOf("iconNames = ["), source.indexOf("] as const"));
const iconNames = [...list.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);

const { icons } = JSON.parse(
  readFileSync(new URL("../../node_modules/@iconify-json/lucide/icons.json", import.meta.url), "utf8"),
);

/** Set once on the sprite, instead of on every icon. */
const style =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const symbols = iconNames.map((name) => {
  if (!icons[name]) throw new Error(`Lucide has no icon ${name}`);
  const shapes = icons[name].body.replaceAll(` ${style}`, "").replace(/^<g>(.*)<\/g>$/, "$1");
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
});
writeFileSync(
  new URL("../../public/icons/ui.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" ${style}><!-- Icons: Lucide (ISC licence) -->${symbols.join("")}</svg>\n`,
);
console.log(`${symbols.length} icons written to public/icons/ui.svg`);
