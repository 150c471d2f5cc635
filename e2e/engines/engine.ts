/** The browser engines in use: Chrome and Edge have the first, Firefox the second, Safari and every iPhone the third. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Keys that the stories press by name. */
export type Key = "ArrowDown" | "ArrowRight" | "Enter" | "Escape" | "Tab";

/** The little that a story needs of a browser's tab; everything else is asked inside the page (in-page.ts). */
export type Tab = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression in the page, awaited and sent as JSON. No policy of the page forbids it. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the pointer at a place of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  /** Text typed on a keyboard, letter by letter. */
  type(text: string): Promise<void>;
  /** Width and height of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The viewport as a PNG. */
  picture(): Promise<Buffer>;
  /** What the page complained of so far: errors that nobody caught, and those written to the console. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export type Engine = {
  name: EngineName;
  /** A tab of somebody new: no cookies, nothing stored. */
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
};
