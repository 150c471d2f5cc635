import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { palette } from "../school/brand";
import { school } from "../school/school";
import { readUploadedPicture } from "./uploaded-picture";

/** Side of the logo in pixels, twice as large as it is drawn. */
const logoSide = 120;

/** Reads the school's logo, or else the site icon, in the school's color. The icon must not be bundled. */
export async function readLogo(): Promise<string> {
  const { logo, mainColor } = school();
  const png = await readUploadedPicture(logo, { width: logoSide }, "png");
  if (png) return `data:image/png;base64,${png.toString("base64")}`;
  const path = join(/* turbopackIgnore: true */ process.cwd(), "public/icons/icon.svg");
  const svg = (await readFile(path, "utf8")).replaceAll(palette.cinnabar, mainColor || palette.cinnabar);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
