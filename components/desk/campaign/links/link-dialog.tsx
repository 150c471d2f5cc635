"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { deskScreens } from "@/lib/base/desk/screens";
import { CopyAddress } from "../../copy-address";
import { useCurrentUser } from "../../current-user";
import { useToast } from "../../toasts";
import { LoadError } from "../../load-error";
import { useCall } from "@/components/calls/use-call";
import { LinkDays } from "./link-days";
import type { DeskLink, ShownSpan } from "./types";

type LinkDialogProps = { link: DeskLink; span: ShownSpan; onClose: () => void };

/** A link's address, its QR code and its daily numbers. */
export function LinkDialog({ link, span, onClose }: LinkDialogProps) {
  const t = useTranslations("desk.links");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const { role } = useCurrentUser();
  const { id, segment, address } = link;
  const { data, failure, reload } = useCall("desk/links/days", { id, ...span });
  const name = { name: segment };
  const saveCode = async (format: "png" | "svg") => {
    if (!(await fetchFile("desk/links/code", { id, format }, `${segment}.${format}`)))
      showToast({ tone: "error", text: t("exportFailed") });
  };
  return (
    <Dialog title={segment} closeLabel={tShell("close")} onClose={onClose}>
      <CopyAddress label={t("address")} address={address} />
      {failure && !data && <LoadError onRetry={reload} />}
      {data && (
        <>
          <div className="mt-5 flex flex-wrap items-center gap-5">
            <svg
              className="size-40 rounded-card border border-line bg-white"
              viewBox={`0 0 ${data.code.size} ${data.code.size}`}
              role="img"
              aria-label={t("code", name)}
            >
              <path d={data.code.path} />
            </svg>
            <div className="flex flex-wrap gap-3">
              {(["png", "svg"] as const).map((format) => (
                <button
                  key={format}
                  type="button"
                  onClick={() => void saveCode(format)}
                  className={buttonClasses.secondary}
                >
                  {t("codeFile", { format: format.toUpperCase() })}
                </button>
              ))}
            </div>
          </div>
          <LinkDays days={data.days} />
        </>
      )}
      {role !== "editor" && (
        <p className="mt-4">
          <a className="link" href={`${deskScreens.leads.path}?state=&link=${encodeURIComponent(segment)}`}>
            {t("leads")}
          </a>
        </p>
      )}
    </Dialog>
  );
}
