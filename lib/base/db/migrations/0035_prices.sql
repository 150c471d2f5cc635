CREATE TABLE "point_packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"points" integer NOT NULL,
	"name" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"valid_for" integer,
	"valid_unit" text NOT NULL,
	"order" integer,
	"recommended" boolean NOT NULL,
	"active_from" timestamp with time zone,
	"active_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_packages_points" CHECK ("point_packages"."points" > 0),
	CONSTRAINT "point_packages_unit" CHECK ("point_packages"."valid_unit" in ('month', 'day')),
	CONSTRAINT "point_packages_active" CHECK ("point_packages"."active_until" > "point_packages"."active_from")
);
