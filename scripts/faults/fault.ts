/** A fault and the test that has to notice it. */
export type Fault = {
  /** What is wrong then. */
  name: string;
  /** Where it is planted. */
  file: string;
  /** What stands there once: short and unlikely to change, or the fault goes stale. */
  text: string;
  /** What is planted in its place; the file must still compile. */
  instead: string;
  /** File of the unit or browser tests that notice it. */
  caught: string;
  /** Pattern of the titles of those that are run, where running all would take long. */
  title?: string;
};
