CREATE TABLE "canceled_lessons" (
	"id" integer PRIMARY KEY NOT NULL,
	"class_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"teacher_id" integer NOT NULL,
	"canceled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"new_starts_at" timestamp with time zone,
	"teacher_id" integer,
	"reason" jsonb NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_changes_kind" CHECK ("lesson_changes"."kind" in ('moved', 'canceled', 'substituted'))
);
--> statement-breakpoint
CREATE TABLE "seat_lessons" (
	"booking_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"points" integer NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "seat_lessons_booking_id_lesson_id_pk" PRIMARY KEY("booking_id","lesson_id"),
	CONSTRAINT "seat_lessons_points" CHECK ("seat_lessons"."points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_booking";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_reason";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_cause";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD COLUMN "lesson_id" integer;--> statement-breakpoint
ALTER TABLE "canceled_lessons" ADD CONSTRAINT "canceled_lessons_class_id_series_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."series_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canceled_lessons" ADD CONSTRAINT "canceled_lessons_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_class_id_series_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."series_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_lessons" ADD CONSTRAINT "seat_lessons_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canceled_lessons_class" ON "canceled_lessons" USING btree ("class_id","starts_at");--> statement-breakpoint
CREATE INDEX "lesson_changes_class" ON "lesson_changes" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "seat_lessons_lesson" ON "seat_lessons" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_teacher" ON "lessons" USING btree ("teacher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_booking" ON "point_ledger" USING btree ("booking_id","reason") WHERE "point_ledger"."lesson_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_ledger_lesson" ON "point_ledger" USING btree ("booking_id","lesson_id") WHERE "point_ledger"."lesson_id" is not null;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_lesson_cause" CHECK (("point_ledger"."reason" = 'canceledLesson') = ("point_ledger"."lesson_id" is not null));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'booking', 'refund', 'canceledLesson', 'operator'));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_cause" CHECK (("point_ledger"."reason" in ('booking', 'refund', 'canceledLesson')) = ("point_ledger"."booking_id" is not null));--> statement-breakpoint
-- The price of each seat is distributed over the lessons that were ahead when it was booked, as lib/subjects/series/bookings/seat-lessons.ts does.
INSERT INTO "seat_lessons" ("booking_id", "lesson_id", "points", "given_back_at")
SELECT "id", "lesson_id", "points"::bigint * "i" / "n" - "points"::bigint * ("i" - 1) / "n", "ended_at" FROM (
	SELECT "bookings"."id", "bookings"."points", "bookings"."ended_at", "lessons"."id" AS "lesson_id",
		row_number() OVER (PARTITION BY "bookings"."id" ORDER BY "lessons"."starts_at", "lessons"."id") AS "i",
		count(*) OVER (PARTITION BY "bookings"."id") AS "n"
	FROM "bookings" JOIN "lessons" ON "lessons"."class_id" = "bookings"."class_id"
	WHERE "lessons"."ends_at" > "bookings"."created_at" OR NOT EXISTS (
		SELECT FROM "lessons" AS "ahead"
		WHERE "ahead"."class_id" = "bookings"."class_id" AND "ahead"."ends_at" > "bookings"."created_at")
) AS "share";--> statement-breakpoint
-- Calendars know the events of lessons by the ids of the lessons.
UPDATE "calendars" SET "entries" = (
	SELECT jsonb_object_agg(coalesce('lesson-' || "lessons"."id" || substring("uid" from '@.*'), "uid"), "entry")
	FROM jsonb_each("entries") AS "each" ("uid", "entry")
	LEFT JOIN "lessons" ON "uid" LIKE 'lesson-' || "class_id" || '-' || "position" || '@%'
) WHERE "entries" <> '{}';--> statement-breakpoint
-- So do the keys of reminders, of which none is sent twice.
UPDATE "notices" SET "once_key" = regexp_replace("once_key", '^(reminder:series:\d+):\d+', '\1:' || "lessons"."id")
FROM "lessons" WHERE "once_key" LIKE 'reminder:series:%'
	AND "class_id"::text = split_part("once_key", ':', 3) AND "position"::text = split_part("once_key", ':', 4);
