CREATE TABLE "lead_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer,
	"enquiry_id" integer,
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_notes_kind" CHECK ("lead_notes"."kind" in ('note', 'state')),
	CONSTRAINT "lead_notes_of_one" CHECK (("lead_notes"."enrolment_id" is null) <> ("lead_notes"."enquiry_id" is null))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "adviser_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "next_step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "contacted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "adviser_id" integer;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "next_step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "contacted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_notes_enrolment" ON "lead_notes" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "lead_notes_enquiry" ON "lead_notes" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_adviser_id_staff_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_adviser_id_staff_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_state" ON "enquiries" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_adviser" ON "enquiries" USING btree ("adviser_id","next_on");--> statement-breakpoint
CREATE INDEX "enrolments_newest" ON "enrolments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_season" ON "enrolments" USING btree ("season","created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_state" ON "enrolments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_adviser" ON "enrolments" USING btree ("adviser_id","next_on");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_state_name" CHECK ("enquiries"."state" in ('new', 'contacted', 'enrolled', 'lost'));--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_state_name" CHECK ("enrolments"."state" in ('new', 'contacted', 'enrolled', 'lost'));