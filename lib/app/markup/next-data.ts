/*
 * The inline scripts that Next (16.4) writes into a page: data for its client, as JSON in a call of `push`. Only these
 * shapes with valid JSON are accepted. Any other script, whether from an update of Next or from an attack, is rejected.
 */
const shapes = [
  // The page's data: `self.__next_f.push([1,"..."])`; the first one also creates the queue.
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((?<json>\[[^]*\])\);?$/,
  // Turbopack's list of chunks to load and modules to run.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<json>[{[][^]*[}\]])\);?$/,
];

/** Whether an inline script is Next's and contains only data. */
export function isNextData(script: string): boolean {
  const json = shapes.map((shape) => shape.exec(script)?.groups?.json).find((found) => found !== undefined);
  if (json === undefined) return false;
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
