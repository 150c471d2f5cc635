/*
 * The inline scripts that Next (16.4) writes into a page: what its browser half is to be given, as JSON in a call of
 * `push`. Only these shapes are taken for Next's, and the JSON must parse: whatever else stands in a script, by an
 * update or by an attack, is not handed on.
 */
const shapes = [
  // The page's data: `self.__next_f.push([1,"..."])`, the first of them with its queue.
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((?<json>\[[^]*\])\);?$/,
  // Turbopack's list of what to load and then to run.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<json>[{[][^]*[}\]])\);?$/,
];

/** Whether an inline script is Next's and holds data alone. */
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
