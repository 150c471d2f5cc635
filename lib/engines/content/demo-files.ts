/**
 * Whether the school and the seasons of files marked `demo: true` are shown. It reads the variable itself, because commands
 * and tests read these files before the settings are validated.
 */
export const showsDemoFiles = (): boolean => process.env.DEMO_CONTENT !== "false";
