"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { regionLanguages } from "@/lib/base/reference/campaign-regions";
import type { SeasonValues } from "@/lib/subjects/campaign/season-form";
import { languageNames } from "@/lib/base/i18n/languages";
import { HskFields, HskPageFields } from "./hsk-fields";
import { PeopleField } from "./people-field";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { useSeasonProblem, useSeasonRegion, useSeasonValue } from "./season-values";
import { SpeakersField } from "./speakers-field";
import { TalksField } from "./talks-field";
import { ZoneField } from "./zone-field";
import { FieldRow } from "../desk-form";
import { FieldGroup } from "./field-group";

/** The form of a season. Its region, key and date format can only be edited as text. */
export function SeasonFields() {
  const t = useTranslations("desk.campaign");
  const zone = useZone();
  return (
    <div className="flex flex-col gap-8">
      <Section title={t("sections.season")}>
        <RegionFacts />
        <SeasonInput path="name" label={t("fields.name")} />
        <FieldRow>
          <SeasonInput path="from" label={t("fields.from")} hint={t("hints.from")} type="date" />
          <SeasonInput path="until" label={t("fields.until")} hint={t("hints.until")} type="date" />
        </FieldRow>
        <ZoneField />
      </Section>
      <Section title={t("sections.page")}>
        <SeasonInput path="title" label={t("fields.title")} />
        <SeasonInput path="lead" label={t("fields.lead")} type="prose" />
        <SeasonInput path="offer" label={t("fields.offer")} />
        <SeasonPicture path="art" label={t("fields.art")} variant="art" />
        <SpeakersField path="speakers" label={t("fields.speakers")} />
      </Section>
      <Section title={t("sections.talks")}>
        <FieldRow>
          <SeasonInput
            path="eventTime"
            label={t("fields.eventTime")}
            hint={t("hints.time", { zone: zone.name })}
            type="time"
          />
          <SeasonInput path="eventMinutes" label={t("fields.eventMinutes")} type="number" />
        </FieldRow>
        <SeasonInput path="talksLead" label={t("fields.talksLead")} type="prose" />
        <TalksField />
      </Section>
      <Section title={t("sections.people")}>
        <PeopleField />
      </Section>
      <Section title={t("sections.vouchers")}>
        <Vouchers />
      </Section>
      <Section title={t("sections.group")}>
        <SeasonInput path="group.name" label={t("fields.group.name")} />
        <SeasonInput path="group.link" label={t("fields.group.link")} hint={t("hints.group")} type="url" />
        <SeasonInput path="group.join" label={t("fields.group.join")} />
        <SeasonInput path="group.joinText" label={t("fields.group.joinText")} />
        <SeasonInput path="group.lead" label={t("fields.group.lead")} type="prose" />
        <SeasonInput path="group.expiredText" label={t("fields.group.expiredText")} type="prose" />
      </Section>
      <Section title={t("sections.hsk")}>
        <HskFields />
      </Section>
      <Section title={t("sections.hskPage")}>
        <HskPageFields />
      </Section>
      <OtherProblems />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="mb-4 text-lead font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

const useZone = () => useSeasonValue<SeasonValues["zone"]>("zone");

/** The region, language and time zone of a season. */
function RegionFacts() {
  const t = useTranslations("desk.campaign");
  const tLinks = useTranslations("desk.links");
  const region = useSeasonRegion();
  const zone = useZone();
  const language = languageNames[regionLanguages[region]];
  return <p>{t("facts", { region: tLinks(`regions.${region}`), language, zone: zone.name, id: zone.id })}</p>;
}

/** The two vouchers, which all pages show alike. */
function Vouchers() {
  const t = useTranslations("desk.campaign");
  return (
    <>
      <FieldRow>
        <SeasonInput path="couponExpiry" label={t("fields.couponExpiry")} type="date" />
        <SeasonInput path="prizeWorth" label={t("fields.prizeWorth")} hint={t("hints.value")} />
      </FieldRow>
      <SeasonInput path="vouchersLead" label={t("fields.vouchersLead")} type="prose" />
      {[0, 1].map((index) => (
        <FieldGroup key={index} title={t("voucher", { n: index + 1 })}>
          <SeasonInput path={`vouchers.${index}.name`} label={t("fields.voucher.name")} />
          <FieldRow>
            <SeasonInput
              path={`vouchers.${index}.value`}
              label={t("fields.voucher.value")}
              hint={t("hints.value")}
            />
            <SeasonInput
              path={`vouchers.${index}.yuan`}
              label={t("fields.voucher.yuan")}
              hint={t("hints.yuan")}
              type="number"
            />
          </FieldRow>
          <SeasonInput
            path={`vouchers.${index}.note`}
            label={t("fields.voucher.note")}
            hint={t("hints.voucherNote")}
          />
        </FieldGroup>
      ))}
    </>
  );
}

/** Shows a problem of a property that has no field in this form. */
function OtherProblems() {
  const t = useTranslations("desk.campaign");
  const problems = [useSeasonProblem("region"), useSeasonProblem("key"), useSeasonProblem("dateFormat")];
  const first = problems.find((problem) => problem !== undefined);
  return first === undefined ? null : (
    <p className="field-error">
      {first} {t("elsewhere")}
    </p>
  );
}
