/** Text that may stand between tags: & < > are escaped. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text that may stand in an attribute: also quotes, and backticks, which old browsers took for quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replace(/["'`]/g, (quote) => `&#${quote.charCodeAt(0)};`);
}
