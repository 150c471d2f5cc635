"use client";

import type { ReactNode } from "react";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { regionLanguages } from "@/lib/base/reference/campaign-regions";
import type { SeasonValues } from "@/lib/subjects/campaign/season-form";
import { languageNames } from "@/lib/base/i18n/languages";
import { useWords } from "../words";
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
  const { sections, fields, hints } = useWords("campaign");
  const zone = useZone();
  return (
    <div className="flex flex-col gap-8">
      <Section title={sections.season}>
        <RegionFacts />
        <SeasonInput path="name" label={fields.name} />
        <FieldRow>
          <SeasonInput path="from" label={fields.from} hint={hints.from} type="date" />
          <SeasonInput path="until" label={fields.until} hint={hints.until} type="date" />
        </FieldRow>
        <ZoneField />
      </Section>
      <Section title={sections.page}>
        <SeasonInput path="title" label={fields.title} />
        <SeasonInput path="lead" label={fields.lead} type="prose" />
        <SeasonInput path="offer" label={fields.offer} />
        <SeasonPicture path="art" label={fields.art} variant="art" />
        <SpeakersField path="speakers" label={fields.speakers} />
      </Section>
      <Section title={sections.talks}>
        <FieldRow>
          <SeasonInput
            path="eventTime"
            label={fields.eventTime}
            hint={fillPlaceholders(hints.time, { zone: zone.name })}
            type="time"
          />
          <SeasonInput path="eventMinutes" label={fields.eventMinutes} type="number" />
        </FieldRow>
        <SeasonInput path="talksLead" label={fields.talksLead} type="prose" />
        <TalksField />
      </Section>
      <Section title={sections.people}>
        <PeopleField />
      </Section>
      <Section title={sections.vouchers}>
        <Vouchers />
      </Section>
      <Section title={sections.group}>
        <SeasonInput path="group.name" label={fields.group.name} />
        <SeasonInput path="group.link" label={fields.group.link} hint={hints.group} type="url" />
        <SeasonInput path="group.join" label={fields.group.join} />
        <SeasonInput path="group.joinText" label={fields.group.joinText} />
        <SeasonInput path="group.lead" label={fields.group.lead} type="prose" />
        <SeasonInput path="group.expiredText" label={fields.group.expiredText} type="prose" />
      </Section>
      <Section title={sections.hsk}>
        <HskFields />
      </Section>
      <Section title={sections.hskPage}>
        <HskPageFields />
      </Section>
      <OtherProblems />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5 border-t border-mist pt-5">
      <legend className="mb-4 text-lead font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

const useZone = () => useSeasonValue<SeasonValues["zone"]>("zone");

/** The region, language and time zone of a season. */
function RegionFacts() {
  const { facts } = useWords("campaign");
  const { regions } = useWords("links");
  const region = useSeasonRegion();
  const zone = useZone();
  const language = languageNames[regionLanguages[region]];
  return (
    <p>{fillPlaceholders(facts, { region: regions[region], language, zone: zone.name, id: zone.id })}</p>
  );
}

/** The two vouchers as the home page shows them, and as they appear after enrolling. */
function Vouchers() {
  const { fields, hints, voucher, coupon } = useWords("campaign");
  return (
    <>
      <FieldRow>
        <SeasonInput path="couponExpiry" label={fields.couponExpiry} type="date" />
        <SeasonInput path="prizeWorth" label={fields.prizeWorth} hint={hints.value} />
      </FieldRow>
      <SeasonInput path="vouchersLead" label={fields.vouchersLead} type="prose" />
      {(["vouchers", "coupons"] as const).flatMap((name) =>
        [0, 1].map((index) => (
          <FieldGroup
            key={`${name}.${index}`}
            title={fillPlaceholders(name === "vouchers" ? voucher : coupon, { n: index + 1 })}
          >
            <SeasonInput path={`${name}.${index}.name`} label={fields.voucher.name} />
            <SeasonInput path={`${name}.${index}.value`} label={fields.voucher.value} hint={hints.value} />
            <SeasonInput
              path={`${name}.${index}.note`}
              label={fields.voucher.note}
              hint={hints.voucherNote}
            />
          </FieldGroup>
        )),
      )}
    </>
  );
}

/** Shows a problem of a property that has no field in this form. */
function OtherProblems() {
  const { elsewhere } = useWords("campaign");
  const problems = [useSeasonProblem("region"), useSeasonProblem("key"), useSeasonProblem("dateFormat")];
  const first = problems.find((problem) => problem !== undefined);
  return first === undefined ? null : (
    <p className="field-error">
      {first} {elsewhere}
    </p>
  );
}
