import { repeat } from "../../engines/lifecycle/repeat";
import { defineSubject, serveCalls } from "../../engines/subject/define";
import { serveDeskCalls } from "../staff/context";
import { seriesAudit } from "./audit";
import { seatRequestCalls } from "./bookings/changes/desk-calls";
import { seatRequestHandlers } from "./bookings/changes/desk-handlers";
import { seatActions } from "./bookings/changes/member-calls";
import { seatActionHandlers } from "./bookings/changes/member-handlers";
import { bookingCalls } from "./bookings/desk-calls";
import { bookingHandlers } from "./bookings/desk-handlers";
import { applyForStudent, booking } from "./bookings/handlers";
import { bookingActions } from "./bookings/member-calls";
import { bookingData } from "./bookings/personal-data";
import { waitingListCalls } from "./bookings/waiting-list-calls";
import { waitingListHandlers } from "./bookings/waiting-list-handlers";
import { deleteOldPlaces, offerDueSeats } from "./bookings/waiting-list";
import { changeWaitingPlace } from "./bookings/waiting-places";
import { seriesHandlers } from "./handlers";
import { seriesTimes } from "./busy-times";
import { findSeriesWarnings } from "./warnings";
import { seriesClasses } from "./tables";

/** The maximum delay until the next student is notified after an offer lapsed. The seat is theirs without delay. */
const offerIntervalMs = 30_000;

export const seriesSubject = defineSubject({
  name: "series",
  warnings: { series: findSeriesWarnings },
  calls: {
    public: { ...seriesHandlers, ...booking },
    actions: serveCalls(
      { ...bookingActions, ...seatActions },
      { apply: applyForStudent, waiting: changeWaitingPlace, ...seatActionHandlers },
    ),
    desk: serveDeskCalls(
      { ...bookingCalls, ...waitingListCalls, ...seatRequestCalls },
      { ...bookingHandlers, ...waitingListHandlers, ...seatRequestHandlers },
    ),
  },
  busyTimes: seriesTimes,
  personalData: [bookingData],
  deleteExpired: deleteOldPlaces,
  // Offers freed seats, also after database failures.
  start: (db) =>
    repeat({
      work: () => offerDueSeats(db, new Date()),
      everyMs: offerIntervalMs,
      failureMessage: "offering free seats failed",
    }),
  audit: seriesAudit,
  demo: { datedTables: [seriesClasses], load: () => import("./demo") },
});
