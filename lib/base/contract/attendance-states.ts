/* Shared by browser and server. */

export const attendanceStates = ["present", "late", "absent", "excused"] as const;

/** Whether a student was in a lesson. `excused`: the school knew before that the student would not come. */
export type AttendanceState = (typeof attendanceStates)[number];
