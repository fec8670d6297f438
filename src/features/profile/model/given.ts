/** Some directories keep empty text where they know nothing. */
export function given(text: string | null): string | null {
  return text?.trim() ? text : null
}
