/** Browser engines: Chrome and Edge use the first, Firefox the second, Safari and every iPhone the third. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Keys that the stories press by name. */
export type Key = "ArrowDown" | "ArrowRight" | "Enter" | "Escape" | "Tab";

/** The operations that a story needs of a browser's tab; everything else runs inside the page (in-page.ts). */
export type Tab = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression in the page, awaited and serialized as JSON. The page's policy does not block it. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the pointer at a position of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  /** Types a text, letter by letter. */
  type(text: string): Promise<void>;
  /** Width and height of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The viewport as a PNG. */
  picture(): Promise<Buffer>;
  /** The page's errors so far: uncaught exceptions and console errors. */
  complaints(): Promise<string[]>;
  /** Opens another tab of the same visitor, in front of this one. */
  openBeside(): Promise<Tab>;
  /** Ends the visit: closes all tabs of the visitor. */
  close(): Promise<void>;
};

export type Engine = {
  name: EngineName;
  /** Opens a tab of a new visitor: no cookies, empty storage. */
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
};
