"use client";

import { toNestErrors } from "@hookform/resolvers";
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/v4/core";
import { checkForm, type FormMessages } from "@/lib/base/forms/field-errors";
import { usePersistentForm } from "./use-persistent-form";

type SchemaFormOptions<Fields extends FieldValues, Output> = {
  /** Converts the field values into the values that `handleSubmit` passes on. */
  schema: z.$ZodType<Output, Fields>;
  messages: FormMessages<Fields>;
  defaultValues: DefaultValues<Fields>;
};

/** A form whose fields are checked by a schema, the same that checks the request on the server. */
export function useSchemaForm<Fields extends FieldValues, Output>(
  settings: SchemaFormOptions<Fields, Output>,
) {
  const { defaultValues } = settings;
  return useForm<Fields, unknown, Output>({ defaultValues, resolver: createResolver(settings) });
}

/** Replaces the package's `zodResolver`, which includes code for zod 3 and for several messages per field. */
function createResolver<Fields extends FieldValues, Output>({
  schema,
  messages,
}: SchemaFormOptions<Fields, Output>): Resolver<Fields, unknown, Output> {
  return (values, _context, options) => {
    const result = checkForm(schema, values, messages);
    if (result.success) return { values: result.data, errors: {} };
    const errors = Object.entries(result.errors).map(([name, message]) => [
      name,
      { type: "schema", message },
    ]);
    return {
      values: {},
      errors: toNestErrors<Fields>(Object.fromEntries(errors) as FieldErrors<Fields>, options),
    };
  };
}

type PersistentFormOptions<Fields extends FieldValues, Output> = SchemaFormOptions<Fields, Output> & {
  /** Id of the form, also the key of its stored values. */
  storageKey: string;
  /** Fields that are never stored. */
  excludedFields?: readonly (keyof Fields)[];
  /** Fields that form one value; must be the same array for every render. */
  linkedFields?: readonly (keyof Fields)[];
};

/** A form checked by a schema, whose values survive a reload. */
export function usePersistentSchemaForm<Fields extends FieldValues, Output>(
  settings: PersistentFormOptions<Fields, Output>,
) {
  const form = useSchemaForm(settings);
  // Storing the values only reads and sets fields, so the output type does not matter here.
  usePersistentForm(
    settings.storageKey,
    form as unknown as UseFormReturn<Fields>,
    settings.excludedFields,
    settings.linkedFields,
  );
  return form;
}
