/** A fault and the test that must notice it. */
export type Fault = {
  /** The wrong behavior that it causes. */
  name: string;
  /** The file it is planted in. */
  file: string;
  /** A text that occurs exactly once in the file; short and unlikely to change, so that the fault does not become stale. */
  text: string;
  /** The replacement; the file must still compile. */
  instead: string;
  /** The file of the unit or browser tests that notice it. */
  caught: string;
  /** Pattern of the titles to run, if running all tests of the file takes long. */
  title?: string;
};
