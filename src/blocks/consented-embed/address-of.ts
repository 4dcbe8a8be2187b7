export type Embed = HTMLIFrameElement | HTMLTemplateElement;

/** Where its content, or the first of it, comes from. */
export const addressOf = (embed: Embed): string | null | undefined =>
  embed instanceof HTMLIFrameElement
    ? embed.dataset.src
    : embed.content.querySelector('[src]')?.getAttribute('src');
