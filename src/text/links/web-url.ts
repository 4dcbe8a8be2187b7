/** A full address on the web, by http or https; undefined for any other, and for none. */
export function webUrl(text: string | null | undefined, base = document.baseURI): URL | undefined {
  const url = text?.trim() && URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
