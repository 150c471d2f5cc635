CREATE TABLE "seat_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_class_id" integer,
	"message" text,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "seat_requests_kind" CHECK ("seat_requests"."kind" in ('cancel', 'move')),
	CONSTRAINT "seat_requests_state" CHECK ("seat_requests"."state" in ('open', 'confirmed', 'declined', 'withdrawn', 'closed')),
	CONSTRAINT "seat_requests_target" CHECK (("seat_requests"."kind" = 'move') = ("seat_requests"."target_class_id" is not null)),
	CONSTRAINT "seat_requests_decided" CHECK (("seat_requests"."state" = 'open') = ("seat_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_target_class_id_series_classes_id_fk" FOREIGN KEY ("target_class_id") REFERENCES "public"."series_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seat_requests_open" ON "seat_requests" USING btree ("booking_id") WHERE "seat_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "seat_requests_booking" ON "seat_requests" USING btree ("booking_id");