import "../../base/forms/without-eval";
import * as z from "zod/mini";
import { requiredText } from "../../base/contract/fields";

/** Key of a season within its region, such as 2021-01. */
export const seasonKeyPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;

type SeasonStartRules = { isTaken: (key: string) => boolean; taken: string };

/** Form for creating a season from an earlier one. */
export const seasonStartForm = ({ isTaken, taken }: SeasonStartRules) =>
  z.object({
    name: requiredText(200),
    from: z.string().check(z.minLength(1)),
    key: z.string().check(
      z.regex(seasonKeyPattern),
      z.refine((key) => !isTaken(key), taken),
    ),
    /** Whether the editor entered the key; otherwise it is derived from `from`. */
    isOwnKey: z.boolean(),
  });
