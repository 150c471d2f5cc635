// Makes public/icons/ui.svg, the sprite that components/ui/icon-names.ts draws from: `npm run icons`.
import { readFileSync, writeFileSync } from "node:fs";

const source = readFileSync(new URL("../components/ui/icon-names.ts", import.meta.url), "utf8");
const list = source.slice(source.indexOf("iconNames = ["), source.indexOf("] as const"));
const iconNames = [...list.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);

const symbols = iconNames.map((name) => {
  const svg = readFileSync(
    new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url),
    "utf8",
  );
  const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, "")}</symbol>`;
});
const style =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
writeFileSync(
  new URL("../public/icons/ui.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" ${style}><!-- Icons: Lucide (ISC licence) -->${symbols.join("")}</svg>\n`,
);
console.log(`${symbols.length} icons written to public/icons/ui.svg`);
