import { libFaults } from "./lib.mjs";
import { pageFaults } from "./pages.mjs";
import { serverFaults } from "./server.mjs";

/** @type {import("./fault").Fault[]} */
export const faults = [...libFaults, ...serverFaults, ...pageFaults];

/** Whether the fault is noticed by a browser test, which needs a build. */
export const needsBuild = ({ caught }) => caught.startsWith("e2e/");
