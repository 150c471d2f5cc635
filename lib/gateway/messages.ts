import type { CodeName } from "../contract/codes";
import type { Language } from "../i18n/languages";

/** Messages of the gateway's own failures, by language: forms show a serverMessage unchanged. */
type Said = Extract<
  CodeName,
  | "invalidInput"
  | "tokenFailure"
  | "notAllowed"
  | "notFound"
  | "bodyTooLarge"
  | "notJson"
  | "tooManyRequests"
  | "internal"
  | "upstreamUnreachable"
  | "upstreamTimeout"
>;

export const gatewayWords: Record<Language, Record<Said, string>> = {
  "en-US": {
    invalidInput: "Some of what you entered isn't valid. Please check it and try again.",
    tokenFailure: "Please log in again.",
    notAllowed: "This can only be sent from our own site. Please open the page there and try again.",
    notFound: "We couldn't find that.",
    bodyTooLarge: "That's too much to send at once.",
    notJson: "Only JSON can be sent here.",
    tooManyRequests: "Too many attempts. Please wait a moment.",
    internal: "Something went wrong on our side. Please try again later.",
    upstreamUnreachable: "We can't reach the service right now. Please try again later.",
    upstreamTimeout: "The service took too long to answer. Please try again.",
  },
  "zh-CN": {
    invalidInput: "部分内容填写有误，请检查后重试。",
    tokenFailure: "请重新登录。",
    notAllowed: "只能从本站提交。请在本站打开页面后重试。",
    notFound: "没有找到相关内容。",
    bodyTooLarge: "提交的内容太大。",
    notJson: "只接受 JSON 格式的数据。",
    tooManyRequests: "尝试次数过多，请稍后再试。",
    internal: "服务出了问题，请稍后再试。",
    upstreamUnreachable: "暂时无法连接服务，请稍后再试。",
    upstreamTimeout: "服务响应超时，请重试。",
  },
  "zh-HK": {
    invalidInput: "部分內容有誤，請檢查後再試。",
    tokenFailure: "請重新登入。",
    notAllowed: "只可從本站提交。請在本站開啟頁面後再試。",
    notFound: "找不到相關內容。",
    bodyTooLarge: "提交的內容過大。",
    notJson: "只接受 JSON 格式的資料。",
    tooManyRequests: "嘗試次數過多，請稍後再試。",
    internal: "服務出現問題，請稍後再試。",
    upstreamUnreachable: "暫時未能連接服務，請稍後再試。",
    upstreamTimeout: "服務回應逾時，請再試一次。",
  },
  "zh-TW": {
    invalidInput: "部分內容有誤，請檢查後再試一次。",
    tokenFailure: "請重新登入。",
    notAllowed: "只能從本站送出。請在本站開啟頁面後再試一次。",
    notFound: "找不到相關內容。",
    bodyTooLarge: "送出的內容太大。",
    notJson: "只接受 JSON 格式的資料。",
    tooManyRequests: "嘗試次數過多，請稍後再試。",
    internal: "服務發生問題，請稍後再試。",
    upstreamUnreachable: "目前無法連線到服務，請稍後再試。",
    upstreamTimeout: "服務回應逾時，請再試一次。",
  },
  "vi-VN": {
    invalidInput: "Một số thông tin chưa đúng. Bạn kiểm tra lại rồi thử lần nữa nhé.",
    tokenFailure: "Bạn đăng nhập lại nhé.",
    notAllowed:
      "Nội dung này chỉ gửi được từ trang web của chúng mình. Bạn mở lại trang đó rồi thử lần nữa nhé.",
    notFound: "Không tìm thấy nội dung này.",
    bodyTooLarge: "Nội dung gửi đi quá lớn.",
    notJson: "Chỉ nhận dữ liệu dạng JSON.",
    tooManyRequests: "Bạn thử hơi nhiều lần rồi. Đợi một chút nhé.",
    internal: "Hệ thống đang gặp trục trặc. Bạn thử lại sau nhé.",
    upstreamUnreachable: "Hiện chưa kết nối được với hệ thống. Bạn thử lại sau nhé.",
    upstreamTimeout: "Hệ thống phản hồi quá lâu. Bạn thử lại nhé.",
  },
  "id-ID": {
    invalidInput: "Ada isian yang belum benar. Periksa lagi, lalu kirim ulang.",
    tokenFailure: "Silakan masuk lagi.",
    notAllowed: "Ini hanya bisa dikirim dari situs kami. Buka halamannya di sana, lalu coba lagi.",
    notFound: "Konten ini tidak ditemukan.",
    bodyTooLarge: "Data yang kamu kirim terlalu besar.",
    notJson: "Hanya data JSON yang bisa dikirim ke sini.",
    tooManyRequests: "Terlalu banyak percobaan. Tunggu sebentar, ya.",
    internal: "Ada masalah di pihak kami. Coba lagi nanti, ya.",
    upstreamUnreachable: "Layanan sedang tidak bisa dihubungi. Coba lagi nanti, ya.",
    upstreamTimeout: "Layanan terlalu lama merespons. Coba lagi, ya.",
  },
  "ko-KR": {
    invalidInput: "입력한 내용 중 올바르지 않은 것이 있어요. 확인하고 다시 시도해 주세요.",
    tokenFailure: "다시 로그인해 주세요.",
    notAllowed: "저희 사이트에서만 보낼 수 있어요. 사이트에서 페이지를 열고 다시 시도해 주세요.",
    notFound: "찾으시는 내용이 없어요.",
    bodyTooLarge: "보내신 내용의 용량이 너무 커요.",
    notJson: "JSON 형식의 데이터만 받을 수 있어요.",
    tooManyRequests: "시도 횟수가 너무 많아요. 잠시 후 다시 시도해 주세요.",
    internal: "서비스에 문제가 생겼어요. 나중에 다시 시도해 주세요.",
    upstreamUnreachable: "서비스에 연결할 수 없어요. 나중에 다시 시도해 주세요.",
    upstreamTimeout: "서비스의 응답이 늦어지고 있어요. 다시 시도해 주세요.",
  },
};

/** The gateway's message for a code, or an empty string if only the provider can word it. */
export function messageFor(codeName: CodeName, language: Language): string {
  const said: Partial<Record<CodeName, string>> = gatewayWords[language];
  return said[codeName] ?? "";
}
