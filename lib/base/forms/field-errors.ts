import { safeParse, type $ZodRawIssue, type $ZodType } from "zod/v4/core";

/** The error messages of a field by kind of error. `format` is the default for the other kinds. */
export type FieldMessages = { blank?: string; short?: string; long?: string; format?: string };

/** The messages of a form by field name. */
export type FormMessages<Fields> = { [Name in keyof Fields]?: FieldMessages };

/** Creates zod's `error` option, which words an issue with the messages of its field. */
function toMessage<Fields>(messages: FormMessages<Fields>) {
  return ({ code, input, path }: $ZodRawIssue): string => {
    const field: FieldMessages = messages[path?.[0] as keyof Fields] ?? {};
    const kind = isBlank(input) ? "blank" : (kindByCode[code] ?? "format");
    return field[kind] ?? field.format ?? "";
  };
}

const kindByCode: Partial<Record<string, keyof FieldMessages>> = { too_small: "short", too_big: "long" };

/** Whether nothing was typed, chosen or checked. */
function isBlank(input: unknown): boolean {
  return (
    input === "" || input === undefined || input === false || (Array.isArray(input) && input.length === 0)
  );
}

type FormResult<Fields, Output> =
  { success: true; data: Output } | { success: false; errors: Partial<Record<keyof Fields, string>> };

/** Validates a form and returns one message for each invalid field. */
export function checkForm<Fields, Output>(
  schema: $ZodType<Output, Fields>,
  values: Fields,
  messages: FormMessages<Fields>,
): FormResult<Fields, Output> {
  const { success, data, error } = safeParse(schema, values, { error: toMessage(messages) });
  if (success) return { success, data };
  const all = error.issues.map(({ path, message }) => [path[0], message] as const);
  // Reversed, because the first issue of a field counts and later entries overwrite earlier ones.
  return { success, errors: Object.fromEntries(all.reverse()) as Partial<Record<keyof Fields, string>> };
}
