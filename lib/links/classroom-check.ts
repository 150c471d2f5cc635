import { env } from "../env";

/** The provider's own check of a device, in its classroom; none where no outside classroom is set. */
export function classroomCheck(): string | undefined {
  const { CLASSROOM_SITE_URL } = env();
  return CLASSROOM_SITE_URL && `${CLASSROOM_SITE_URL}/verify`;
}
