CREATE TABLE "lot_pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lot_id" integer NOT NULL,
	"ledger_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "lot_pauses_ledger_id_unique" UNIQUE("ledger_id"),
	CONSTRAINT "lot_pauses_days" CHECK ("lot_pauses"."last_day" >= "lot_pauses"."first_day"),
	CONSTRAINT "lot_pauses_points" CHECK ("lot_pauses"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_lot_id" integer NOT NULL,
	"to_lot_id" integer NOT NULL,
	"out_ledger_id" integer NOT NULL,
	"in_ledger_id" integer NOT NULL,
	"points" integer NOT NULL,
	"amount" bigint,
	CONSTRAINT "point_moves_to_lot_id_unique" UNIQUE("to_lot_id"),
	CONSTRAINT "point_moves_out_ledger_id_unique" UNIQUE("out_ledger_id"),
	CONSTRAINT "point_moves_in_ledger_id_unique" UNIQUE("in_ledger_id"),
	CONSTRAINT "point_moves_points" CHECK ("point_moves"."points" > 0),
	CONSTRAINT "point_moves_amount" CHECK ("point_moves"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_reason";--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_note";--> statement-breakpoint
ALTER TABLE "point_lots" DROP CONSTRAINT "point_lots_source";--> statement-breakpoint
ALTER TABLE "point_lots" DROP CONSTRAINT "point_lots_price";--> statement-breakpoint
ALTER TABLE "lot_pauses" ADD CONSTRAINT "lot_pauses_lot_id_point_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_pauses" ADD CONSTRAINT "lot_pauses_ledger_id_point_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."point_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_moves" ADD CONSTRAINT "point_moves_from_lot_id_point_lots_id_fk" FOREIGN KEY ("from_lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_moves" ADD CONSTRAINT "point_moves_to_lot_id_point_lots_id_fk" FOREIGN KEY ("to_lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_moves" ADD CONSTRAINT "point_moves_out_ledger_id_point_ledger_id_fk" FOREIGN KEY ("out_ledger_id") REFERENCES "public"."point_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_moves" ADD CONSTRAINT "point_moves_in_ledger_id_point_ledger_id_fk" FOREIGN KEY ("in_ledger_id") REFERENCES "public"."point_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lot_pauses_lot" ON "lot_pauses" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "point_moves_from" ON "point_moves" USING btree ("from_lot_id");--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'booking', 'refund', 'canceledLesson', 'operator', 'expiry', 'purchase', 'bonus', 'takenBack', 'moved', 'pause'));--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_note" CHECK (case when "point_ledger"."reason" in ('operator', 'moved', 'pause') then "point_ledger"."note" is not null when "point_ledger"."reason" = 'refund' then true else "point_ledger"."note" is null end);--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_source" CHECK ("point_lots"."source" in ('opening', 'entered', 'returned', 'purchase', 'bonus', 'moved'));--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_price" CHECK (case when "point_lots"."source" = 'purchase' or ("point_lots"."source" = 'moved' and "point_lots"."currency" is not null) then coalesce("point_lots"."paid_amount", -1) >= 0 and coalesce("point_lots"."paid_points", -1) >= 0 and "point_lots"."currency" is not null else "point_lots"."paid_amount" is null and "point_lots"."paid_points" is null and "point_lots"."currency" is null end);