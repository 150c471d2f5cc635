CREATE TABLE "teacher_delays" (
	"lesson_id" integer PRIMARY KEY NOT NULL,
	"teacher_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_delays_minutes" CHECK ("teacher_delays"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "teacher_rates" (
	"teacher_id" integer NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_rates_teacher_id_kind_month_pk" PRIMARY KEY("teacher_id","kind","month"),
	CONSTRAINT "teacher_rates_kind" CHECK ("teacher_rates"."kind" in ('one-to-one', 'one-to-many', 'live', 'free', 'trial')),
	CONSTRAINT "teacher_rates_month" CHECK ("teacher_rates"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "teacher_rates_amount" CHECK ("teacher_rates"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "replaced_teacher_id" integer;--> statement-breakpoint
ALTER TABLE "teacher_delays" ADD CONSTRAINT "teacher_delays_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_delays" ADD CONSTRAINT "teacher_delays_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_delays" ADD CONSTRAINT "teacher_delays_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_rates" ADD CONSTRAINT "teacher_rates_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_rates" ADD CONSTRAINT "teacher_rates_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_delays_teacher" ON "teacher_delays" USING btree ("teacher_id");--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_replaced_teacher_id_teachers_id_fk" FOREIGN KEY ("replaced_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;