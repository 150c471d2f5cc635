import type { CodeName } from "../contract/codes";
import type { Language } from "../i18n/languages";
import { ProviderError } from "./types";

/** Why the provider says no, and with which code. Words are here because screens show a server's message as it is. */
const codeOf = {
  alreadyApplied: "alreadyApplied",
  classFull: "classFull",
  deadlinePassed: "deadlinePassed",
  notEnoughPoints: "notEnoughPoints",
  studentsOnly: "notAllowed",
  unknownClass: "notFound",
  phoneEnrolled: "alreadyApplied",
  keyReused: "invalidInput",
  emailTaken: "invalidInput",
  wrongLogin: "notAllowed",
} as const satisfies Record<string, CodeName>;

export type Refusal = keyof typeof codeOf;

export const refusalWords: Record<Language, Record<Refusal, string>> = {
  "en-US": {
    alreadyApplied: "You have already applied for this class.",
    classFull: "This class is full.",
    deadlinePassed: "Applications for this class have closed.",
    notEnoughPoints: "You don't have enough class points for this class.",
    studentsOnly: "Only students can apply. Please use a student account.",
    unknownClass: "This class no longer exists.",
    phoneEnrolled: "This phone number is already enrolled.",
    keyReused: "This key was already used for another request.",
    emailTaken: "There's already an account with this email.",
    wrongLogin: "That email or password isn't right.",
  },
  "zh-CN": {
    alreadyApplied: "你已经报名这个班级。",
    classFull: "这个班级名额已满。",
    deadlinePassed: "这个班级的报名已截止。",
    notEnoughPoints: "课点不足，无法报名这个班级。",
    studentsOnly: "只有学员可以报名，请使用学员账号。",
    unknownClass: "这个班级已不存在。",
    phoneEnrolled: "这个电话号码已经报名。",
    keyReused: "这个标识已用于其他请求。",
    emailTaken: "这个邮箱已经注册。",
    wrongLogin: "邮箱或密码不正确。",
  },
  "zh-HK": {
    alreadyApplied: "你已報名此班別。",
    classFull: "此班別名額已滿。",
    deadlinePassed: "此班別已截止報名。",
    notEnoughPoints: "點數不足，未能報名此班別。",
    studentsOnly: "只有學員可以報名，請使用學員帳戶。",
    unknownClass: "此班別已不存在。",
    phoneEnrolled: "此電話號碼已報名。",
    keyReused: "此識別碼已用於其他請求。",
    emailTaken: "此電郵已經註冊。",
    wrongLogin: "電郵或密碼不正確。",
  },
  "zh-TW": {
    alreadyApplied: "你已經報名這個班級。",
    classFull: "這個班級名額已滿。",
    deadlinePassed: "這個班級的報名已截止。",
    notEnoughPoints: "點數不足，無法報名這個班級。",
    studentsOnly: "只有學員可以報名，請使用學員帳號。",
    unknownClass: "這個班級已不存在。",
    phoneEnrolled: "這個電話號碼已經報名。",
    keyReused: "這個識別碼已用於其他請求。",
    emailTaken: "這個電子郵件已經註冊。",
    wrongLogin: "電子郵件或密碼不正確。",
  },
  "vi-VN": {
    alreadyApplied: "Bạn đã đăng ký lớp này rồi.",
    classFull: "Lớp này đã đủ học viên.",
    deadlinePassed: "Lớp này đã hết hạn đăng ký.",
    notEnoughPoints: "Bạn không đủ xu học để đăng ký lớp này.",
    studentsOnly: "Chỉ học viên mới đăng ký được. Bạn dùng tài khoản học viên nhé.",
    unknownClass: "Lớp này không còn nữa.",
    phoneEnrolled: "Số điện thoại này đã ghi danh rồi.",
    keyReused: "Mã này đã được dùng cho một yêu cầu khác.",
    emailTaken: "Email này đã được đăng ký.",
    wrongLogin: "Email hoặc mật khẩu chưa đúng.",
  },
  "id-ID": {
    alreadyApplied: "Kamu sudah mendaftar di kelas ini.",
    classFull: "Kelas ini sudah penuh.",
    deadlinePassed: "Pendaftaran kelas ini sudah ditutup.",
    notEnoughPoints: "Poin kelasmu tidak cukup untuk kelas ini.",
    studentsOnly: "Hanya siswa yang bisa mendaftar. Masuk dengan akun siswa, ya.",
    unknownClass: "Kelas ini sudah tidak ada.",
    phoneEnrolled: "Nomor telepon ini sudah terdaftar.",
    keyReused: "Kunci ini sudah dipakai untuk permintaan lain.",
    emailTaken: "Email ini sudah terdaftar.",
    wrongLogin: "Email atau kata sandi salah.",
  },
  "ko-KR": {
    alreadyApplied: "이미 신청한 수업이에요.",
    classFull: "정원이 모두 찼어요.",
    deadlinePassed: "신청이 마감됐어요.",
    notEnoughPoints: "수업 포인트가 부족해요.",
    studentsOnly: "수강생만 신청할 수 있어요. 수강생 계정으로 로그인해 주세요.",
    unknownClass: "이 수업은 더 이상 열리지 않아요.",
    phoneEnrolled: "이미 등록된 전화번호예요.",
    keyReused: "다른 요청에 이미 사용된 키예요.",
    emailTaken: "이미 가입된 이메일이에요.",
    wrongLogin: "이메일 또는 비밀번호가 맞지 않아요.",
  },
};

/** A refusal in the caller's language; `path` names the field at fault, where there is one. */
export function refusal(reason: Refusal, language: Language, path?: string): ProviderError {
  const message = refusalWords[language][reason];
  return new ProviderError(codeOf[reason], message, path === undefined ? undefined : [{ path, message }]);
}
