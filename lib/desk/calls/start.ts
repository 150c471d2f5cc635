import { z } from "zod";
import { everyone, nothing, type DeskCall } from "./call";

/** What waits for somebody, by who they are; a figure that is none of theirs is not there. */
export const startCalls = {
  "start/show": {
    access: everyone,
    request: nothing,
    answer: z.object({
      new_leads: z.int().optional(),
      due: z.int().optional(),
      stuck_notices: z.int().optional(),
      trials: z.int().optional().describe("that nobody has arranged"),
      staff: z.int().optional(),
      invitations: z.int().optional(),
    }),
  },
} as const satisfies Record<string, DeskCall>;
