export interface LightboxItem {
  content: { type: 'image'; src: string; alt: string; width?: number; height?: number };
  meta?: { title?: string; description?: string };
}
export function openLightbox(_options: {
  set: LightboxItem[];
  currentSetIndex?: number;
  theme?: string;
  returnFocusTo?: (index: number) => HTMLElement | null;
}): { close(): void } {
  return { close() {} };
}
