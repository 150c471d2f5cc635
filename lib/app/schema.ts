/*
 * The tables of the built-in provider, each in the folder of its subject. Invariants are stated as checks or unique keys
 * where possible, so that no bug in a handler can break them. Rows with a `demo_key` are demo content, whose dates are
 * moved as they pass.
 */

export * from "../subjects/apps/tables";
export * from "../subjects/series/tables";
export * from "../engines/calls/tables";
export * from "../subjects/campaign/tables";
export * from "../subjects/lessons/attendance/tables";
export * from "../subjects/lessons/hours/tables";
export * from "../subjects/lessons/recordings/tables";
export * from "../engines/content/tables";
export * from "../subjects/consents/tables";
export * from "../subjects/family/tables";
export * from "../subjects/campaign/links/tables";
export * from "../subjects/holidays/tables";
export * from "../subjects/identity/tables";
export * from "../subjects/leads/tables";
export * from "../base/limits/tables";
export * from "../subjects/live/tables";
export * from "../subjects/messages/tables";
export * from "../engines/notifications/tables";
export * from "../subjects/pages/tables";
export * from "../engines/pictures/tables";
export * from "../subjects/payments/tables";
export * from "../subjects/people/imports/tables";
export * from "../subjects/placements/tables";
export * from "../subjects/points/tables";
export * from "../subjects/points/prices/tables";
export * from "../subjects/pronunciations/tables";
export * from "../subjects/rules/tables";
export * from "../subjects/school/tables";
export * from "../subjects/staff/tables";
export * from "../subjects/teachers/tables";
export * from "../subjects/level-test/counts/tables";
export * from "./today/tables";
export * from "../subjects/trials/tables";
export * from "../subjects/voices/tables";
