/** @jest-environment node */
import { config } from "./middleware";
import { nonPageFolders, isPage } from "./lib/engines/routing/not-pages";

const [matcher = ""] = config.matcher;
const isMatched = (path: string) => new RegExp(`^${matcher}$`).test(path);

test("the middleware runs for every page, but not for calls or files in folders", () => {
  for (const folder of nonPageFolders) expect([folder, isMatched(`/${folder}/x`)]).toEqual([folder, false]);
  for (const path of [
    "/",
    "/home",
    "/en-US/home",
    "/nowhere",
    "/apiary",
    "/desk/leads",
    "/study-abroad/vn",
  ]) {
    expect([path, isPage(path), isMatched(path)]).toEqual([path, true, true]);
  }
});
