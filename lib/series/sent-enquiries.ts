import { localStore } from "../storage/browser-storage";

/** In local storage: nothing of the visitor, only about which class and when. */
const key = "yuqiao:enquiries";

/** More than anyone asks about: the oldest go first. */
const most = 50;

type Sent = Record<string, string>;

/** When a question about this class was last sent from this browser: an instant, or undefined. */
export function enquirySent(classId: number): string | undefined {
  const sent = read()[classId];
  return sent !== undefined && !Number.isNaN(Date.parse(sent)) ? sent : undefined;
}

export function rememberEnquiry(classId: number, now: Date): void {
  const others = Object.entries(read()).filter(([id]) => id !== String(classId));
  const latest = others.sort(([, one], [, other]) => other.localeCompare(one)).slice(0, most - 1);
  localStore.write(key, JSON.stringify({ ...Object.fromEntries(latest), [classId]: now.toISOString() }));
}

/** Another version, or a person, may have written anything there. */
function read(): Sent {
  try {
    const kept: unknown = JSON.parse(localStore.read(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === "string")) as Sent;
  } catch {
    return {};
  }
}
