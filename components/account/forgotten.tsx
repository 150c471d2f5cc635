import { useTranslations } from "next-intl";
import { writesToMembers } from "@/lib/notices/set-up";
import { paths } from "@/lib/paths";
import { school } from "@/lib/school/school";

/** What who forgot the password can do: ask for a link, or write to the school where the site itself writes no mails. */
export function Forgotten() {
  const t = useTranslations("account.login");
  if (!writesToMembers()) return <WriteToUs words="login.forgotten" />;
  return (
    <p className="mt-3">
      <a href={paths.forgotten} className="link">
        {t("forgot")}
      </a>
    </p>
  );
}

/** Without mail, somebody at the school has to look. Beside a form it first asks what a page of its own has as heading. */
export function WriteToUs({ words }: { words: "login.forgotten" | "forgotten.write" }) {
  const t = useTranslations("account");
  return (
    <p className="text-soft mt-3">
      {t.rich(words, {
        link: (text) => (
          <a href={`mailto:${school().email}`} className="text-jade underline underline-offset-4">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
