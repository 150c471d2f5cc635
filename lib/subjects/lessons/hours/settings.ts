import { school } from "../../school/school";

const hourMs = 60 * 60 * 1000;
const defaultHours = 24;

/** A lesson that is canceled less than this many hours before its start is canceled late. */
export const lateCancelHours = (): number => school().lateCancelHours ?? defaultHours;

export const isCanceledLate = ({ startsAt, canceledAt }: { startsAt: Date; canceledAt: Date }): boolean =>
  startsAt.getTime() - canceledAt.getTime() < lateCancelHours() * hourMs;
