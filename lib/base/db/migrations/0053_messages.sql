CREATE TABLE "advertising_opt_outs" (
	"address" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"account_id" integer,
	"enrolment_id" integer,
	"student_ids" integer[] NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"notice_id" integer,
	CONSTRAINT "message_recipients_account" UNIQUE("message_id","account_id"),
	CONSTRAINT "message_recipients_enrolment" UNIQUE("message_id","enrolment_id"),
	CONSTRAINT "message_recipients_of_one" CHECK (("message_recipients"."account_id" is null) <> ("message_recipients"."enrolment_id" is null)),
	CONSTRAINT "message_recipients_state" CHECK ("message_recipients"."state" in ('waiting', 'sent', 'byHand', 'failed', 'dropped', 'expired', 'optedOut', 'unconfirmed'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"audience" jsonb NOT NULL,
	"advertising" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	"staff_id" integer,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_recipients_of_account" ON "message_recipients" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "message_recipients_of_enrolment" ON "message_recipients" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "message_recipients_notice" ON "message_recipients" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "messages_staff" ON "messages" USING btree ("staff_id","created_at");