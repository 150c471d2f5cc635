import { database } from "../../base/db/connect";
import type { DeskHandlers } from "../../subjects/staff/context";
import type { closedDayCalls } from "./desk-calls";
import { findLessonsToMove } from "./find-lessons";
import { moveLessons } from "./move-lessons";

export const closedDayHandlers: DeskHandlers<typeof closedDayCalls> = {
  "calendar/lessons": async (_, context) => findLessonsToMove(await database(), context),
  "calendar/move": async (request, context) => moveLessons(await database(), request, context),
};
