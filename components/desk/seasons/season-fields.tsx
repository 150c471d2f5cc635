"use client";

import { useFormContext } from "react-hook-form";
import type { ReactNode } from "react";
import { fill } from "@/components/ui/fill";
import { regionLanguages } from "@/lib/campaign/region";
import type { SeasonValues } from "@/lib/desk/season-form";
import { languageNames } from "@/lib/i18n/languages";
import { useWords } from "../words";
import { HskFields, HskPageFields } from "./hsk-fields";
import { PeopleField } from "./people-field";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { problemAt, useRegion, useValue, type EditorValues } from "./season-values";
import { SpeakersField } from "./speakers-field";
import { TalksField } from "./talks-field";
import { ZoneField } from "./zone-field";

/** The form of a season. Its region, key and date format can only be edited as text. */
export function SeasonFields() {
  const { sections, fields, hints } = useWords("seasons");
  const zone = useZone();
  return (
    <>
      <Section title={sections.season}>
        <Facts />
        <SeasonInput at="name" label={fields.name} />
        <div className="desk-season-row">
          <SeasonInput at="from" label={fields.from} hint={hints.from} as="date" />
          <SeasonInput at="until" label={fields.until} hint={hints.until} as="date" />
        </div>
        <ZoneField />
      </Section>
      <Section title={sections.page}>
        <SeasonInput at="title" label={fields.title} />
        <SeasonInput at="lead" label={fields.lead} as="prose" />
        <SeasonInput at="offer" label={fields.offer} />
        <SeasonPicture at="art" label={fields.art} as="art" />
        <SpeakersField at="speakers" label={fields.speakers} />
      </Section>
      <Section title={sections.talks}>
        <div className="desk-season-row">
          <SeasonInput
            at="eventTime"
            label={fields.eventTime}
            hint={fill(hints.time, { zone: zone.name })}
            as="time"
          />
          <SeasonInput at="eventMinutes" label={fields.eventMinutes} as="number" />
        </div>
        <SeasonInput at="talksLead" label={fields.talksLead} as="prose" />
        <TalksField />
      </Section>
      <Section title={sections.people}>
        <PeopleField />
      </Section>
      <Section title={sections.vouchers}>
        <Vouchers />
      </Section>
      <Section title={sections.group}>
        <SeasonInput at="group.name" label={fields.group.name} />
        <SeasonInput at="group.link" label={fields.group.link} hint={hints.group} as="url" />
        <SeasonInput at="group.join" label={fields.group.join} />
        <SeasonInput at="group.joinText" label={fields.group.joinText} />
        <SeasonInput at="group.lead" label={fields.group.lead} as="prose" />
        <SeasonInput at="group.expiredText" label={fields.group.expiredText} as="prose" />
      </Section>
      <Section title={sections.hsk}>
        <HskFields />
      </Section>
      <Section title={sections.hskPage}>
        <HskPageFields />
      </Section>
      <Elsewhere />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="desk-season-section">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const useZone = () => useValue<SeasonValues["zone"]>("zone");

/** The region, language and time zone of a season. */
function Facts() {
  const { facts } = useWords("seasons");
  const { regions } = useWords("links");
  const region = useRegion();
  const zone = useZone();
  const language = languageNames[regionLanguages[region]];
  return <p>{fill(facts, { region: regions[region], language, zone: `${zone.name} (${zone.id})` })}</p>;
}

/** The two vouchers as the home page shows them, and as they appear after enrolling. */
function Vouchers() {
  const { fields, hints, voucher, coupon } = useWords("seasons");
  return (
    <>
      <div className="desk-season-row">
        <SeasonInput at="couponExpiry" label={fields.couponExpiry} as="date" />
        <SeasonInput at="prizeWorth" label={fields.prizeWorth} hint={hints.value} />
      </div>
      <SeasonInput at="vouchersLead" label={fields.vouchersLead} as="prose" />
      {(["vouchers", "coupons"] as const).flatMap((name) =>
        [0, 1].map((index) => (
          <fieldset key={`${name}.${index}`} className="desk-season-group">
            <legend>{fill(name === "vouchers" ? voucher : coupon, { n: index + 1 })}</legend>
            <SeasonInput at={`${name}.${index}.name`} label={fields.voucher.name} />
            <SeasonInput at={`${name}.${index}.value`} label={fields.voucher.value} hint={hints.value} />
            <SeasonInput at={`${name}.${index}.note`} label={fields.voucher.note} hint={hints.optional} />
          </fieldset>
        )),
      )}
    </>
  );
}

/** Shows a problem of a property that has no field in this form. */
function Elsewhere() {
  const { elsewhere } = useWords("seasons");
  const { errors } = useFormContext<EditorValues>().formState;
  const problems = ["region", "key", "dateFormat"].map((name) => problemAt(errors, `body.${name}`));
  const first = problems.find((problem) => problem !== undefined);
  return first === undefined ? null : (
    <p className="field-error">
      {first} {elsewhere}
    </p>
  );
}
