import { useTranslations } from "next-intl";
import { mailtoHref } from "@/lib/base/links/mailto";
import { sendsMemberMail } from "@/lib/engines/notifications/configured-channels";
import { paths } from "@/lib/base/paths";
import { school } from "@/lib/subjects/school/school";

/** Help with a forgotten password: a link to the reset form, or the school's address if the site sends no mail. */
export function ForgottenPassword() {
  const t = useTranslations("account.login");
  if (!sendsMemberMail()) return <WriteToUs messageKey="login.forgotten" />;
  return (
    <p className="mt-3">
      <a href={paths.forgotten} className="link">
        {t("forgot")}
      </a>
    </p>
  );
}

/** Link to write to the school, for sites that send no mail. */
export function WriteToUs({ messageKey }: { messageKey: "login.forgotten" | "forgotten.write" }) {
  const t = useTranslations("account");
  const { email } = school();
  if (!email) return null;
  return (
    <p className="mt-3 text-soft">
      {t.rich(messageKey, {
        link: (text) => (
          <a href={mailtoHref(email)} className="text-accent underline underline-offset-4">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
