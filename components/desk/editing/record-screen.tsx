"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { canAdd, isFixed, isSingle, kindNames, type Kind } from "@/lib/app/editing/kinds";
import { deskScreens } from "@/lib/base/desk/screens";
import { regions } from "@/lib/base/reference/campaign-regions";
import { useCall } from "@/components/calls/use-call";
import { useTitle } from "../use-title";
import { LoadingOrError } from "../loading-or-error";
import { newRecordFields } from "./new-record-fields";
import { recordEditors } from "./record-editors";
import { RecordForm } from "./record-form";
import { RemovedRecord } from "./removed-record";
import { kindHref, listHref, shownRecordName, readQuery } from "./records";

const parseId = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/**
 * A record, or a new one: empty, a copy of another (`from`), the recording of a live class (`live`), or the first season
 * of a `region`, from its example.
 */
export function RecordScreen() {
  const t = useTranslations("desk.content");
  const params = readQuery();
  const kind: Kind = kindNames.find((name) => name === params.get("kind")) ?? "placement";
  const [id, from, live] = ["id", "from", "live"].map((name) => parseId(params.get(name)));
  const source = id ?? from ?? live;
  const { data, failure, reload, setData } = useCall(
    "desk/content/read",
    source === undefined ? undefined : { kind: live === undefined ? kind : "live", id: source },
  );
  const region = regions.find((name) => name === params.get("region"));
  const isFirstSeason = kind === "season" && source === undefined && region !== undefined;
  const example = useCall("desk/campaign/example", isFirstSeason ? { region } : undefined);
  const fields = data?.draft ?? data?.published ?? example.data?.body ?? undefined;
  const isRemoved = data !== undefined && id !== undefined && data.status === "gone" && !isFixed(kind);
  // A removed record keeps its last name, which only the history has.
  const { data: historyData } = useCall("desk/content/history", isRemoved ? { kind, id } : undefined);
  const namedFields = fields ?? historyData?.entries.find(({ before }) => before)?.before ?? undefined;
  const name =
    id === undefined
      ? (params.get("name") ?? t(`add.${kind}`))
      : namedFields && shownRecordName(kind, { id, fields: namedFields }, t);
  // Records that always exist, or come from elsewhere, cannot be added: the list has them all.
  const isListed = id === undefined && !canAdd(kind);
  useEffect(() => {
    if (isListed) location.replace(kindHref(kind));
  }, [isListed, kind]);
  useTitle(isSingle(kind) ? t(`kinds.${kind}`) : source !== undefined && !data ? undefined : name);
  if (isListed) return null;
  if (source !== undefined && !data) return <LoadingOrError failure={failure} onRetry={reload} />;
  if (isFirstSeason && !example.data)
    return <LoadingOrError failure={example.failure} onRetry={example.reload} />;
  if (isRemoved) return <RemovedRecord kind={kind} record={data} onRecordChange={setData} reload={reload} />;
  const Section = recordEditors[kind]?.Section;
  const initialFields = id === undefined ? newRecordFields(kind, fields, live, params) : fields;
  return (
    <>
      <p>
        <a href={isSingle(kind) ? deskScreens.content.path : listHref(kind)} className="link">
          {t("back")}
        </a>{" "}
        · {t(`kinds.${kind}`)}
      </p>
      <RecordForm
        key={`${kind} ${id}`}
        kind={kind}
        record={id === undefined ? undefined : data}
        initialFields={initialFields}
        onRecordChange={setData}
        reload={reload}
        isPreviewOpen={params.has("preview")}
      />
      {Section && data && id !== undefined && <Section id={id} isPublished={data.published !== null} />}
    </>
  );
}
