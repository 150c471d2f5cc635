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
import { checkForm, type FormMessages } from "@/lib/forms/field-errors";
import { useKeptForm } from "./use-kept-form";

type SchemaForm<Fields extends FieldValues, Output> = {
  /** From what the fields hold to what `handleSubmit` hands on. */
  schema: z.$ZodType<Output, Fields>;
  messages: FormMessages<Fields>;
  defaultValues: DefaultValues<Fields>;
};

/** A form whose fields are checked by a schema, the same that checks the request on the server. */
export function useSchemaForm<Fields extends FieldValues, Output>(settings: SchemaForm<Fields, Output>) {
  const { defaultValues } = settings;
  return useForm<Fields, unknown, Output>({ defaultValues, resolver: resolverFor(settings) });
}

/** Instead of the package's `zodResolver`, which also brings code for zod 3 and for several messages per field. */
function resolverFor<Fields extends FieldValues, Output>({
  schema,
  messages,
}: SchemaForm<Fields, Output>): Resolver<Fields, unknown, Output> {
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

type KeptForm<Fields extends FieldValues, Output> = SchemaForm<Fields, Output> & {
  /** The id of the form, under which its values are kept (use-kept-form). */
  keptAs: string;
  /** Fields that are never written down. */
  except?: readonly (keyof Fields)[];
  /** Fields that are one answer in parts; the same array each time. */
  together?: readonly (keyof Fields)[];
};

/** A form checked by a schema, whose values outlive a reload. */
export function useKeptSchemaForm<Fields extends FieldValues, Output>(settings: KeptForm<Fields, Output>) {
  const form = useSchemaForm(settings);
  // Keeping reads and sets fields only: it does not depend on what is handed on.
  useKeptForm(settings.keptAs, form as unknown as UseFormReturn<Fields>, settings.except, settings.together);
  return form;
}
