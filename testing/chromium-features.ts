/** What Playwright switches off in Chromium, since the last `--disable-features` replaces all others. */
export const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * The address bar's pop-ups. Each is a web page that every new window loads in a process of its own, which takes two
 * thirds of the time of opening a window.
 */
const popups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Chromium's flag for the features that the browser tests do without. Unknown names have no effect. */
export const disableFeatures = `--disable-features=${[...disabledByPlaywright, ...popups].join(",")}`;
