import { siteKey } from "../../base/storage/local-keys";
import { sessionStore } from "../../base/storage/browser-storage";

/** A booking made in this tab, for the page on which it ends. */
export type NewBooking = {
  /** The parent's student for whom the class was booked. */
  name?: string | undefined;
  /** Whether another student of the family could still be booked. */
  hasOthers: boolean;
  /** Whether the success message has been shown. */
  isShown?: boolean;
};

const keyOf = (classId: number) => `${siteKey}:booked:${classId}`;

export function storeBooking(classId: number, booking: NewBooking): void {
  sessionStore.write(keyOf(classId), JSON.stringify(booking));
}

/** Returns the booking of a class in this tab; undefined without one, and where the browser stores nothing. */
export function readBooking(classId: number): NewBooking | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(keyOf(classId)) ?? "null");
    return typeof stored === "object" && stored !== null && "hasOthers" in stored
      ? (stored as NewBooking)
      : undefined;
  } catch {
    return undefined;
  }
}
