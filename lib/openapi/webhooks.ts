import { webhookEventSchema, eventSchemas, type EventKind } from "../notifications/events";
import type { Tag } from "./operation";
import { fullSchema } from "./schemas";

/** Summary of each event for the webhook's receiver. */
const summaries: Record<EventKind, string> = {
  "test.asked": "The operator tries the webhook",
  "enrolment.made": "Somebody enrolled in the study-in-China campaign",
  "enquiry.made": "A visitor asked about a series class",
  "question.made": "A visitor asked a question about no class",
  "company_enquiry.made": "A company asked about classes for its team",
  "booking.made": "A student has a seat in a series class",
  "seat.offered": "A seat of a full series class is held for the next who waits for it",
  "place.removed": "The school took a student off the waiting list of a series class",
  "booking.moved": "The school moved a student to another series class",
  "booking.cancelled": "The school cancelled a student's seat in a series class",
  "class.changed": "The school changed a series class that a student sits in",
  "trial.changed": "A trial lesson has a time and a teacher, others, or none any more",
  "trial.asked": "A family asked for its free trial lesson",
  "trial.updated": "A family changed what it asked for of its trial lesson",
  "trial.withdrawn": "A family withdrew its trial lesson",
  "trial.closed": "The school closed a request for a trial lesson",
  "lesson.soon": "A student's lesson begins within three hours",
  "classroom.changed": "The link to the classroom of a student's coming lessons was changed or removed",
  "live.changed": "A live class on a student's list was moved or cancelled",
};

const text = { type: "string" };
const headers = {
  "webhook-id": "The same at each try of one event: what was taken once can be left",
  "webhook-timestamp": "Seconds since 1970 of this try",
  "webhook-signature": "v1 and the HMAC-SHA256 of id, timestamp and body (standardwebhooks.com)",
};

/** The webhooks sent to NOTICE_WEBHOOK_URL, generated from the table of notices only. */
export function webhooks(): Record<string, object> {
  return Object.fromEntries(
    (Object.keys(eventSchemas) as EventKind[]).map((kind) => [kind, { post: operation(kind) }]),
  );
}

const operation = (kind: EventKind) => ({
  operationId: `on ${kind}`.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  summary: summaries[kind],
  tags: ["Notices" satisfies Tag],
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
      description: "Taken. Any other answer is tried again, for three days; 410, 413, 415 and 422 are not",
    },
  },
});
