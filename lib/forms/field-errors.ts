import { safeParse, type $ZodRawIssue, type $ZodType } from "zod/v4/core";

/** What a form says about one field, by what is wrong with it. `format` also stands in for the others. */
export type FieldMessages = { blank?: string; short?: string; long?: string; format?: string };

/** The messages of a form by the names of its fields. */
export type FormMessages<Fields> = { [Name in keyof Fields]?: FieldMessages };

/** Zod's `error` option: words an issue with the messages of its field, without which it has none. */
function toMessage<Fields>(messages: FormMessages<Fields>) {
  return ({ code, input, path }: $ZodRawIssue): string => {
    const field: FieldMessages = messages[path?.[0] as keyof Fields] ?? {};
    const fault = isBlank(input) ? "blank" : (faults[code] ?? "format");
    return field[fault] ?? field.format ?? "";
  };
}

const faults: Partial<Record<string, keyof FieldMessages>> = { too_small: "short", too_big: "long" };

/** Nothing typed, chosen or ticked. */
function isBlank(input: unknown): boolean {
  return (
    input === "" || input === undefined || input === false || (Array.isArray(input) && input.length === 0)
  );
}

type FormResult<Fields, Output> =
  { success: true; data: Output } | { success: false; errors: Partial<Record<keyof Fields, string>> };

/** Checks what a form holds, with one message for each wrong field. */
export function checkForm<Fields, Output>(
  schema: $ZodType<Output, Fields>,
  values: Fields,
  messages: FormMessages<Fields>,
): FormResult<Fields, Output> {
  const { success, data, error } = safeParse(schema, values, { error: toMessage(messages) });
  if (success) return { success, data };
  const all = error.issues.map(({ path, message }) => [path[0], message] as const);
  // The first issue of a field counts: the last one written stays.
  return { success, errors: Object.fromEntries(all.reverse()) as Partial<Record<keyof Fields, string>> };
}
