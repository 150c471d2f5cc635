/**
 * Header that describes how a form was filled in: `t=` milliseconds it was open, and `;filled` if the hidden field
 * has a value. A header, so that the body follows the contract.
 */
export const formCheckHeader = "x-form-check";

export function formCheck(milliseconds: number, hiddenField: string): string {
  return `t=${Math.round(milliseconds)}${hiddenField ? ";filled" : ""}`;
}
