"use client";

import { Country } from "@/components/home/country";
import { fill } from "@/components/ui/fill";
import { Picture } from "@/components/ui/picture";
import type { MemberSetting } from "./member-labels";
import { SeriesRow, type SeriesRowLabels } from "./series-row";
import { useAccountView } from "./use-account-view";
import { Viewed } from "./viewed";

type TeacherDetailProps = {
  labels: { from: string; classes: string; none: string };
  row: SeriesRowLabels;
  setting: MemberSetting;
};

export function TeacherDetail({ labels, row, setting }: TeacherDetailProps) {
  const view = useAccountView("teacher-detail");
  return (
    <Viewed view={view} labels={setting.viewed}>
      {(teacher) => (
        <>
          <article className="sheet member-teacher">
            <Picture src={teacher.avatar || "/art/teachers/1.svg"} alt="" width={200} height={200} />
            <div>
              <h2 className="text-h2">{teacher.nickname}</h2>
              <Country
                code={teacher.country}
                text={(country) => fill(labels.from, { country })}
                locale={setting.locale}
              />
              <p className="mt-3 max-w-[60ch]">{teacher.description}</p>
            </div>
          </article>
          <h2 className="text-h2 mt-10">{labels.classes}</h2>
          {teacher.classes.length === 0 && <p className="text-soft mt-2">{labels.none}</p>}
          <div className="member-grid">
            {teacher.classes.map((series) => (
              <SeriesRow
                key={series.class_id}
                series={series}
                role="visitor"
                room=""
                labels={row}
                setting={setting}
              />
            ))}
          </div>
        </>
      )}
    </Viewed>
  );
}
