import { webhookEventSchema, eventSchemas, type EventKind } from "../../engines/notifications/events";
import type { Tag } from "./operation";
import { fullSchema } from "./schemas";

/** Summary of each event for the webhook's receiver. */
const summaries: Record<EventKind, string> = {
  "test.asked": "The operator tests the webhook",
  "enrolment.made": "Someone enrolled in the study-in-China campaign",
  "enquiry.made": "A visitor asked about a series class",
  "question.made": "A visitor asked a general question",
  "company_enquiry.made": "A company asked about classes for its team",
  "booking.made": "A student booked a seat in a series class",
  "seat.offered": "A seat in a full series class is offered to the next student on the waiting list",
  "place.removed": "The school took a student off the waiting list of a series class",
  "booking.moved": "A student moved to another series class",
  "booking.cancelled": "A student's seat in a series class was canceled",
  "purchase.withdrawn": "A buyer withdrew from a purchase, as the law of the buyer's country allows",
  "booking_request.made": "A family asks to cancel a booking or to move to another class",
  "booking_request.declined": "The school declined such a request",
  "class.changed": "The school changed a series class that a family has booked: once per family",
  "points.ending": "Some of a family's class points end in 30 or in 7 days",
  "lesson.changed": "The school moved or canceled a lesson, or gave lessons to a substitute: once per family",
  "teaching.changed": "The same for a teacher concerned",
  "trial.changed": "The time or teacher of a trial lesson was set, changed or removed",
  "trial.asked": "A family requested its free trial lesson",
  "trial.updated": "A family changed its request for a trial lesson",
  "trial.withdrawn": "A family withdrew its trial lesson",
  "trial.closed": "The school closed a request for a trial lesson",
  "lesson.soon": "A student's lesson starts soon: it is time for its reminder",
  "lesson.missed": "Students were absent from a lesson without an excuse: once per family",
  "classroom.changed": "The link to the classroom of a student's coming lessons was changed or removed",
  "live.changed": "A live class on a student's list was moved or cancelled",
  "message.sent": "Staff wrote to a family or a lead",
};

const text = { type: "string" };
const headers = {
  "webhook-id": "The same for each attempt of one event: use it to ignore duplicates",
  "webhook-timestamp": "Time of this attempt, in seconds since 1970",
  "webhook-signature": "v1 and the HMAC-SHA256 of id, timestamp and body (standardwebhooks.com)",
};

/** The webhooks sent to NOTICE_WEBHOOK_URL, generated from the table of events only. */
export function webhooks(): Record<string, object> {
  return Object.fromEntries(
    (Object.keys(eventSchemas) as EventKind[]).map((kind) => [kind, { post: operation(kind) }]),
  );
}

const operation = (kind: EventKind) => ({
  operationId: `on ${kind}`.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  summary: summaries[kind],
  tags: ["Notifications" satisfies Tag],
  security: [],
  parameters: Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: text,
  })),
  requestBody: {
    required: true,
    content: { "application/json": { schema: fullSchema(webhookEventSchema(kind), "output") } },
  },
  responses: {
    "2XX": {
      description: "Accepted. Any other status is retried for three days, except 410, 413, 415 and 422",
    },
  },
});
