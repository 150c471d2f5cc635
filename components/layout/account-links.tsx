import { guests, signedIn, students, teachers } from "@/components/session/viewers";
import { buttonLook } from "@/components/ui/button";
import { ExitButton } from "./exit-button";
import type { Frame } from "./frame";
import { ReturningLink } from "./returning-link";

/** Login and register for guests; the centre and the exit for who is signed in. */
export function AccountLinks({ frame: { sites, words } }: { frame: Frame }) {
  const { login, register, centre, exit } = words.header;
  return (
    <div className="account-links">
      <div data-for={guests}>
        <ReturningLink href={sites.login} className="extra">
          {login}
        </ReturningLink>
        <a href={sites.register} className={buttonLook.primary}>
          {register}
        </a>
      </div>
      <a data-for={students} href={sites.studentCentre} className="quiet">
        {centre}
      </a>
      <a data-for={teachers} href={sites.teacherCentre} className="quiet">
        {centre}
      </a>
      <div data-for={signedIn}>
        <ExitButton className="extra">{exit}</ExitButton>
      </div>
    </div>
  );
}
