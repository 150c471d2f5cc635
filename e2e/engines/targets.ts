import type { Target } from "./in-page";

/** A target by its role and, when given, its whole accessible name. */
export const role = (value: string, name?: string, within?: Target): Target => ({
  by: "role",
  value,
  name,
  within,
});

export const button = (name: string, within?: Target) => role("button", name, within);
export const link = (name: string, within?: Target) => role("link", name, within);
export const dialog = (name: string) => role("dialog", name);
export const heading = (name: string, within?: Target) => role("heading", name, within);

/** A field by its label. */
export const field = (value: string, within?: Target): Target => ({ by: "label", value, within });

/** An element with exactly this text. */
export const text = (value: string, within?: Target): Target => ({ by: "text", value, within });

/** By a CSS selector, for elements without text of their own. */
export const css = (value: string, within?: Target): Target => ({ by: "css", value, within });

/** The same target, whose name, label or words may be longer. */
export const part = (target: Target): Target => ({ ...target, part: true });
