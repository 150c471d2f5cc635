CREATE TABLE "lesson_attendance" (
	"lesson_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"excused_by_family_at" timestamp with time zone,
	"marked_at" timestamp with time zone,
	"staff_id" integer,
	CONSTRAINT "lesson_attendance_lesson_id_student_id_pk" PRIMARY KEY("lesson_id","student_id"),
	CONSTRAINT "lesson_attendance_state" CHECK ("lesson_attendance"."state" in ('present', 'late', 'absent', 'excused')),
	CONSTRAINT "lesson_attendance_source" CHECK ("lesson_attendance"."marked_at" is not null or ("lesson_attendance"."state" = 'excused' and "lesson_attendance"."excused_by_family_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "lesson_attendance" ADD CONSTRAINT "lesson_attendance_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_attendance" ADD CONSTRAINT "lesson_attendance_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_attendance" ADD CONSTRAINT "lesson_attendance_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_attendance_student" ON "lesson_attendance" USING btree ("student_id");