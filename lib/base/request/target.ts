/** Splits a request's target into path and query; the query includes its `?` or is empty. */
export function splitTarget(target = "/"): { path: string; search: string } {
  const at = target.indexOf("?");
  return at < 0 ? { path: target, search: "" } : { path: target.slice(0, at), search: target.slice(at) };
}
