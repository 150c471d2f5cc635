import { defineConfig, devices } from "@playwright/test";
const launchOptions = { executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] };
export default defineConfig({ testDir: "/work/main/e2e", outputDir: "/tmp/h5/results", workers: 1, timeout: 40000, reporter: "line",
 use: { baseURL: process.env.BASE ?? "http://localhost:4330", locale: "en-US", launchOptions },
 projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"], launchOptions, viewport: { width: 1280, height: 800 } } }, { name: "mobile", use: { ...devices["Galaxy S9+"], launchOptions, viewport: { width: 360, height: 740 } } }] });
