import { localStore } from "../../base/storage/browser-storage";

/** Local storage key. The value contains class ids and times, but no personal data. */
const key = "yuqiao:enquiries";

/** Most stored enquiries; the oldest are dropped first. */
const maxEnquiries = 50;

type SentEnquiries = Record<string, string>;

/** Returns the instant of the last enquiry about a class from this browser, or undefined. */
export function findEnquiryTime(classId: number): string | undefined {
  const enquiredAt = readStored()[classId];
  return enquiredAt !== undefined && !Number.isNaN(Date.parse(enquiredAt)) ? enquiredAt : undefined;
}

export function storeEnquiry(classId: number, now: Date): void {
  const others = Object.entries(readStored()).filter(([id]) => id !== String(classId));
  const latest = others.sort(([, one], [, other]) => other.localeCompare(one)).slice(0, maxEnquiries - 1);
  localStore.write(key, JSON.stringify({ ...Object.fromEntries(latest), [classId]: now.toISOString() }));
}

/** Reads the stored enquiries; ignores invalid content, which another version or the visitor may have written. */
function readStored(): SentEnquiries {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, at]) => typeof at === "string"),
    ) as SentEnquiries;
  } catch {
    return {};
  }
}
