/** A web address, without a mark of punctuation that ends the sentence around it. */
const webAddress = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}，。；：！？）】」』])/;

/** Splits a plain text at its web addresses: the parts at odd positions are addresses. */
export const splitAtLinks = (text: string): string[] => text.split(webAddress);
