// Numbers as people write them.

/** What came or went: with a plus, or a real minus sign, which is as wide as a digit. */
export function withSign(count: number, language: string): string {
  return `${count < 0 ? "−" : "+"}${Math.abs(count).toLocaleString(language)}`;
}
