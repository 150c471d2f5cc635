import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";

/** The lessons of a class as the desk shows them, and what may be done to one. */
export type ClassLessonsData = CallResponse<"desk/lessons/of-class">;
export type ClassLesson = ClassLessonsData["lessons"][number];
export type LessonChange = CallInput<"desk/lessons/preview">["change"];
export type LessonAction = LessonChange["kind"];
export type LessonPreview = CallResponse<"desk/lessons/preview">;
