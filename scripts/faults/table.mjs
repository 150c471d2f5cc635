import { libFaults } from "./lib.mjs";
import { pageFaults } from "./pages.mjs";
import { serverFaults } from "./server.mjs";

/** @type {import("./fault").Fault[]} */
export const faults = [...libFaults, ...serverFaults, ...pageFaults];

/** The folder that a fault is planted in: lib/gateway, components/ui, app. */
export function folderOf({ file }) {
  const folders = file.split("/").slice(0, -1);
  if (folders[0] === undefined) return "app";
  return folders.slice(0, ["lib", "components"].includes(folders[0]) ? 2 : 1).join("/");
}

/** Whether the fault is noticed by a browser test, which needs a build. */
export const needsBuild = ({ caught }) => caught.startsWith("e2e/");
