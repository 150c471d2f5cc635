/*
 * The tables of the built-in provider, each in the folder of its subject. Invariants are stated as checks or unique keys
 * where possible, so that no bug in a handler can break them. Rows with a `demo_key` are demo content, whose dates are
 * moved as they pass.
 */

export * from "../apps/tables";
export * from "../series/tables";
export * from "../calls/tables";
export * from "../campaign/tables";
export * from "../recordings/tables";
export * from "../content/tables";
export * from "../consents/tables";
export * from "../campaign-links/tables";
export * from "../editing/tables";
export * from "../identity/tables";
export * from "../leads/tables";
export * from "../limits/tables";
export * from "../live/tables";
export * from "../notifications/tables";
export * from "../pages/tables";
export * from "../pictures/tables";
export * from "../placements/tables";
export * from "../points/tables";
export * from "../prices/tables";
export * from "../school/tables";
export * from "../staff/tables";
export * from "../teachers/tables";
export * from "../test-counts/tables";
export * from "../today/tables";
export * from "../trials/tables";
export * from "../voices/tables";
