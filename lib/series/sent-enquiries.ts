import { localStore } from "../storage/browser-storage";

/** Local storage key. The value contains class ids and times, but no personal data. */
const key = "yuqiao:enquiries";

/** Most stored enquiries; the oldest are dropped first. */
const most = 50;

type Sent = Record<string, string>;

/** Returns the instant of the last enquiry about a class from this browser, or undefined. */
export function enquirySent(classId: number): string | undefined {
  const sent = read()[classId];
  return sent !== undefined && !Number.isNaN(Date.parse(sent)) ? sent : undefined;
}

export function rememberEnquiry(classId: number, now: Date): void {
  const others = Object.entries(read()).filter(([id]) => id !== String(classId));
  const latest = others.sort(([, one], [, other]) => other.localeCompare(one)).slice(0, most - 1);
  localStore.write(key, JSON.stringify({ ...Object.fromEntries(latest), [classId]: now.toISOString() }));
}

/** Reads the stored enquiries; ignores invalid content, which another version or the visitor may have written. */
function read(): Sent {
  try {
    const kept: unknown = JSON.parse(localStore.read(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === "string")) as Sent;
  } catch {
    return {};
  }
}
