import type { Staff } from "./tables";

/** Owners may enter class points, and advisers if an owner allows it. */
export const mayEnterPoints = ({ role, entersPoints }: Pick<Staff, "role" | "entersPoints">): boolean =>
  role === "owner" || (role === "adviser" && entersPoints);
