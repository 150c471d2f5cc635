import type { Staff } from "./tables";

type Permissions = Pick<Staff, "role" | "entersPoints">;

/** Owners may enter class points, and advisers if an owner allows it. */
export const mayEnterPoints = ({ role, entersPoints }: Permissions): boolean =>
  role === "owner" || (role === "adviser" && entersPoints);

/** The same members may record payments, which bring class points, and so may accountants. */
export const mayRecordPayments = (member: Permissions): boolean =>
  member.role === "accountant" || mayEnterPoints(member);
