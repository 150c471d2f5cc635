import { endpoints, type CallName, type Endpoint } from "../../base/contract/endpoints";

export type ProviderCallMatch =
  | {
      kind: "call";
      name: CallName;
      /** Whether the path is the one for logged-in students. */
      isLoggedIn: boolean;
      /** Path parameters, such as `type`. */
      fields: Record<string, string>;
    }
  | { kind: "wrongMethod"; allow: string }
  | { kind: "missing" };

type Row = { name: CallName; method: Endpoint["method"]; pattern: RegExp; isLoggedIn: boolean };

const rows: Row[] = (Object.entries(endpoints) as [CallName, Endpoint][]).flatMap(([name, endpoint]) => {
  const row = (path: string, isLoggedIn: boolean) => ({
    name,
    method: endpoint.method,
    pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    isLoggedIn,
  });
  const openRow = row(endpoint.path, false);
  return endpoint.loggedInPath ? [openRow, row(endpoint.loggedInPath, true)] : [openRow];
});

/** HEAD is handled as GET (RFC 9110 section 9.3.2). */
const allowed = { GET: "GET, HEAD", POST: "POST" } as const;

/** Finds the call for a method and an exact path (percent-encoded, as sent). */
export function matchCall(method: string, path: string): ProviderCallMatch {
  for (const { name, pattern, isLoggedIn, method: expectedMethod } of rows) {
    const found = pattern.exec(path);
    if (!found) continue;
    if (!allowed[expectedMethod].split(", ").includes(method)) {
      return { kind: "wrongMethod", allow: allowed[expectedMethod] };
    }
    const fields = decodeAll(found.groups ?? {});
    return fields ? { kind: "call", name, isLoggedIn, fields } : { kind: "missing" };
  }
  return { kind: "missing" };
}

function decodeAll(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([key, text]) => [key, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}
