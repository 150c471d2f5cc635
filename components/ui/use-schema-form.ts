"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from "react-hook-form";
import type * as z from "zod/v4/core";
import { toMessage, type FormMessages } from "@/lib/forms/field-errors";
import { useKeptForm } from "./use-kept-form";

type SchemaForm<Fields extends FieldValues, Output> = {
  /** From what the fields hold to what `handleSubmit` hands on. */
  schema: z.$ZodType<Output, Fields>;
  messages: FormMessages<Fields>;
  defaultValues: DefaultValues<Fields>;
};

/** A form whose fields are checked by a schema, the same that checks the request on the server. */
export function useSchemaForm<Fields extends FieldValues, Output>(settings: SchemaForm<Fields, Output>) {
  const { schema, messages, defaultValues } = settings;
  return useForm<Fields, unknown, Output>({
    defaultValues,
    resolver: zodResolver(schema, { error: toMessage(messages) }, { mode: "sync" }),
  });
}

type KeptForm<Fields extends FieldValues, Output> = SchemaForm<Fields, Output> & {
  /** The id of the form, under which its values are kept (use-kept-form). */
  keptAs: string;
  /** Fields that are never written down. */
  except?: readonly (keyof Fields)[];
};

/** A form checked by a schema, whose values outlive a reload. */
export function useKeptSchemaForm<Fields extends FieldValues, Output>(settings: KeptForm<Fields, Output>) {
  const form = useSchemaForm(settings);
  // Keeping reads and sets fields only: it does not depend on what is handed on.
  useKeptForm(settings.keptAs, form as unknown as UseFormReturn<Fields>, settings.except);
  return form;
}
