/**
 * How a form tells the gateway how it was filled in: `t=` the milliseconds it was open, and `;filled` when the
 * field that nobody sees holds something. A header, so that the call stays what the contract says.
 */
export const formCheckHeader = "x-form-check";

export function formCheck(milliseconds: number, trap: string): string {
  return `t=${Math.round(milliseconds)}${trap ? ";filled" : ""}`;
}
