"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { buttonClasses } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { call } from "@/lib/app/bootstrap/client";
import { failureMessage, isSuccess, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import { deskScreens } from "@/lib/base/desk/screens";
import { languageNames, type Language } from "@/lib/base/i18n/languages";
import { nearestLanguage } from "@/lib/base/i18n/offered";
import {
  encodings,
  importKindsOf,
  type Encoding,
  type ImportField,
  type ImportKind,
} from "@/lib/subjects/people/imports/fields";
import { CheckLabel } from "../check-label";
import { useCurrentUser } from "../current-user";
import { FieldRow } from "../desk-form";
import { listHref, readQuery } from "../editing/records";
import { FormProblem } from "../form-footer";
import { useOfferedLanguages } from "../offered-languages";
import { Sheet, SheetTitle } from "../sheet";
import { ImportBatches } from "./import-batches";
import { ImportColumns } from "./import-columns";
import { ImportDrafts } from "./import-drafts";
import { ImportResult } from "./import-result";
import type { CheckedFile, ReadFile } from "./import-files";
import { InviteFamilies } from "./invite-families";

/** A large file takes longer than other calls. */
const timeoutMs = 120_000;

/** Imports what the role may import from a file: choose, say what the columns mean, check, import. */
export function ImportScreen() {
  const t = useTranslations("desk.imports");
  const tPeople = useTranslations("desk.people");
  const tContent = useTranslations("desk.content");
  const tShell = useTranslations("desk.shell");
  const offered = useOfferedLanguages();
  const batches = useCall("desk/people/imports", {});
  const { role } = useCurrentUser();
  const kinds = importKindsOf(role);
  const [kind, setKind] = useState(() => kinds.find((own) => own === readQuery().get("kind")) ?? kinds[0]!);
  const [file, setFile] = useState<File>();
  const [encoding, setEncoding] = useState<Encoding>("auto");
  const [language, setLanguage] = useState(() =>
    nearestLanguage(document.documentElement.lang as Language, offered),
  );
  const [read, setRead] = useState<ReadFile>();
  const [columns, setColumns] = useState<(ImportField | null)[]>([]);
  const [checked, setChecked] = useState<CheckedFile>();
  const [progress, setProgress] = useState<{
    done: number;
    total: number;
    isRunning: boolean;
    importId: number | null;
  }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const fail = (failure: Refusal | NetworkFailure) => setProblem(failureMessage(failure, tShell("failed")));

  async function readFile(chosen: File, changed: { kind?: ImportKind; encoding?: Encoding } = {}) {
    setIsBusy(true);
    setProblem(undefined);
    setChecked(undefined);
    setProgress(undefined);
    const options = { file: toUpload(chosen), timeoutMs };
    const result = await call("desk/people/import-read", { kind, encoding, ...changed }, options);
    setIsBusy(false);
    if (!isSuccess(result)) {
      setRead(undefined);
      return fail(result);
    }
    setRead(result.data);
    setColumns(result.data.columns);
  }

  async function check() {
    if (!file) return;
    setIsBusy(true);
    setProblem(undefined);
    setProgress(undefined);
    const request = { kind, encoding, language, columns: columns.join(",") };
    const result = await call("desk/people/import-check", request, { file: toUpload(file), timeoutMs });
    setIsBusy(false);
    if (!isSuccess(result)) return fail(result);
    setChecked(result.data);
  }

  async function run(total: number) {
    if (!file) return;
    setIsBusy(true);
    setProblem(undefined);
    const request = { kind, encoding, language, columns: columns.join(",") };
    let importId: number | null = null;
    for (let done = 0, left = total; left > 0;) {
      setProgress({ done, total, isRunning: true, importId });
      const result: Awaited<ReturnType<typeof call<"desk/people/import-run">>> = await call(
        "desk/people/import-run",
        { ...request, ...(importId !== null && { import_id: String(importId) }) },
        { file: toUpload(file), timeoutMs },
      );
      if (!isSuccess(result)) {
        fail(result);
        break;
      }
      importId = result.data.import_id;
      done += result.data.created;
      left = result.data.left;
      setProgress({ done, total, isRunning: left > 0, importId });
    }
    setChecked(undefined);
    setIsBusy(false);
    await batches.reload();
  }

  const importedBatch = batches.data?.imports.find(({ id }) => id === progress?.importId);

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <p>
        <a href={kind === "teachers" ? listHref("teacher") : deskScreens.people.path} className="link">
          {kind === "teachers" ? tContent("back") : tPeople("back")}
        </a>
      </p>
      <p className="lead">{t("text")}</p>
      <Sheet aria-label={t("action")} aria-busy={isBusy}>
        <fieldset disabled={isBusy} className="mb-4">
          <legend className="font-semibold">{t("kind")}</legend>
          {kinds.map((value) => (
            <CheckLabel
              key={value}
              type="radio"
              name="import-kind"
              checked={kind === value}
              onChange={() => {
                setKind(value);
                setRead(undefined);
                if (file) void readFile(file, { kind: value });
              }}
            >
              {t(`of.${value}.name`)}
            </CheckLabel>
          ))}
          <p className="text-soft">{t(`of.${kind}.text`)}</p>
        </fieldset>
        <FieldRow>
          <div>
            <label htmlFor="import-file" className="font-semibold">
              {t("file")}
            </label>
            <input
              id="import-file"
              type="file"
              accept=".csv,.tsv,.txt,.xlsx"
              disabled={isBusy}
              aria-describedby="import-file-hint"
              className="mt-1 field-input"
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                setFile(chosen);
                setRead(undefined);
                if (chosen) void readFile(chosen);
              }}
            />
            <p id="import-file-hint" className="field-hint">
              {t("fileHint")}
            </p>
          </div>
          <SelectField
            id="import-encoding"
            label={t("encoding")}
            hint={t("encodingHint")}
            value={encoding}
            disabled={isBusy}
            options={encodings.map((value) => ({ value, text: t(`encodings.${value}`) }))}
            onChange={(event) => {
              const chosen = event.currentTarget.value as Encoding;
              setEncoding(chosen);
              if (file) void readFile(file, { encoding: chosen });
            }}
          />
          <SelectField
            id="import-language"
            label={t(kind === "teachers" ? "languageOfTexts" : "language")}
            value={language}
            disabled={isBusy}
            options={offered.map((value) => ({ value, text: languageNames[value] }))}
            onChange={(event) => {
              setLanguage(event.currentTarget.value as Language);
              setChecked(undefined);
            }}
          />
        </FieldRow>
        <FormProblem className="mt-3">{problem}</FormProblem>
        {isBusy && !progress && <p role="status">{t("checking")}</p>}
        {read && (
          <>
            <ImportColumns
              kind={kind}
              file={read}
              columns={columns}
              onChange={(changed) => {
                setColumns(changed);
                setChecked(undefined);
              }}
            />
            <p className="mt-5">
              <button
                type="button"
                disabled={isBusy}
                className={buttonClasses[checked ? "secondary" : "primary"]}
                onClick={() => void check()}
              >
                {t("check")}
              </button>
            </p>
          </>
        )}
        {checked && (
          <ImportResult kind={kind} checked={checked} isBusy={isBusy} onRun={() => void run(checked.count)} />
        )}
        {progress && (
          <div role="status" className="mt-5">
            <p className="font-semibold">
              {progress.isRunning
                ? t("running", { done: progress.done, total: progress.total })
                : t(`of.${kind}.done`, { count: progress.done })}
            </p>
            {importedBatch && <ImportDrafts drafts={importedBatch.drafts} />}
          </div>
        )}
      </Sheet>
      {batches.data && kinds.includes("families") && <InviteFamilies imports={batches.data.imports} />}
      {batches.data && batches.data.imports.length > 0 && (
        <Sheet aria-labelledby="import-batches">
          <SheetTitle id="import-batches">{t("batches")}</SheetTitle>
          <ImportBatches imports={batches.data.imports} reload={batches.reload} />
        </Sheet>
      )}
    </div>
  );
}

/** Browsers name the type of a table differently, so it is sent without one. */
const toUpload = (file: File) => new Blob([file], { type: "application/octet-stream" });
