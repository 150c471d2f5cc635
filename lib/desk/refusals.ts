import type { CodeName } from "../contract/codes";
import { ProviderError } from "../provider/types";
import type { DeskLanguage } from "./language";

/** Refusals of the desk, with their codes. */
const codeOf = {
  wrongLogin: "notAllowed",
  wrongPassword: "invalidInput",
  wrongCode: "invalidInput",
  notYours: "notAllowed",
  signedOut: "tokenFailure",
  linkUsed: "notFound",
  lastOwner: "notAllowed",
  gone: "notFound",
  seasonChanged: "invalidInput",
  noLogin: "notAllowed",
  tooFewPoints: "invalidInput",
  tooManyPoints: "invalidInput",
  noPoints: "notAllowed",
  seatEnded: "notFound",
  movedBefore: "notAllowed",
  twoLessonsFirst: "notAllowed",
  classOver: "notAllowed",
  sitsThere: "alreadyApplied",
  noSeatThere: "classFull",
  notBegun: "notAllowed",
  inThePast: "invalidInput",
  noAdviser: "invalidInput",
  notThatState: "notAllowed",
  withdrawn: "notAllowed",
  noWay: "notFound",
  linkTaken: "invalidInput",
  guessablePassword: "invalidInput",
  idle: "tokenFailure",
} as const satisfies Record<string, CodeName>;

export type DeskRefusal = keyof typeof codeOf;

export const deskRefusalWords: Record<DeskLanguage, Record<DeskRefusal, string>> = {
  "en-US": {
    wrongLogin: "That email or password isn't right.",
    wrongPassword: "That isn't your current password.",
    wrongCode: "That code isn't right or has been used. Wait for the next one.",
    notYours: "Your role doesn't include this. Ask an owner.",
    signedOut: "Please log in again.",
    linkUsed: "This link has been used or has expired. Ask for a new one.",
    lastOwner: "The desk needs an owner. Make someone else an owner first.",
    gone: "This is no longer here. Reload the page.",
    seasonChanged: "Someone else changed this season in the meantime.",
    noLogin: "This student has no login of their own: the parent logs in.",
    tooFewPoints: "The family doesn't have that many class points.",
    tooManyPoints: "That would be more class points than a family can have.",
    noPoints: "A teacher's account has no class points.",
    seatEnded: "This student no longer has this spot. Reload the page.",
    movedBefore: "This student has already been moved once. The terms allow no second move.",
    twoLessonsFirst: "The terms allow a move once the first two lessons are over.",
    classOver: "The lessons of this class are over.",
    sitsThere: "This student already has a spot in that class.",
    noSeatThere: "That class has no open spot.",
    notBegun: "This lesson hasn't started yet.",
    inThePast: "This time has passed. Choose a later one.",
    noAdviser: "This person doesn't look after leads. Choose someone else.",
    notThatState: "That isn't possible from this state.",
    withdrawn: "The family has withdrawn this request. Only the family can ask again.",
    noWay: "This isn't set up, so nothing can be sent.",
    linkTaken: "There's a link with this name already.",
    guessablePassword:
      "This password is easy to guess. Choose one that isn't common and doesn't contain your email or the school's name.",
    idle: "You were logged out because you didn't use the desk for 2 hours.",
  },
  "zh-CN": {
    wrongLogin: "邮箱或密码不正确。",
    wrongPassword: "当前密码不正确。",
    wrongCode: "验证码不正确，或已经用过。请等下一个验证码。",
    notYours: "你的角色没有这项权限，请联系管理员。",
    signedOut: "请重新登录。",
    linkUsed: "这个链接已用过或已过期，请索取新链接。",
    lastOwner: "工作台至少要有一位管理员。请先把别人设为管理员。",
    gone: "这条内容已不存在，请重新加载页面。",
    seasonChanged: "这一季的内容刚被别人修改过。",
    noLogin: "这位学员不能单独登录，由家长登录。",
    tooFewPoints: "这个家庭没有这么多课点。",
    tooManyPoints: "这样会超过一个家庭可以拥有的课点上限。",
    noPoints: "老师账号没有课点。",
    seatEnded: "这位学员已经没有这个名额，请重新加载页面。",
    movedBefore: "这位学员已经转过一次班。按照条款，不能再次转班。",
    twoLessonsFirst: "按照条款，前两节课结束后才能转班。",
    classOver: "这个班级的课程已经全部结束。",
    sitsThere: "这位学员已经在那个班级里。",
    noSeatThere: "那个班级没有空余名额。",
    notBegun: "这节课还没有开始。",
    inThePast: "这个时间已经过去，请选择以后的时间。",
    noAdviser: "这个人不负责跟进线索，请选择其他人。",
    notThatState: "当前状态下不能这样操作。",
    withdrawn: "这个申请已经由家庭撤回，只能由他们自己重新申请。",
    noWay: "还没有设置这个渠道，无法发送。",
    linkTaken: "已经有一个同名链接。",
    guessablePassword: "这个密码很容易被猜到。请换一个不常见、不含你的邮箱或学校名称的密码。",
    idle: "你已有 2 小时没有使用工作台，系统已自动退出登录。",
  },
};

/** Creates a refusal in the caller's language; `path` names the field at fault, if any. */
export function deskRefusal(reason: DeskRefusal, language: DeskLanguage, path?: string): ProviderError {
  const message = deskRefusalWords[language][reason];
  return new ProviderError(codeOf[reason], message, path === undefined ? undefined : [{ path, message }]);
}
