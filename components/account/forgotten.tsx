import { useTranslations } from "next-intl";
import { writesToMembers } from "@/lib/notices/set-up";
import { paths } from "@/lib/paths";
import { school } from "@/lib/school/school";

/** What who forgot the password can do: ask for a link, or write to the school where the site itself writes no mails. */
export function Forgotten() {
  const t = useTranslations("account.login");
  if (!writesToMembers()) return <WriteToUs />;
  return (
    <p className="mt-3">
      <a href={paths.forgotten} className="link">
        {t("forgot")}
      </a>
    </p>
  );
}

/** Without mail, somebody at the school has to look. */
export function WriteToUs() {
  const t = useTranslations("account.login");
  return (
    <p className="text-soft mt-3">
      {t.rich("forgotten", {
        link: (text) => (
          <a href={`mailto:${school().email}`} className="text-jade underline underline-offset-4">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
