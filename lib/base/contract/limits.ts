/*
 * The rate limits. A school class, a dormitory or the customers of a mobile network can share one address and must not
 * be blocked, so limits by address are wide. Guessing is limited by its target instead: an email or a phone.
 * RATE_LIMIT_FACTOR multiplies all limits.
 */

/**
 * What attempts are counted by. `everyone` counts all callers together, `unknownNetwork` counts per email the attempts
 * from networks where its owner has not logged in before, `session` counts per login session.
 */
export type LimitKey = "address" | "email" | "phone" | "everyone" | "unknownNetwork" | "session";

export type Rule = {
  /** The combination of these keys is counted. */
  by: readonly LimitKey[];
  maxAttempts: number;
  /** The window begins with the first attempt. */
  windowSeconds: number;
};

const minute = 60;
const hour = 60 * minute;

export const limits = {
  /** By address: two classes of thirty, two enquiries each. By phone: one person enquires about a few classes. */
  enquiry: [
    { by: ["address"], maxAttempts: 120, windowSeconds: 10 * minute },
    { by: ["phone"], maxAttempts: 10, windowSeconds: hour },
  ],
  /** By address: an event in a school hall. By phone and email: one person retries a few times. */
  enrolment: [
    { by: ["address"], maxAttempts: 300, windowSeconds: 10 * minute },
    { by: ["phone"], maxAttempts: 10, windowSeconds: hour },
    { by: ["email"], maxAttempts: 10, windowSeconds: hour },
  ],
  /** Returns an activation code for its phone and email, so guessing of either is limited. */
  codeAgain: [
    { by: ["address"], maxAttempts: 60, windowSeconds: 10 * minute },
    { by: ["phone"], maxAttempts: 10, windowSeconds: hour },
    { by: ["email"], maxAttempts: 10, windowSeconds: hour },
  ],
  /**
   * Reveals whether a phone is enrolled, so enumeration is limited: by number, and for all addresses together to
   * 864,000 a day of 10^9 numbers in one country. One address alone cannot use that up. The limit by address allows
   * for a mobile network whose customers share it. 50,000 visitors in an hour make about 20 requests a minute, since
   * a browser that has enrolled sends none.
   */
  enrolledCheck: [
    { by: ["address"], maxAttempts: 300, windowSeconds: 10 * minute },
    { by: ["phone"], maxAttempts: 10, windowSeconds: hour },
    { by: ["everyone"], maxAttempts: 600, windowSeconds: minute },
  ],
  /**
   * Enrolling with another email reveals whether a phone is enrolled; each wrong guess creates an enrolment. In a
   * hall of 300, one in eight has enrolled before with another email. There is no limit for `everyone`, because an
   * attacker could use it up to block all enrolments.
   */
  enrolledTold: [{ by: ["address"], maxAttempts: 40, windowSeconds: hour }],
  /**
   * Only failures count. Address and email together limit one attacker without blocking the owner elsewhere. The
   * email alone limits attackers with many addresses to 2,400 guesses a day; networks where the owner has logged in
   * before are exempt, because otherwise anybody could block the owner.
   */
  login: [
    { by: ["address"], maxAttempts: 100, windowSeconds: 10 * minute },
    { by: ["address", "email"], maxAttempts: 10, windowSeconds: 10 * minute },
    { by: ["unknownNetwork"], maxAttempts: 100, windowSeconds: hour },
  ],
  /** Successful logins also cost about 30 ms, 19 MiB and a row. Allows two classes of thirty, five logins each. */
  loginWork: [{ by: ["address"], maxAttempts: 300, windowSeconds: 10 * minute }],
  /**
   * Authenticator codes at the desk. Only failures count: from unknown networks together 240 a day, where three of a
   * million codes are valid and the password must be known. Networks where the second factor was passed before are
   * exempt, because otherwise anybody with the password could block the owner.
   */
  deskCode: [
    { by: ["address", "email"], maxAttempts: 10, windowSeconds: hour },
    { by: ["unknownNetwork"], maxAttempts: 10, windowSeconds: hour },
  ],
  /**
   * Recovery codes, counted separately from authenticator codes. A thousand attempts an hour cannot find one of ten
   * codes of 50 bits, and exhausting the limit takes a hundred networks.
   */
  deskRecovery: [
    { by: ["address", "email"], maxAttempts: 10, windowSeconds: hour },
    { by: ["unknownNetwork"], maxAttempts: 1000, windowSeconds: hour },
  ],
  /**
   * Password confirmation within a desk session, which may be an unattended screen. Counted by session alone, so that
   * an attacker elsewhere cannot keep the owner from changing a stolen password.
   */
  deskPassword: [{ by: ["session"], maxAttempts: 10, windowSeconds: hour }],
  /** Links to the desk. Tokens of 256 bits cannot be guessed, and no password is hashed without a valid one. */
  deskLink: [{ by: ["address"], maxAttempts: 60, windowSeconds: 10 * minute }],
  /** Share pictures that are not cached yet; drawing one takes seconds. A crawler requests a few in a row. */
  picture: [{ by: ["address"], maxAttempts: 60, windowSeconds: 10 * minute }],
  /** The list of known series classes, which mainly the site itself requests. It is read at most once a second. */
  knownClasses: [{ by: ["address"], maxAttempts: 60, windowSeconds: 10 * minute }],
  /** Two classes of thirty. Each registration costs 19 MiB and about 30 ms of hashing. */
  register: [
    { by: ["address"], maxAttempts: 60, windowSeconds: 10 * minute },
    { by: ["email"], maxAttempts: 10, windowSeconds: hour },
  ],
  /**
   * Registering reveals whether an email has an account. Of two classes of thirty on one network, a few have one
   * already. Beyond the limit nothing is revealed, and registration from that network is refused for a while.
   */
  emailTold: [{ by: ["address"], maxAttempts: 20, windowSeconds: hour }],
  /**
   * Mails with a link to a new password: at most five an hour for one recipient, and two classes of thirty may request
   * one from one network. Counted before the account is looked up, for known and unknown addresses alike.
   */
  forgotten: [
    { by: ["address"], maxAttempts: 60, windowSeconds: 10 * minute },
    { by: ["email"], maxAttempts: 5, windowSeconds: hour },
  ],
  /** Mailed links. Tokens of 256 bits cannot be guessed, and no password is hashed without a valid one. */
  mailedLink: [{ by: ["address"], maxAttempts: 120, windowSeconds: 10 * minute }],
  /**
   * Mails that confirm an account's address, which may belong to someone else. Counted by recipient, not by session,
   * because another login gives another session. Two classes of thirty may request one from one network.
   */
  confirmMail: [
    { by: ["email"], maxAttempts: 5, windowSeconds: hour },
    { by: ["address"], maxAttempts: 100, windowSeconds: 10 * minute },
  ],
  /** Actions on member pages. Two classes of thirty save a few live classes each. */
  accountAction: [
    { by: ["session"], maxAttempts: 60, windowSeconds: 10 * minute },
    { by: ["address"], maxAttempts: 600, windowSeconds: 10 * minute },
  ],
  /** Recordings of a teacher: a word takes a few seconds, and a school may have several teachers at work. */
  pronunciation: [
    { by: ["session"], maxAttempts: 300, windowSeconds: 10 * minute },
    { by: ["address"], maxAttempts: 3000, windowSeconds: 10 * minute },
  ],
  /**
   * Requests for the trial lesson, and their changes and withdrawals; each sends a mail to the school. Two classes of
   * thirty send two each from one network.
   */
  trialRequest: [
    { by: ["session"], maxAttempts: 20, windowSeconds: hour },
    { by: ["address"], maxAttempts: 120, windowSeconds: 10 * minute },
  ],
  /** Reads of member pages. Two classes of thirty open a few pages each, which revalidate on focus. */
  accountRead: [
    { by: ["session"], maxAttempts: 300, windowSeconds: 10 * minute },
    { by: ["address"], maxAttempts: 3000, windowSeconds: 10 * minute },
  ],
  /** A calendar is fetched a few times an hour; a large calendar service fetches for many students from one network. */
  calendar: [
    { by: ["session"], maxAttempts: 60, windowSeconds: 10 * minute },
    { by: ["address"], maxAttempts: 3000, windowSeconds: 10 * minute },
  ],
  /**
   * Checks the old password, which could be guessed at an unattended screen, and costs as much as registering. Each
   * change sends a mail to an address that may belong to someone else.
   */
  passwordChange: [
    { by: ["session"], maxAttempts: 10, windowSeconds: 10 * minute },
    { by: ["email"], maxAttempts: 10, windowSeconds: hour },
    { by: ["address"], maxAttempts: 100, windowSeconds: 10 * minute },
  ],
  /** Forms that seem to come from a bot are accepted and marked, up to this limit. */
  suspect: [{ by: ["address"], maxAttempts: 20, windowSeconds: hour }],
  /** Up to 4 MB each and three for one device check: two classes of thirty before their lesson. */
  speed: [{ by: ["address"], maxAttempts: 180, windowSeconds: 10 * minute }],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitName = keyof typeof limits;

/** The known values of a caller by key. Rules with an unknown key are skipped. */
export type LimitValues = Partial<Record<LimitKey, string>>;
