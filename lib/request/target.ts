/** A request's target as its path and its query, which has its `?` or is empty. */
export function splitTarget(target = "/"): { path: string; search: string } {
  const at = target.indexOf("?");
  return at < 0 ? { path: target, search: "" } : { path: target.slice(0, at), search: target.slice(at) };
}
