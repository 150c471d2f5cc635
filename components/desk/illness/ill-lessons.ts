import type { CallResponse } from "@/lib/app/bootstrap/call-types";

/** A class with lessons of an ill teacher, and who may give them. */
export type ClassOfIll = CallResponse<"desk/illness/lessons">["classes"][number];
export type LessonOfIll = ClassOfIll["lessons"][number];
export type Substitute = ClassOfIll["substitutes"][number];
